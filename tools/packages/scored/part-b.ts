import type { Layout } from '../core/layout.ts';
import { closingDisclosureGrid } from './b-closing-disclosure-grid.ts';
import { closingDisclosureModel } from './b-closing-disclosure-model.ts';
import { closingDisclosurePlain } from './b-closing-disclosure-plain.ts';
import { closingDisclosureRefinance } from './b-closing-disclosure-refinance.ts';
import { insuranceEvidence } from './b-property-insurance.ts';
import { acordEvidence } from './b-property-insurance-acord.ts';
import { titleCommitments } from './b-title-commitment.ts';
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
];
