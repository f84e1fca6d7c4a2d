import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { createValidator, type Validator } from '../platform/validation.ts';
import { definitions, isSecret, isSettingKey, type SettingKey, settingKeys } from './definitions.ts';
import { forgetCachedSettings, readSettings, sealContext } from './read-settings.ts';
import { deleteSetting, saveSetting } from './setting.queries.ts';
import { settingRecords } from './setting.record.ts';
import { type SettingItem, toSettingItem } from './setting-item.ts';

const validators = new Map<SettingKey, Validator>(
  settingKeys.map((key) => [key, createValidator(definitions[key].schema, 'body')]),
);

/** Changes one setting; null brings its default back. The change and its evidence live or die together. */
export async function changeSetting(app: App, act: Act, key: string, value: unknown): Promise<SettingItem> {
  if (!isSettingKey(key)) throw new DomainError({ code: 'setting_not_found', detail: `There is no setting "${key}".` });
  await refuseBadValue(app, key, value);
  return app.db.transaction((tx) => changeSettingIn(tx, app, act, key, value));
}

/** As changeSetting, within the caller's transaction and for a value that needs no check. */
export async function changeSettingIn(
  tx: Tx,
  app: App,
  act: Act,
  key: SettingKey,
  value: unknown,
): Promise<SettingItem> {
  if (value === null) await tx.run(deleteSetting, [key]);
  else {
    const at = app.clock.now();
    const by = act.actor.type === 'user' ? act.actor.id : null;
    const sealed = isSecret(key) ? Buffer.from(app.keyring.seal(Buffer.from(String(value)), sealContext(key))) : null;
    await tx.run(saveSetting, [key, sealed === null ? JSON.stringify(value) : null, sealed, at, by]);
  }
  const shown = isSecret(key) ? { set: value !== null } : value;
  await appendEvidence(tx, app, {
    loanId: null,
    kind: 'setting.changed',
    act,
    payload: { key, value: shown as never },
    records: await recordsOf(tx, app, settingRecords, [key]),
  });
  tx.afterCommit(() => forgetCachedSettings(app));
  return toSettingItem(key, await readSettings(app, tx));
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
  if (definitions[key].kind !== 'url') return;
  const refusal = await app.egress.check(String(value));
  if (refusal === null) return;
  const errors = [{ field: 'value', code: 'egress_refused', message: refusal.reason }];
  throw new DomainError({ code: 'egress_refused', detail: refusal.reason, errors });
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
