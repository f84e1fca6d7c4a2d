import type { Layout } from '../core/layout.ts';
import { appraisals } from './b-appraisal.ts';
import { closingDisclosures } from './b-closing-disclosure.ts';
import { floodDeterminations } from './b-flood-determination.ts';
import { floodNotices } from './b-flood-notices.ts';
import { vendorDeterminations } from './b-flood-vendors.ts';
import { liabilityCertificates } from './b-liability.ts';
import { loanEstimates } from './b-loan-estimate.ts';
import { otherPapers } from './b-other.ts';
import { payoffs } from './b-payoff.ts';
import { payoffForms } from './b-payoff-forms.ts';
import { acordProperty } from './b-property-acord.ts';
import { carrierProperty } from './b-property-carriers.ts';
import { propertyPolicies } from './b-property-policies.ts';
import { sellerDisclosures } from './b-seller-disclosure.ts';
import { altaStatements } from './b-settlement-alta.ts';
import { hudStatements } from './b-settlement-hud.ts';
import { officeStatements } from './b-settlement-offices.ts';
import { titleCommitments } from './b-title-commitment.ts';
import { officeCommitments } from './b-title-offices.ts';
import { orderCommitments } from './b-title-orders.ts';
import { protectionLetters, titlePolicies } from './b-title-policy.ts';
import { transmittals } from './b-transmittal.ts';
import { truthInLending } from './b-truth-in-lending.ts';
import { uccStatements } from './b-ucc.ts';
import { wireInstructions } from './b-wire.ts';
import { wirePapers } from './b-wire-papers.ts';

/** Layouts of the papers around the loan: disclosures, settlement, title, insurance, flood, money movement. */
export const workingLayoutsB: readonly Layout[] = [
  ...closingDisclosures,
  ...sellerDisclosures,
  ...altaStatements,
  ...hudStatements,
  ...officeStatements,
  ...acordProperty,
  ...propertyPolicies,
  ...carrierProperty,
  ...floodDeterminations,
  ...vendorDeterminations,
  ...wireInstructions,
  ...wirePapers,
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
  ...payoffForms,
  ...titleCommitments,
  ...officeCommitments,
  ...orderCommitments,
];
