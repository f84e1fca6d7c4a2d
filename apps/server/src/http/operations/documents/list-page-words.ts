import { DocumentPageParams, PageWord } from '@countersign/contract/documents';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listPageWords as list } from '../../../documents/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { recordPageView } from './record-page-view.ts';

/** Open parts, Operations. */
export const listPageWords = operation({
  id: 'listPageWords',
  method: 'GET',
  url: '/v1/documents/:id/pages/:n/words',
  tag: 'Documents',
  summary: 'The words of a page in reading order, each with its box.',
  who: { roles: anyStaff, scope: null },
  params: DocumentPageParams,
  query: PageQuery,
  success: { status: 200, body: listOf(PageWord) },
  problems: ['document_not_found', 'page_not_found', 'document_purged', 'cursor_invalid', 'evidence_conflict'],
  handle: async ({ app, act, actor, params, query }) => {
    const words = await list(app, params.id, params.n, query);
    await recordPageView(app, { ...act, actor }, 'listPageWords', params);
    return words;
  },
});
