import type { Rule } from './rule.ts';
import { agreementRules } from './rules/agreement-rules.ts';
import { approvalRules } from './rules/approval-rules.ts';
import { calculationRules } from './rules/calculation-rules.ts';
import { certaintyRules } from './rules/certainty-rules.ts';
import { collateralRules } from './rules/collateral-rules.ts';
import { completenessRules } from './rules/completeness-rules.ts';
import { partyRules } from './rules/party-rules.ts';
import { wireRules } from './rules/wire-rules.ts';

/** The rules that ship with the product, in the order they are shown. To add one, add a row to its group. */
export const shippedRules: readonly Rule[] = [
  ...agreementRules,
  ...calculationRules,
  ...approvalRules,
  ...completenessRules,
  ...collateralRules,
  ...partyRules,
  ...certaintyRules,
  ...wireRules,
];
