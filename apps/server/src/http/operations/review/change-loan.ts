import { Loan, LoanParams } from '@countersign/contract/loans';
import { LoanChange } from '@countersign/contract/review';
import { changeLoan as change } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const changeLoan = operation({
  id: 'changeLoan',
  method: 'PATCH',
  url: '/v1/loans/:ref',
  tag: 'Loans',
  summary: 'Give a loan to somebody, or put right what was given at intake.',
  description:
    'borrowerName and expectedPrincipal are changed in received, processing_failed and review; a loan in review is ' +
    'compared anew. assigneeId null: nobody has it.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: LoanChange,
  success: { status: 200, body: Loan },
  problems: [
    'loan_not_found',
    'loan_change_invalid',
    'loan_state_conflict',
    'loan_sealed',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => change(app, { ...act, actor }, params.ref, body),
});
