import { DocumentParams } from '@countersign/contract/documents';
import { recordView } from '../../../access/index.ts';
import { documentPdf } from '../../../documents/index.ts';
import { attachment } from '../../attachment.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Boarding part of the control page: a split document by itself. */
export const getDocumentPdf = operation({
  id: 'getDocumentPdf',
  method: 'GET',
  url: '/v1/documents/:id/pdf',
  tag: 'Documents',
  summary: 'The document as a PDF of its own, whatever file it came in.',
  description:
    'Holds the pages of the document and nothing else of its file. What fields and notes show is part of the pages.',
  who: { roles: anyStaff, scope: null },
  params: DocumentParams,
  success: { status: 200, body: null, mediaType: 'application/pdf', description: 'The PDF.' },
  problems: ['document_not_found', 'document_purged', 'page_not_drawn', 'evidence_conflict'],
  handle: async ({ app, act, actor, params }) => {
    const { file, part, pdf } = await documentPdf(app, params.id);
    const record = { kind: 'document', id: file.id } as const;
    await recordView(
      app,
      { ...act, actor },
      {
        loanId: file.loan_id,
        record,
        operation: 'getDocumentPdf',
        fields: ['file'],
      },
    );
    const type = part?.doc_type ?? file.doc_type ?? 'document';
    const pages = part === null ? '' : `-pages-${part.from_page}-${part.to_page}`;
    return answer({
      headers: { 'content-type': 'application/pdf', 'content-disposition': attachment(`${type}${pages}.pdf`) },
      body: Buffer.from(pdf),
    });
  },
});
