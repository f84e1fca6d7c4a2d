import { Loan, LoanParams } from '@countersign/contract/loans';
import { NoteRequest } from '@countersign/contract/review';
import { rejectLoan as reject } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations and States. */
export const rejectLoan = operation({
  id: 'rejectLoan',
  method: 'POST',
  url: '/v1/loans/:ref/reject',
  tag: 'Review',
  summary: 'Turn a package in review down.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: NoteRequest,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found', 'note_required', 'loan_state_conflict', 'changed_meanwhile', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => reject(app, { ...act, actor }, params.ref, body),
});
