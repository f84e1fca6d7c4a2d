import { approvalCollateral } from './approval-collateral.ts';
import { approvalDecision } from './approval-decision.ts';
import { approvalParties } from './approval-parties.ts';
import { approvalTerms } from './approval-terms.ts';
import { family } from './build.ts';

export const creditApprovals = [
  family('credit_approval', approvalParties, approvalTerms, approvalCollateral, approvalDecision),
];
