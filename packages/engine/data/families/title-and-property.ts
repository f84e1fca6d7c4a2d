import type { Family } from '../../src/extraction/rule.ts';
import { appraisal } from './appraisal.ts';
import { closingProtectionLetter } from './closing-protection-letter.ts';
import { idDocument, vehicleTitle } from './registry-papers.ts';
import { titleCommitment } from './title-commitment.ts';
import { titlePolicy } from './title-policy.ts';
import { uccFinancingStatement } from './ucc-financing-statement.ts';

export const titleAndProperty: readonly Family[] = [
  titleCommitment,
  titlePolicy,
  closingProtectionLetter,
  appraisal,
  uccFinancingStatement,
  vehicleTitle,
  idDocument,
];
