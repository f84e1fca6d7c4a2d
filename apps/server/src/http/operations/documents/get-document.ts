import { DocumentDetail, DocumentParams } from '@countersign/contract/documents';
import { describeDocument } from '../../../documents/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getDocument = operation({
  id: 'getDocument',
  method: 'GET',
  url: '/v1/documents/:id',
  tag: 'Documents',
  summary: 'A document with its type, its pages and how each was read.',
  description:
    'The id is that of a stored file or of one of the documents it holds. Page numbers always count in the stored file.',
  who: { roles: anyStaff, scope: null },
  params: DocumentParams,
  success: { status: 200, body: DocumentDetail },
  problems: ['document_not_found'],
  handle: ({ app, params }) => describeDocument(app, params.id),
});
