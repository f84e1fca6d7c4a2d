import type { Layout } from '../core/layout.ts';
import { appraisals } from './b-appraisal.ts';
import { uniformReport } from './b-appraisal-urar.ts';
import { closingDisclosureGrid } from './b-closing-disclosure-grid.ts';
import { closingDisclosureModel } from './b-closing-disclosure-model.ts';
import { closingDisclosurePlain } from './b-closing-disclosure-plain.ts';
import { closingDisclosureRefinance } from './b-closing-disclosure-refinance.ts';
import { floodDeterminations } from './b-flood-determination.ts';
import { floodPapers } from './b-flood-papers.ts';
import { floodReports } from './b-flood-reports.ts';
import { liabilityCertificates } from './b-liability-insurance.ts';
import { loanEstimates } from './b-loan-estimate.ts';
import { otherDocuments } from './b-others.ts';
import { payoffStatements } from './b-payoff-statement.ts';
import { insuranceEvidence } from './b-property-insurance.ts';
import { acordEvidence } from './b-property-insurance-acord.ts';
import { settlementHud1 } from './b-settlement-hud-1.ts';
import { settlementStatements } from './b-settlement-statement.ts';
import { titleCommitments } from './b-title-commitment.ts';
import { titlePolicies } from './b-title-policy.ts';
import { transmittals } from './b-transmittal.ts';
import { truthInLending } from './b-truth-in-lending.ts';
import { uccStatements } from './b-ucc.ts';
import { wireInstructions } from './b-wire-instructions.ts';

/** The half of the scored set that comes with settlement, title, insurance, flood and money. */
export const scoredLayoutsB: readonly Layout[] = [
  closingDisclosureModel,
  closingDisclosureRefinance,
  closingDisclosureGrid,
  closingDisclosurePlain,
  ...wireInstructions,
  ...titleCommitments,
  ...acordEvidence,
  ...insuranceEvidence,
  ...floodDeterminations,
  ...floodReports,
  ...settlementStatements,
  settlementHud1,
  ...payoffStatements,
  ...uccStatements,
  uniformReport,
  ...appraisals,
  ...loanEstimates,
  ...truthInLending,
  ...transmittals,
  ...titlePolicies,
  ...liabilityCertificates,
  ...floodPapers,
  ...otherDocuments,
];
