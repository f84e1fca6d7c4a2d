import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { ServerAddress } from '../platform/egress/index.ts';
import { createValidator, type Validator } from '../platform/validation.ts';
import { definitions, isSecret, isSettingKey, type SettingKey, type SettingKind, settingKeys } from './definitions.ts';
import { forgetCachedSettings, readSettings, sealContext } from './read-settings.ts';
import { secretsLeftBehind } from './secret-addresses.ts';
import { deleteSetting, lockSettings, saveSetting } from './setting.queries.ts';
import { settingRecords } from './setting.record.ts';
import { type SettingItem, toSettingItem } from './setting-item.ts';
import { showSettingValue } from './show-value.ts';

const validators = new Map<SettingKey, Validator>(
  settingKeys.map((key) => [key, createValidator(definitions[key].schema, 'body')]),
);

/** Changes one setting; null brings its default back. The change and its evidence live or die together. */
export async function changeSetting(app: App, act: Act, key: string, value: unknown): Promise<SettingItem> {
  const known = await checkSetting(app, key, value);
  return app.db.transaction((tx) => changeSettingIn(tx, app, act, known, value));
}

/** Throws unless there is such a setting and it takes this value. Asks the egress guard, so no transaction is open. */
export async function checkSetting(app: App, key: string, value: unknown): Promise<SettingKey> {
  if (!isSettingKey(key)) throw new DomainError({ code: 'setting_not_found', detail: `There is no setting "${key}".` });
  await refuseBadValue(app, key, value);
  return key;
}

/** As changeSetting, within the caller's transaction and for a value that needs no check. */
export async function changeSettingIn(
  tx: Tx,
  app: App,
  act: Act,
  key: SettingKey,
  value: unknown,
): Promise<SettingItem> {
  await tx.one(lockSettings, []);
  const old = await readSettings(app, tx);
  await write(tx, app, act, { key, value, before: old[key] });
  for (const secret of secretsLeftBehind(key, old[key], value ?? definitions[key].default)) {
    if (old[secret] === null) continue;
    await write(tx, app, act, { key: secret, value: null, before: old[secret], because: key });
  }
  tx.afterCommit(() => forgetCachedSettings(app));
  return toSettingItem(key, await readSettings(app, tx));
}

interface Change {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly before: unknown;
  /** The setting that was changed, where this one followed it. */
  readonly because?: SettingKey;
}

async function write(tx: Tx, app: App, act: Act, { key, value, before, because }: Change): Promise<void> {
  if (value === null) await tx.run(deleteSetting, [key]);
  else {
    const at = app.clock.now();
    const by = act.actor.type === 'user' ? act.actor.id : null;
    const sealed = isSecret(key) ? Buffer.from(app.keyring.seal(Buffer.from(String(value)), sealContext(key))) : null;
    await tx.run(saveSetting, [key, sealed === null ? JSON.stringify(value) : null, sealed, at, by]);
  }
  const show = (shown: unknown) => showSettingValue(app, key, shown);
  const after = value ?? definitions[key].default;
  const payload = {
    key,
    before: show(before),
    value: show(after),
    ...(because === undefined ? {} : { because }),
    ...act.control,
  };
  const records = await recordsOf(tx, app, settingRecords, [key]);
  await appendEvidence(tx, app, { loanId: null, kind: 'setting.changed', act, payload, records });
}

/** As it is refused when it is saved, for those who only want to know what it would do. */
export async function refuseBadSetting(app: App, key: SettingKey, value: unknown, pointer: string): Promise<void> {
  try {
    await refuseBadValue(app, key, value);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const errors = (error.refusal.errors ?? []).map((one) => ({ ...one, pointer }));
    throw new DomainError({ ...error.refusal, errors });
  }
}

async function refuseBadValue(app: App, key: SettingKey, value: unknown): Promise<void> {
  if (value === null) return;
  const [fault] = validators.get(key)?.(value) ?? [];
  if (fault !== undefined) {
    const errors = [{ field: 'value', code: fault.code ?? 'invalid', message: fault.message }];
    throw new DomainError({ code: 'setting_invalid', detail: `${key} ${fault.message}.`, errors });
  }
  const refused = failedCheck(key, value);
  if (refused !== null) {
    const errors = [{ field: 'value', code: 'invalid', message: refused }];
    throw new DomainError({ code: 'setting_invalid', detail: refused, errors });
  }
  const refusal = await refusedByEgress(app, key, String(value));
  if (refusal === null) return;
  const errors = [{ field: 'value', code: 'egress_refused', message: refusal.reason }];
  throw new DomainError({ code: 'egress_refused', detail: refusal.reason, errors });
}

/** Whether a setting names an address that may not be called. */
async function refusedByEgress({ egress }: App, key: SettingKey, value: string) {
  const { kind, server } = definitions[key] as { kind: SettingKind; server?: (value: string) => ServerAddress };
  if (server !== undefined) return egress.checkServer(server(value));
  return kind === 'url' ? egress.check(value) : null;
}

function failedCheck(key: SettingKey, value: unknown): string | null {
  const { check } = definitions[key] as { check?: (value: unknown) => unknown };
  try {
    check?.(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
