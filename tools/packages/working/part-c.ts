import type { Layout } from '../core/layout.ts';
import { agreementsC } from './c-agreements.ts';
import { approvalsC } from './c-approvals.ts';
import { authorityC } from './c-authority.ts';
import { changesC } from './c-changes.ts';
import { consumerC } from './c-consumer.ts';
import { deedsC } from './c-deeds.ts';
import { disbursementsC } from './c-disbursements.ts';
import { guarantiesC } from './c-guaranties.ts';
import { mortgagesC } from './c-mortgages.ts';
import { notesC } from './c-notes.ts';
import { programsC } from './c-programs.ts';
import { promisesC } from './c-promises.ts';
import { ridersC } from './c-riders.ts';
import { securityAgreementsC } from './c-security-agreements.ts';
import { transmittalsC } from './c-transmittals.ts';

/** Layouts written from the description of the domain alone, in other words and other shapes than the first two parts. */
export const partC: readonly Layout[] = [
  ...notesC,
  ...guarantiesC,
  ...deedsC,
  ...mortgagesC,
  ...approvalsC,
  ...disbursementsC,
  ...agreementsC,
  ...securityAgreementsC,
  ...changesC,
  ...ridersC,
  ...promisesC,
  ...authorityC,
  ...consumerC,
  ...programsC,
  ...transmittalsC,
];
