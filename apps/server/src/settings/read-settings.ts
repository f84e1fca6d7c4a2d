import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { definitions, isSecret, isSettingKey, type SettingKey, type Settings, settingKeys } from './definitions.ts';
import { listSettings } from './setting.queries.ts';

type Reader = Pick<App, 'db' | 'keyring'>;

/** What another node changed is seen within this time. */
const CACHE_MS = 1_000;

interface Cached {
  readonly at: number;
  readonly settings: Promise<Settings>;
  /** The same, once it is there. */
  read: Settings | null;
}

const caches = new WeakMap<Reader['db'], Cached>();

/** All settings as they stand, inside the caller's transaction where one is given. Secrets are opened. */
export async function readSettings(app: Reader, runner: Runner = app.db): Promise<Settings> {
  const stored = new Map<SettingKey, unknown>();
  for (const row of await runner.many(listSettings, [])) {
    if (!isSettingKey(row.key)) continue;
    const value =
      row.sealed === null
        ? row.value
        : Buffer.from(app.keyring.open(row.sealed, sealContext(row.key))).toString('utf8');
    stored.set(row.key, value);
  }
  const pairs = settingKeys.map((key) => [key, stored.has(key) ? stored.get(key) : definitions[key].default] as const);
  return Object.fromEntries(pairs) as Settings;
}

/** For what is asked at every request (rates, token lifetimes): at most a second old. Decisions that matter read afresh. */
export function cachedSettings(app: Reader): Promise<Settings> {
  const cached = caches.get(app.db);
  const now = performance.now();
  if (cached !== undefined && now - cached.at < CACHE_MS) return cached.settings;
  const settings = readSettings(app);
  const entry: Cached = { at: now, settings, read: null };
  caches.set(app.db, entry);
  settings.then(
    (read) => {
      entry.read = read;
    },
    // A failed read is not kept: the next request asks again.
    () => forgetCachedSettings(app),
  );
  return settings;
}

/** The same without waiting; null where they have to be read first. */
export function peekSettings(app: Reader): Settings | null {
  const cached = caches.get(app.db);
  return cached !== undefined && performance.now() - cached.at < CACHE_MS ? cached.read : null;
}

export function forgetCachedSettings(app: Reader): void {
  caches.delete(app.db);
}

/** Binds a sealed value to its key: a secret copied into another row does not open. */
export function sealContext(key: SettingKey): string {
  if (!isSecret(key)) throw new Error(`${key} is not a secret.`);
  return contextOfKey(key);
}

/** The same for whatever key a row in the database claims. */
export function contextOfKey(key: string): string {
  return `setting:${key}`;
}
