import { webhookEvents } from '@countersign/contract/closed-sets';
import { makePackage } from '../../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../../tools/packages/working/index.ts';
import { type BuiltApp, buildApp } from '../../../src/build-app.ts';
import { createUser, hashPassword } from '../../../src/identity/index.ts';
import { type Act, systemActor } from '../../../src/platform/actor.ts';
import type { App } from '../../../src/platform/app.ts';
import { readConfig } from '../../../src/platform/config.ts';
import { prepareJobQueue } from '../../../src/platform/jobs/index.ts';
import { openKeyring } from '../../../src/platform/keyring/index.ts';
import { createLog } from '../../../src/platform/log.ts';
import { migrate, readMigrations } from '../../../src/platform/migrate.ts';
import { createWebhook } from '../../../src/webhooks/index.ts';
import { type GivenReview, givenReview, givenRules } from '../../given-review.ts';
import { raiseSettings } from '../../raise-settings.ts';
import type { Cluster } from './cluster.ts';

export const person = { email: 'ada@bank.example', password: 'a long enough password' };

const nobody: Act = { actor: systemActor('soak'), requestId: null };

export interface Prepared {
  /** Loans in review with findings to act on. */
  readonly loans: readonly GivenReview[];
  /** A package that a worker can read; each upload makes it its own with a few bytes behind its end. */
  readonly pdf: Uint8Array;
}

/** Makes the schema, a person, loans in review and a webhook, before the first node starts; then `more` of one's own. */
export async function prepare(
  cluster: Cluster,
  loans: number,
  more: (app: App) => Promise<void> = async () => {},
): Promise<Prepared> {
  await migrate(cluster.databaseUrl, await readMigrations());
  await prepareJobQueue(cluster.databaseUrl);
  await openKeyring({ keyFile: readConfig(cluster.environment).keyFile, mayCreate: true });
  const { app, close } = await openClusterApp(cluster);
  try {
    await givenRules(app);
    const passwordHash = await hashPassword(person.password);
    await app.db.transaction((tx) =>
      createUser(tx, app, nobody, { email: person.email, displayName: 'Ada', roles: ['admin'], passwordHash }),
    );
    await createWebhook(app, nobody, { url: cluster.receiver.url, events: [...webhookEvents] });
    const given: GivenReview[] = [];
    for (let index = 0; index < loans; index += 1) given.push(await givenReview(app));
    await more(app);
    const rates = ['login', 'user', 'anonymous', 'heavy'].map((rate) => `rate.${rate}_per_minute`);
    await raiseSettings(app, cluster.pool, [...rates, 'intake.max_backlog'], 1_000_000);
    // Nothing of the preparation is left for the nodes to do: its documents are no real files.
    await cluster.pool.query(`delete from graphile_worker._private_jobs; update outbox_event set relayed_at = now()`);
    await noteEndsOfJobs(cluster);
    const layouts = workingLayouts.filter(({ docType }) => docType === 'promissory_note');
    const { pdf } = await makePackage({ layouts, seed: 4, documents: 1, clutter: false });
    return { loans: given, pdf };
  } finally {
    await close();
  }
}

/**
 * A job that is done leaves nothing behind. Here the database writes down each row that goes: which job, at which
 * attempt. What the job did is compared with that afterwards.
 */
async function noteEndsOfJobs({ pool }: Cluster): Promise<void> {
  await pool.query(`
    create table soak_job_end (job_id bigint primary key, name text not null, payload json not null, attempts int not null);
    create function soak_note_end() returns trigger language plpgsql as $$
    begin
      insert into soak_job_end
      select old.id, t.identifier, old.payload, old.attempts from graphile_worker._private_tasks t where t.id = old.task_id;
      return null;
    end $$;
    create trigger soak_note_end after delete on graphile_worker._private_jobs
      for each row execute function soak_note_end();`);
}

/** An App of one's own on the database and the documents of the nodes. */
export function openClusterApp({ databaseUrl, environment }: Cluster): Promise<BuiltApp> {
  const config = readConfig({ ...environment, LOG_LEVEL: 'fatal' });
  return buildApp(config, databaseUrl, createLog(config.logLevel, 'soak'), environment);
}
