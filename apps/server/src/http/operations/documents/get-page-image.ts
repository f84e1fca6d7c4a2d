import { createHash } from 'node:crypto';
import { DocumentPageParams, PageImageQuery } from '@countersign/contract/documents';
import { pageImage } from '../../../documents/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';
import { recordPageView } from './record-page-view.ts';

const DEFAULT_WIDTH = 1000;

/** Open parts, Operations. */
export const getPageImage = operation({
  id: 'getPageImage',
  method: 'GET',
  url: '/v1/documents/:id/pages/:n/image',
  tag: 'Documents',
  summary: 'A page as a PNG picture of the width asked for, upright, as a person sees it.',
  description:
    'Boxes of words and values are fractions of this picture. It is a page of a borrower’s documents, so caches do not keep it, and the ETag tells whether it is still the same.',
  who: { roles: anyStaff, scope: null },
  params: DocumentPageParams,
  query: PageImageQuery,
  success: {
    status: 200,
    body: null,
    mediaType: 'image/png',
    description: 'The picture.',
    also: [{ status: 304, description: 'The picture named in If-None-Match is still the right one.' }],
  },
  problems: ['document_not_found', 'page_not_found', 'document_purged', 'page_not_drawn', 'evidence_conflict'],
  handle: async ({ app, act, actor, params, query, header }) => {
    const { png } = await pageImage(app, params.id, params.n, query.width ?? DEFAULT_WIDTH);
    await recordPageView(app, { ...act, actor }, 'getPageImage', params);
    const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
    const headers = { etag, 'content-type': 'image/png' };
    if (header('if-none-match') === etag) return answer({ status: 304, headers });
    return answer({ headers, body: Buffer.from(png) });
  },
});
