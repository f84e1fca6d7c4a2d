import { creditApprovals } from './credit-approval.ts';

export const approvalsAndAuthorizations = [...creditApprovals];
