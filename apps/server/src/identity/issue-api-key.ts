import { randomBytes } from 'node:crypto';
import type { ApiKeyRequest, IssuedApiKey } from '@countersign/contract/identity';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { insertApiKey } from './api-key.queries.ts';
import { apiKeyRecords } from './api-key.record.ts';
import { scopesInOrder, toApiKeySummary } from './api-key.ts';
import { hashSecret, SECRET_BYTES, writeSecret } from './typed-secret.ts';

/** Enough to tell one key from another in a list; the 35 characters that stay hidden are still beyond guessing. */
const SHOWN_CHARACTERS = 12;

/** Specification part 4, operation 1. The key is in this answer and nowhere else. */
export async function issueApiKey(
  app: App,
  act: Act,
  person: UserPrincipal,
  request: ApiKeyRequest,
): Promise<IssuedApiKey> {
  const expiresAt = request.expiresAt === undefined ? null : new Date(request.expiresAt);
  if (expiresAt !== null && expiresAt <= app.clock.now()) throw alreadyExpired();
  const key = writeSecret('apiKey', randomBytes(SECRET_BYTES));
  const keyPrefix = key.slice(0, SHOWN_CHARACTERS);
  const scopes = scopesInOrder(request.scopes);
  return app.db.transaction(async (tx) => {
    const at = app.clock.now();
    const { name } = request;
    const row = await tx.one(insertApiKey, [
      newId(at),
      name,
      keyPrefix,
      hashSecret(key),
      scopes,
      at,
      person.id,
      expiresAt,
    ]);
    const payload = { keyId: row.id, name, keyPrefix, scopes, expiresAt: expiresAt?.toISOString() ?? null };
    const records = await recordsOf(tx, app, apiKeyRecords, [row.id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'key.issued', act, payload, records });
    return { summary: toApiKeySummary(row), key };
  });
}

function alreadyExpired(): DomainError {
  const message = 'must be in the future';
  const errors = [{ field: 'expiresAt', pointer: '/expiresAt', code: 'invalid', message }];
  return new DomainError({ code: 'request_invalid', detail: 'The key would already have expired.', errors });
}
