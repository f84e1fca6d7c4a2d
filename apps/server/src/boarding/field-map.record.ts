import { hashJson, installSource, toFacts } from '../evidence/index.ts';
import { listFieldMapRecords } from './field-map.queries.ts';

/** Which value of a loan goes into which field of the core, version by version. */
export const fieldMapRecords = installSource('core_field_map', listFieldMapRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: () =>
    toFacts({
      providerId: row.provider_id,
      version: row.version,
      mapping: hashJson(row.mapping),
      isActive: row.is_active,
    }),
}));
