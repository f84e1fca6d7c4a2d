import { canonicalJson, type Json } from '@countersign/engine/evidence/canonical-json';
import { hashJson, installSource, requireRecords, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { settingKeys } from './definitions.ts';
import { listSettingRecords } from './setting.queries.ts';

/** A value that is longer than this stands in evidence by its hash. */
const SHOWN = 200;

export const settingRecords = installSource('setting', listSettingRecords, (row) => ({
  id: row.key,
  loanId: null,
  facts: () => toFacts({ value: shown(row.value as Json), sealed: row.sealed_print, updatedBy: row.updated_by }),
}));

function shown(value: Json): Json {
  return canonicalJson(value).length <= SHOWN ? value : hashJson(value);
}

/** Refuses to decide by settings that were changed around the program. A setting that was never changed has its default. */
export async function requireSettings(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  ...groups: readonly ('wire' | 'boarding' | 'admin' | 'auth')[]
): Promise<void> {
  const keys = settingKeys.filter((key) => groups.some((group) => key.startsWith(`${group}.`)));
  await requireRecords(tx, app, settingRecords, keys);
}
