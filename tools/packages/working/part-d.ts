import type { Layout } from '../core/layout.ts';
import { appraisalsD } from './d-appraisal.ts';
import { modelDisclosureD } from './d-disclosure-ends.ts';
import { plainDisclosureD } from './d-disclosure-plain.ts';
import { filingsD } from './d-filings.ts';
import { floodsD } from './d-flood.ts';
import { floodPapersD } from './d-flood-papers.ts';
import { liabilityD } from './d-liability.ts';
import { estimatesD } from './d-loan-estimate.ts';
import { payoffsD } from './d-payoff.ts';
import { propertyD } from './d-property.ts';
import { settlementsD } from './d-settlement.ts';
import { commitmentsD } from './d-title.ts';
import { titlePapersD } from './d-title-policy.ts';
import { lendingD } from './d-truth-in-lending.ts';
import { wiresD } from './d-wire.ts';

/** The papers around the loan as other houses print them. */
export const partD: readonly Layout[] = [
  ...payoffsD,
  ...wiresD,
  ...propertyD,
  ...liabilityD,
  ...floodsD,
  ...floodPapersD,
  ...commitmentsD,
  ...modelDisclosureD,
  ...plainDisclosureD,
  ...estimatesD,
  ...lendingD,
  ...appraisalsD,
  ...filingsD,
  ...settlementsD,
  ...titlePapersD,
];
