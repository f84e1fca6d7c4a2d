import type { Layout } from '../core/layout.ts';
import { appraisals } from './b-appraisal.ts';
import { closingDisclosures } from './b-closing-disclosure.ts';
import { floodDeterminations } from './b-flood-determination.ts';
import { moreFloodDeterminations } from './b-flood-more.ts';
import { floodNotices } from './b-flood-notices.ts';
import { liabilityCertificates } from './b-liability.ts';
import { loanEstimates } from './b-loan-estimate.ts';
import { otherPapers } from './b-other.ts';
import { payoffs } from './b-payoff.ts';
import { morePayoffs } from './b-payoff-more.ts';
import { acordProperty } from './b-property-acord.ts';
import { moreProperty } from './b-property-more.ts';
import { propertyPolicies } from './b-property-policies.ts';
import { sellerDisclosures } from './b-seller-disclosure.ts';
import { altaStatements } from './b-settlement-alta.ts';
import { hudStatements } from './b-settlement-hud.ts';
import { moreSettlements } from './b-settlement-more.ts';
import { titleCommitments } from './b-title-commitment.ts';
import { moreTitleCommitments } from './b-title-more.ts';
import { protectionLetters, titlePolicies } from './b-title-policy.ts';
import { transmittals } from './b-transmittal.ts';
import { truthInLending } from './b-truth-in-lending.ts';
import { uccStatements } from './b-ucc.ts';
import { wireInstructions } from './b-wire.ts';
import { moreWires } from './b-wire-more.ts';

/** Layouts of the papers around the loan: disclosures, settlement, title, insurance, flood, money movement. */
export const workingLayoutsB: readonly Layout[] = [
  ...closingDisclosures,
  ...sellerDisclosures,
  ...altaStatements,
  ...hudStatements,
  ...moreSettlements,
  ...acordProperty,
  ...propertyPolicies,
  ...moreProperty,
  ...floodDeterminations,
  ...moreFloodDeterminations,
  ...wireInstructions,
  ...moreWires,
  ...transmittals,
  ...otherPapers,
  ...appraisals,
  ...uccStatements,
  ...floodNotices,
  ...liabilityCertificates,
  ...titlePolicies,
  ...protectionLetters,
  ...loanEstimates,
  ...truthInLending,
  ...payoffs,
  ...morePayoffs,
  ...titleCommitments,
  ...moreTitleCommitments,
];
