import { strictObject, Uuid } from '@countersign/contract/shapes';
import { revokeApiKey as revoke } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  url: '/v1/api-keys/:id',
  tag: 'Identity',
  summary: 'Revoke an API key.',
  description: 'Its tokens end within 5 seconds. Revoking it again changes nothing.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 204, body: null },
  problems: ['key_not_found'],
  handle: ({ app, act, params }) => revoke(app, act, params.id),
});
