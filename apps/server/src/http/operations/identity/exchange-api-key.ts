import { AccessToken, KeyExchangeRequest } from '@countersign/contract/identity';
import { exchangeApiKey as exchange } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Specification part 4, operation 2. */
export const exchangeApiKey = operation({
  id: 'exchangeApiKey',
  method: 'POST',
  url: '/v1/auth/token',
  tag: 'Identity',
  summary: 'Exchange an API key for an access token.',
  description: 'The token carries the scopes of the key and lives 15 minutes; then the key is exchanged again.',
  who: { anonymous: true },
  rate: 'key_exchange',
  body: KeyExchangeRequest,
  success: { status: 200, body: AccessToken },
  problems: ['key_malformed', 'key_invalid'],
  handle: ({ app, body }) => exchange(app, body.apiKey),
});
