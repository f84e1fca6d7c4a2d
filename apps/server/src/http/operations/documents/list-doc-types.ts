import { DocType } from '@countersign/contract/documents';
import { CatalogueQuery, listOf } from '@countersign/contract/shapes';
import { listDocTypes as catalogue } from '@countersign/engine/classification/list-doc-types';
import { pageOfCatalogue } from '../../../platform/cursor.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listDocTypes = operation({
  id: 'listDocTypes',
  method: 'GET',
  url: '/v1/doc-types',
  tag: 'Catalogues',
  summary: 'The catalogue of document types.',
  who: { roles: anyStaff, scope: null },
  query: CatalogueQuery,
  success: { status: 200, body: listOf(DocType) },
  problems: ['cursor_invalid'],
  handle: async ({ query }) => {
    const types = catalogue().map(({ id, title }) => ({ id, title }));
    return pageOfCatalogue('doc types', types, query, ({ id }) => id);
  },
});
