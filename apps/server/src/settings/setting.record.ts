import type { ProviderId } from '@countersign/contract/closed-sets';
import { canonicalJson, type Json } from '@countersign/engine/evidence/canonical-json';
import { areAsRecorded, hashJson, installSource, requireRecords, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { type SettingKey, settingKeys } from './definitions.ts';
import { contextOfKey } from './read-settings.ts';
import { listSettingRecords } from './setting.queries.ts';

/** A value that is longer than this stands in evidence by its hash. */
const SHOWN = 200;

export const settingRecords = installSource('setting', listSettingRecords, (row) => ({
  id: row.key,
  loanId: null,
  facts: (_conceal, print) =>
    toFacts({
      value: shown(row.value as Json),
      sealed: print(row.sealed, contextOfKey(row.key)),
      updatedBy: row.updated_by,
    }),
}));

function shown(value: Json): Json {
  return canonicalJson(value).length <= SHOWN ? value : hashJson(value);
}

/** What stands before the dot of a key: wire, boarding, admin, auth, or a provider of a core. */
type Group = 'wire' | 'boarding' | 'admin' | 'auth' | ProviderId;

/** Refuses to decide by settings that were changed around the program. A setting that was never changed has its default. */
export async function requireSettings(tx: Tx, app: Pick<App, 'keyring'>, ...groups: readonly Group[]): Promise<void> {
  await requireRecords(tx, app, settingRecords, groups.flatMap(keysOf));
}

/** The same as an answer, for sign-ins, which must not tell why they refuse. */
export async function areOwnSettings(
  runner: Runner,
  app: Pick<App, 'keyring' | 'log'>,
  group: Group,
): Promise<boolean> {
  const areOwn = await areAsRecorded(runner, app, settingRecords, keysOf(group));
  if (!areOwn) app.log.error({ group }, 'settings are not what evidence recorded; run countersign fsck');
  return areOwn;
}

function keysOf(group: Group): readonly SettingKey[] {
  return settingKeys.filter((key) => key.startsWith(`${group}.`));
}
