import { areAsRecorded, areAsRecordedLast, installSource, toFacts } from '../evidence/index.ts';
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

/** Whether a key that is exchanged is what evidence recorded last. */
export async function isOwnKey(app: Pick<App, 'db' | 'keyring' | 'log'>, id: string): Promise<boolean> {
  return told(app, id, await areAsRecordedLast(app.db, app, apiKeyRecords, [id]));
}

/** The same of a key whose token is used: with every look at who is behind it, by the seal alone. */
export async function keyBearsOwnSeal(app: Pick<App, 'db' | 'keyring' | 'log'>, id: string): Promise<boolean> {
  return told(app, id, await areAsRecorded(app.db, app, apiKeyRecords, [id]));
}

function told(app: Pick<App, 'log'>, id: string, isOwn: boolean): boolean {
  if (!isOwn)
    app.log.error({ keyId: id }, 'an API key is not what evidence recorded, and was refused; run countersign fsck');
  return isOwn;
}
