import { DocumentParams, WithdrawRequest } from '@countersign/contract/documents';
import { withdrawDocument as withdraw } from '../../../documents/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const withdrawDocument = operation({
  id: 'withdrawDocument',
  method: 'POST',
  url: '/v1/documents/:id/withdraw',
  tag: 'Documents',
  summary: 'Take a misfiled document out of its package.',
  description:
    'A whole file, or one of the documents that a file holds. The package is processed again without it. After approval only documents that came after it can be withdrawn: what was approved stays as it is, and an item that such a document settled is due again.',
  who: { roles: anyStaff, scope: null },
  params: DocumentParams,
  body: WithdrawRequest,
  success: { status: 202, body: null, description: 'It left the package; processing follows.' },
  problems: [
    'document_not_found',
    'document_not_current',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, params, body }) => withdraw(app, act, params.id, body),
});
