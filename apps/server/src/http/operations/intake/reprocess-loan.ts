import { LoanParams } from '@countersign/contract/loans';
import { reprocessLoan as reprocess } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const reprocessLoan = operation({
  id: 'reprocessLoan',
  method: 'POST',
  url: '/v1/loans/:ref/reprocess',
  tag: 'Intake',
  summary: 'Process the package of a loan once more, from review or after processing failed.',
  description: 'Files that were refused or failed are read again.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  success: { status: 202, body: null, description: 'Processing follows.' },
  problems: ['loan_not_found', 'loan_state_conflict', 'changed_meanwhile', 'evidence_conflict'],
  handle: ({ app, act, params }) => reprocess(app, act, params.ref),
});
