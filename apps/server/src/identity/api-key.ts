import { type Scope, scopes } from '@countersign/contract/closed-sets';
import type { ApiKeySummary } from '@countersign/contract/identity';
import type { RowOf } from '../platform/db.ts';
import type { apiKeyColumns } from './api-key.queries.ts';

export type ApiKeyRow = RowOf<typeof apiKeyColumns>;

export function toApiKeySummary(row: ApiKeyRow): ApiKeySummary {
  return {
    id: row.id,
    name: row.name,
    keyPrefix: row.key_prefix,
    scopes: scopesInOrder(row.scopes),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** Scopes in the order of the closed set, so that equal sets look equal. */
export function scopesInOrder(some: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => some.includes(scope));
}
