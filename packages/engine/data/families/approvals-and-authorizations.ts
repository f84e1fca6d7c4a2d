import { applications } from './applications.ts';
import { creditApprovals } from './credit-approval.ts';
import { disbursementAuthorizations } from './disbursement-authorization.ts';

export const approvalsAndAuthorizations = [...creditApprovals, ...disbursementAuthorizations, ...applications];
