import { hashJson, installSource, toFacts } from '../evidence/index.ts';
import { listProfileRecords } from './profile.queries.ts';

/** How approval records are read, version by version, and which version counts. */
export const profileRecords = installSource('lar_profile', listProfileRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: () =>
    toFacts({
      name: row.name,
      version: row.version,
      sourceFormat: row.source_format,
      mapping: hashJson(row.mapping),
      isActive: row.is_active,
    }),
}));
