import { KeySet } from '@countersign/contract/identity';
import { publicKeySet } from '../../../identity/index.ts';
import { answer, operation } from '../../operation.ts';

/** Keys are published a day before they sign and stay for a day after, so a set that is five minutes old is good. */
const CACHE_CONTROL = 'public, max-age=300';

/** Open parts, Conventions. */
export const getKeySet = operation({
  id: 'getKeySet',
  method: 'GET',
  url: '/.well-known/jwks.json',
  tag: 'Identity',
  summary: 'The public keys that access tokens are verified with (RFC 7517).',
  who: { anonymous: true },
  success: { status: 200, body: KeySet },
  problems: [],
  handle: async ({ app }) => answer({ body: await publicKeySet(app), headers: { 'cache-control': CACHE_CONTROL } }),
});
