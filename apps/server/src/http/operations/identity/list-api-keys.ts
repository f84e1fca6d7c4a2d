import { ApiKeySummary } from '@countersign/contract/identity';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listApiKeys as list } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listApiKeys = operation({
  id: 'listApiKeys',
  method: 'GET',
  url: '/v1/api-keys',
  tag: 'Identity',
  summary: 'All API keys, revoked ones too, newest first.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(ApiKeySummary) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
