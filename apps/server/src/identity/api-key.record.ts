import { installSource, toFacts } from '../evidence/index.ts';
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
      revokedAt: row.revoked_at,
      revokedBy: row.revoked_by,
    }),
}));
