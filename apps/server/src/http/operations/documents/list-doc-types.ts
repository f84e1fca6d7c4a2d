import { DocType } from '@countersign/contract/documents';
import { listOf } from '@countersign/contract/shapes';
import { listDocTypes as catalogue } from '@countersign/engine/classification/list-doc-types';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listDocTypes = operation({
  id: 'listDocTypes',
  method: 'GET',
  url: '/v1/doc-types',
  tag: 'Catalogues',
  summary: 'The catalogue of document types.',
  who: { roles: anyStaff, scope: null },
  success: { status: 200, body: listOf(DocType) },
  problems: [],
  handle: async () => ({ items: catalogue().map(({ id, title }) => ({ id, title })), nextCursor: null }),
});
