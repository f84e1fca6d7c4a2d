import { Loan, LoanParams } from '@countersign/contract/loans';
import { NoteRequest } from '@countersign/contract/review';
import { refuseReopenWhileLive } from '../../../boarding/index.ts';
import { reopenLoan as reopen } from '../../../review/index.ts';
import { takeUpBeforeReopen } from '../../../trailing/index.ts';
import { cancelBeforeReopen } from '../../../wires/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations and States. */
export const reopenLoan = operation({
  id: 'reopenLoan',
  method: 'POST',
  url: '/v1/loans/:ref/reopen',
  tag: 'Review',
  summary: 'Bring an approved or rejected loan back to review.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: NoteRequest,
  success: { status: 200, body: Loan },
  problems: [
    'loan_not_found',
    'note_required',
    'loan_state_conflict',
    'boarding_live',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) =>
    reopen(app, { ...act, actor }, params.ref, body, [refuseReopenWhileLive, cancelBeforeReopen, takeUpBeforeReopen]),
});
