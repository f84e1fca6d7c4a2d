import { hasSigningKey } from '../../../identity/index.ts';
import type { Health } from '../../../metering/index.ts';
import type { App } from '../../../platform/app.ts';
import { isMigrated, type Migration, pingDatabase, readMigrations } from '../../../platform/migrate.ts';

export interface ReadinessCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string | null;
}

/** A check that takes longer is as bad as one that fails: whoever asks wants to know now. */
const CHECK_LIMIT_MS = 2_000;
/** A check that hangs is left to itself and begun again only after this, so that asking does not use up connections. */
const HANGING_MS = 30_000;
/** Anyone may ask, as often as they like: within this time all get the same answer. */
const FRESH_MS = 1_000;

type Check = (app: App) => Promise<string | null>;

let migrations: Promise<readonly Migration[]> | undefined;

/** Each check says in words what is missing, for the person who reads the answer at three in the morning. */
const checks: Readonly<Record<string, Check>> = {
  database: async (app) => {
    await pingDatabase(app.db);
    return null;
  },
  migrations: async (app) => {
    migrations ??= readMigrations();
    return (await isMigrated(app.db, await migrations)) ? null : 'The schema is not the one of this release.';
  },
  storage: async (app) => {
    await app.blobs.check();
    return null;
  },
  keys: async (app) => ((await hasSigningKey(app)) ? null : 'There is no key to sign access tokens with.'),
};

interface Asked {
  readonly at: number;
  /** What the check found, or null while it is still looking. */
  found: string | null | undefined;
  readonly done: Promise<void>;
}

const askedByDb = new WeakMap<App['db'], Map<string, Asked>>();

/** The same in the words of the daily heartbeat (open parts, "Metering"). */
export async function readHealth(app: App): Promise<Health> {
  const found = await checkReadiness(app);
  return { status: found.every(({ ok }) => ok) ? 'ok' : 'failing', checks: found };
}

/** Asks everything that serving a request needs. Always answers, within the limit. */
export function checkReadiness(app: App): Promise<readonly ReadinessCheck[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const asked = ask(app, name, check);
      await Promise.race([asked.done, limit(asked.at)]);
      const detail =
        asked.found === undefined ? `The ${name} did not answer within ${CHECK_LIMIT_MS / 1000} s.` : asked.found;
      return { name, ok: detail === null, detail };
    }),
  );
}

function ask(app: App, name: string, check: Check): Asked {
  const asked = askedByDb.get(app.db) ?? new Map<string, Asked>();
  askedByDb.set(app.db, asked);
  const last = asked.get(name);
  const age = last === undefined ? Number.POSITIVE_INFINITY : performance.now() - last.at;
  if (last !== undefined && age < (last.found === undefined ? HANGING_MS : FRESH_MS)) return last;
  const next: Asked = { at: performance.now(), found: undefined, done: look() };
  asked.set(name, next);
  return next;

  async function look(): Promise<void> {
    const found = await check(app).catch((error: Error) => {
      // Nothing of the error is shown: anyone may ask, and an address or a path would tell too much.
      app.log.warn({ err: error, check: name }, 'readiness check failed');
      return `The ${name} cannot be used.`;
    });
    next.found = found;
  }
}

/** Counts from when the check began: whoever asks about one that hangs already does not wait for it again. */
function limit(at: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, at + CHECK_LIMIT_MS - performance.now())).unref();
  });
}
