import { HoldRequest, Loan, LoanParams } from '@countersign/contract/loans';
import { setHold as set } from '../../../loans/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const setHold = operation({
  id: 'setHold',
  method: 'PUT',
  url: '/v1/loans/:ref/hold',
  tag: 'Loans',
  summary: 'Set a legal hold: retention leaves the documents of the loan alone.',
  description: 'Possible in every state. Setting it again records a further reason.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: HoldRequest,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found', 'evidence_conflict'],
  handle: ({ app, act, params, body }) => set(app, act, params.ref, body),
});
