import { HoldRequest, Loan, LoanParams } from '@countersign/contract/loans';
import { releaseHold as release } from '../../../loans/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const releaseHold = operation({
  id: 'releaseHold',
  method: 'DELETE',
  url: '/v1/loans/:ref/hold',
  tag: 'Loans',
  summary: 'Release a legal hold.',
  description: 'All reasons at once. A loan that is not on hold is a conflict.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: HoldRequest,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found', 'loan_state_conflict', 'evidence_conflict'],
  handle: ({ app, act, params, body }) => release(app, act, params.ref, body),
});
