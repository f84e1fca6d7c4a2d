import { Loan, LoanParams, SealRequest } from '@countersign/contract/loans';
import { sealLoan as seal } from '../../../loans/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations and States. */
export const sealLoan = operation({
  id: 'sealLoan',
  method: 'POST',
  url: '/v1/loans/:ref/seal',
  tag: 'Loans',
  summary: 'Close a boarded or rejected loan for good.',
  description: 'From then on its evidence takes only exports, legal holds and the deletion of documents by retention.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: SealRequest,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found', 'loan_state_conflict', 'changed_meanwhile', 'evidence_conflict'],
  handle: ({ app, act, params, body }) => seal(app, act, params.ref, body),
});
