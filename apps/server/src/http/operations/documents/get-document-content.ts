import { Readable } from 'node:stream';
import { DocumentParams } from '@countersign/contract/documents';
import { recordView } from '../../../access/index.ts';
import { documentContent } from '../../../documents/index.ts';
import { storedMediaTypes } from '../../../intake/index.ts';
import { attachment } from '../../attachment.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getDocumentContent = operation({
  id: 'getDocumentContent',
  method: 'GET',
  url: '/v1/documents/:id/content',
  tag: 'Documents',
  summary: 'The stored file, byte for byte as it came.',
  who: { roles: anyStaff, scope: null },
  params: DocumentParams,
  success: { status: 200, body: null, mediaType: storedMediaTypes, description: 'The file.' },
  problems: ['document_not_found', 'document_purged', 'evidence_conflict'],
  handle: async ({ app, act, actor, params }) => {
    const { file, bytes } = await documentContent(app, params.id);
    // A file that leaves is a view of whatever stands in it.
    const record = { kind: 'document', id: file.id } as const;
    const view = { loanId: file.loan_id, record, operation: 'getDocumentContent', fields: ['file'] };
    await recordView(app, { ...act, actor }, view);
    return answer({
      headers: {
        'content-type': file.media_type,
        'content-length': String(file.size),
        'content-disposition': attachment(file.name),
      },
      body: Readable.from(bytes),
    });
  },
});
