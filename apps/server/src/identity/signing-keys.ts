import type { KeySet } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import { rotateSigningKeys } from './rotate-signing-keys.ts';
import { listSigningKeys } from './signing-key.queries.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';

/** Keys are published a day before they sign, so a minute is early enough; it is also how long a removed key lives on. */
const CACHE_MS = 60_000;
/** A key id that nobody knows makes us look again, but strangers who invent them do so at most this often. */
const LOOK_AGAIN_MS = 5_000;

interface Loaded {
  readonly at: number;
  readonly keys: Promise<readonly SigningKey[]>;
  /** The ids of the keys, once they are there. */
  kids: ReadonlySet<string> | null;
}

const loaded = new WeakMap<App['db'], Loaded>();

/** All keys, oldest first; the first one is made where there is none. */
function signingKeys(app: App, maxAgeMs: number = CACHE_MS): Promise<readonly SigningKey[]> {
  const now = app.clock.now().getTime();
  const held = loaded.get(app.db);
  if (held !== undefined && now - held.at < maxAgeMs) return held.keys;
  const entry: Loaded = { at: now, keys: loadKeys(app), kids: null };
  loaded.set(app.db, entry);
  entry.keys.then(
    (keys) => {
      entry.kids = new Set(keys.map(({ kid }) => kid));
    },
    // A failed load is not kept: the next caller tries again.
    () => loaded.get(app.db) === entry && loaded.delete(app.db),
  );
  return entry.keys;
}

/** The key that signs now: the newest whose time has come. */
export async function currentSigningKey(app: App): Promise<SigningKey> {
  const current = await findCurrentKey(app);
  if (current === undefined) throw new Error('No signing key has started to sign yet. Is the clock right?');
  return current;
}

/** For /readyz. The first question makes the first key, so that no sign-in has to wait for it. */
export async function hasSigningKey(app: App): Promise<boolean> {
  return (await findCurrentKey(app)) !== undefined;
}

async function findCurrentKey(app: App): Promise<SigningKey | undefined> {
  const now = app.clock.now();
  return (await signingKeys(app)).findLast((key) => key.signsFrom <= now);
}

export async function findSigningKey(app: App, kid: string): Promise<SigningKey | null> {
  const find = (keys: readonly SigningKey[]) => keys.find((key) => key.kid === kid) ?? null;
  return find(await signingKeys(app)) ?? find(await signingKeys(app, LOOK_AGAIN_MS));
}

/** Whether this key is one of those that were read a short while ago; false where that has to be looked up. */
export function isKnownKey(app: App, kid: string): boolean {
  const held = loaded.get(app.db);
  return held?.kids?.has(kid) === true && app.clock.now().getTime() - held.at < CACHE_MS;
}

/** The key set as it is published: current, coming and retiring keys. */
export async function publicKeySet(app: App): Promise<KeySet> {
  return { keys: (await signingKeys(app)).map((key) => key.publicJwk) };
}

async function loadKeys(app: App): Promise<readonly SigningKey[]> {
  let rows = await app.db.many(listSigningKeys, []);
  if (rows.length === 0) {
    await rotateSigningKeys(app);
    rows = await app.db.many(listSigningKeys, []);
  }
  return Promise.all(rows.map((row) => openSigningKey(app, row)));
}
