import { areAsRecorded, installSource, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { listApiKeyRecords } from './record.queries.ts';

export const apiKeyRecords = installSource('api_key', listApiKeyRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (conceal) =>
    toFacts({
      name: row.name,
      keyPrefix: row.key_prefix,
      key: conceal(row.key_print),
      scopes: [...row.scopes].sort(),
      createdBy: row.created_by,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      revokedBy: row.revoked_by,
    }),
}));

export async function isOwnKey(app: Pick<App, 'db' | 'keyring' | 'log'>, id: string): Promise<boolean> {
  const isOwn = await areAsRecorded(app.db, app, apiKeyRecords, [id]);
  if (!isOwn)
    app.log.error({ keyId: id }, 'an API key is not what evidence recorded, and was refused; run countersign fsck');
  return isOwn;
}
