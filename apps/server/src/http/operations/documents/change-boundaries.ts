import { BoundariesRequest, DocumentParams } from '@countersign/contract/documents';
import { changeBoundaries as change } from '../../../documents/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const changeBoundaries = operation({
  id: 'changeBoundaries',
  method: 'PUT',
  url: '/v1/documents/:id/boundaries',
  tag: 'Documents',
  summary: 'Say which documents a file holds, where the splitting was wrong.',
  description:
    'The ranges are of the whole stored file, pages counted in it; they may leave pages out and must not overlap. ' +
    'The package is processed again.',
  who: { roles: anyStaff, scope: null },
  params: DocumentParams,
  body: BoundariesRequest,
  success: { status: 202, body: null, description: 'The boundaries are kept; processing follows.' },
  problems: [
    'document_not_found',
    'boundaries_invalid',
    'document_not_read',
    'document_not_current',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, params, body }) => change(app, act, params.id, body),
});
