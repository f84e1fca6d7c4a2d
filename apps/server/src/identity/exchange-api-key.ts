import type { AccessToken } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findApiKeyByHash, noteApiKeyUse } from './api-key.queries.ts';
import { isOwnKey } from './api-key.record.ts';
import { scopesInOrder } from './api-key.ts';
import { signKeyToken } from './sign-token.ts';
import { hashSecret, isWellFormedSecret, looksLikeSecret, secretPrefixes } from './typed-secret.ts';

/** Open parts, closed sets: the access token of an API key lives 15 minutes. */
const LIFETIME_MS = 15 * 60_000;

/**
 * Specification part 4, operation 2. What is no key at all is malformed (400). One with a wrong checksum is a key that
 * nobody has, so it is unknown (401), and the database need not be asked.
 */
export async function exchangeApiKey(app: App, apiKey: string): Promise<AccessToken> {
  if (!looksLikeSecret('apiKey', apiKey)) throw malformed();
  const isPossible = isWellFormedSecret('apiKey', apiKey);
  const row = isPossible ? await app.db.maybe(findApiKeyByHash, [hashSecret(apiKey)]) : undefined;
  const now = app.clock.now();
  const hasEnded = row !== undefined && (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now));
  if (row === undefined || hasEnded || !(await isOwnKey(app, row.id))) {
    throw new DomainError({
      code: 'key_invalid',
      detail: 'The API key is unknown, expired or revoked. Ask an administrator for a new one.',
    });
  }
  const scopes = scopesInOrder(row.scopes);
  // No token outlives its key.
  const until = new Date(Math.min(now.getTime() + LIFETIME_MS, row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY));
  const { token, expiresAt } = await signKeyToken(app, row.id, scopes, until);
  await app.db.run(noteApiKeyUse, [row.id, now]);
  app.log.info({ keyId: row.id }, 'an API key was exchanged for a token');
  return { accessToken: token, expiresAt: expiresAt.toISOString(), scopes };
}

/** The key itself is not repeated: half a key in an error ends up in somebody's log. */
function malformed(): DomainError {
  const message = `must be a whole API key, as it was shown when it was issued (it begins with ${secretPrefixes.apiKey})`;
  const errors = [{ field: 'apiKey', code: 'key_malformed', message }];
  return new DomainError({ code: 'key_malformed', detail: `apiKey ${message}.`, errors });
}
