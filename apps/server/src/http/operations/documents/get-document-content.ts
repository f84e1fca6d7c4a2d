import { Readable } from 'node:stream';
import { DocumentParams } from '@countersign/contract/documents';
import { documentContent } from '../../../documents/index.ts';
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
  success: { status: 200, body: null, mediaType: 'application/octet-stream', description: 'The file.' },
  problems: ['document_not_found', 'document_purged'],
  handle: async ({ app, params }) => {
    const { file, bytes } = await documentContent(app, params.id);
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
