import type { Layout } from '../core/layout.ts';
import { agreements } from './a-agreements.ts';
import { approvals } from './a-approvals.ts';
import { proseApprovals } from './a-approvals-prose.ts';
import { tableApprovals } from './a-approvals-tables.ts';
import { consumerForms } from './a-consumer-forms.ts';
import { narrativeInstruments } from './a-deeds-families.ts';
import { softwareInstruments } from './a-deeds-software.ts';
import { uniformInstruments } from './a-deeds-uniform.ts';
import { disbursements } from './a-disbursements.ts';
import { proseDisbursements } from './a-disbursements-prose.ts';
import { tableDisbursements } from './a-disbursements-tables.ts';
import { entityDocuments } from './a-entity-documents.ts';
import { guaranties } from './a-guaranties.ts';
import { moreGuaranties } from './a-guaranties-more.ts';
import { attorneyNotes } from './a-notes-attorney.ts';
import { headerBoxNotes } from './a-notes-boxes.ts';
import { columnNotes } from './a-notes-columns.ts';
import { otherNotes, tableNotes } from './a-notes-others.ts';
import { uniformNotes } from './a-notes-uniform.ts';
import { others } from './a-others.ts';
import { resolutions } from './a-resolutions.ts';
import { riders } from './a-riders.ts';
import { sbaAuthorizations } from './a-sba-authorization.ts';

/** Notes, guaranties, security instruments, approvals and what is signed beside them. */
export const workingLayoutsA: readonly Layout[] = [
  ...headerBoxNotes,
  ...columnNotes,
  ...uniformNotes,
  ...attorneyNotes,
  ...otherNotes,
  ...tableNotes,
  ...guaranties,
  ...moreGuaranties,
  ...softwareInstruments,
  ...uniformInstruments,
  ...narrativeInstruments,
  ...approvals,
  ...tableApprovals,
  ...proseApprovals,
  ...disbursements,
  ...tableDisbursements,
  ...proseDisbursements,
  ...agreements,
  ...resolutions,
  ...riders,
  ...entityDocuments,
  ...consumerForms,
  ...sbaAuthorizations,
  ...others,
];
