import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { hasSigningKey } from '../../../identity/index.ts';
import type { App } from '../../../platform/app.ts';
import { isMigrated, pingDatabase, readMigrations } from '../../../platform/migrate.ts';
import { answer, operation } from '../../operation.ts';

const Check = strictObject({
  name: Type.String(),
  ok: Type.Boolean(),
  detail: Type.Union([Type.String(), Type.Null()]),
});
const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Array(Check) }, { $id: 'Readiness' });

const migrations = readMigrations();
// Whoever asks first sees the failure; it must not end the process before that.
migrations.catch(() => {});

/** Each check says in words what is missing, for the person who reads the answer at three in the morning. */
const checks: Readonly<Record<string, (app: App) => Promise<string | null>>> = {
  database: async (app) => {
    await pingDatabase(app.db);
    return null;
  },
  migrations: async (app) =>
    (await isMigrated(app.db, await migrations)) ? null : 'The schema is not the one of this release.',
  storage: async (app) => {
    await app.blobs.check();
    return null;
  },
  keys: async (app) => ((await hasSigningKey(app)) ? null : 'There is no key to sign access tokens with.'),
};

export const getReadiness = operation({
  id: 'getReadiness',
  method: 'GET',
  url: '/readyz',
  tag: 'System',
  summary: 'Whether requests can be served: database, migrations, storage, keys.',
  who: { anonymous: true },
  rate: 'unlimited',
  success: { status: 200, body: Readiness, also: [{ status: 503, description: 'Not ready; the checks say why.' }] },
  problems: [],
  handle: async ({ app }) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        // Nothing of the error is shown: anyone may ask, and an address or a path would tell too much.
        const detail = await check(app).catch((error: Error) => {
          app.log.warn({ err: error, check: name }, 'readiness check failed');
          return `The ${name} cannot be used.`;
        });
        return { name, ok: detail === null, detail };
      }),
    );
    const ready = results.every((result) => result.ok);
    return answer({ status: ready ? 200 : 503, body: { ready, checks: results } });
  },
});
