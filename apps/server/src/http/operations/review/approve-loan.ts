import { Loan, LoanParams } from '@countersign/contract/loans';
import { NoteRequest } from '@countersign/contract/review';
import { approveLoan as approve } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 10. */
export const approveLoan = operation({
  id: 'approveLoan',
  method: 'POST',
  url: '/v1/loans/:ref/approve',
  tag: 'Review',
  summary: 'Approve a package in review whose exceptions are all settled and were all looked at by a person.',
  description: 'Otherwise 422 lists the blockers, the same sentences as in the review.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: NoteRequest,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found', 'note_required', 'approval_blocked', 'changed_meanwhile', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => approve(app, { ...act, actor }, params.ref, body),
});
