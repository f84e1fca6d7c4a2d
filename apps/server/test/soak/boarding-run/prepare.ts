import { mkdir, writeFile } from 'node:fs/promises';
import { simulatorStarter } from '../../../src/boarding/adapters/simulator/starter.ts';
import { createFieldMap, openCores, simulatorFolder } from '../../../src/boarding/index.ts';
import { createUser, hashPassword } from '../../../src/identity/index.ts';
import { type Act, systemActor } from '../../../src/platform/actor.ts';
import type { App } from '../../../src/platform/app.ts';
import { changeSetting } from '../../../src/settings/index.ts';
import { boardable } from '../../boardable-papers.ts';
import { bringTo, givenReview, givenRules } from '../../given-review.ts';
import { raiseSettings } from '../../raise-settings.ts';
import { openSoakApp } from '../open-soak-app.ts';

export const people = { maker: 'maker@bank.example', checker: 'checker@bank.example', second: 'second@bank.example' };
export type Person = keyof typeof people;
export const PASSWORD = 'a long enough password';
const ROLES = { maker: ['specialist'], checker: ['manager'], second: ['admin'] } as const;

const nobody: Act = { actor: systemActor('soak'), requestId: null };

/** How likely each fault is, for telling and for asking alike. */
export const storm = {
  refuse: 0.03,
  timeout_before: 0.03,
  timeout_after: 0.04,
  garbage: 0.03,
  slow: 0.02,
  late: 0.02,
  garbage_before: 0.02,
  partial: 0.02,
  wrong_type: 0.01,
  wrong_order: 0.02,
  twice: 0.02,
  reset_before: 0.02,
  reset_after: 0.02,
  error_before: 0.02,
  error_after: 0.02,
  echo: 0.01,
  other_value: 0.02,
};

/** Makes a data folder with approved loans, people and a field map, on which the service is then started. */
export async function prepare(dataDir: string, loans: number, seed: number): Promise<readonly string[]> {
  const soak = await openSoakApp({ dataDir });
  try {
    const app = { ...soak.app, cores: openCores(soak.app.config) };
    await givenRules(app);
    const refs = await prepareBoarding(app, loans);
    const rates = ['login', 'user', 'anonymous'].map((rate) => `rate.${rate}_per_minute`);
    await raiseSettings(app, soak.pool, rates, 100_000);
    // Nothing of the preparation is left for the service to do: its documents are no real files.
    await soak.pool.query(`delete from graphile_worker._private_jobs; update outbox_event set relayed_at = now()`);
    const folder = simulatorFolder(soak.app.config);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${folder}/weather.json`, JSON.stringify({ seed, chances: storm, lookups: true }));
    return refs;
  } finally {
    await soak.close();
  }
}

/** People, a field map, and approved loans that can be boarded; a core that is silent is believed to be so after a second. */
export async function prepareBoarding(app: App, loans: number): Promise<readonly string[]> {
  await createFieldMap(app, nobody, { providerId: 'simulator', mapping: { ...simulatorStarter } });
  const passwordHash = await hashPassword(PASSWORD);
  for (const [name, email] of Object.entries(people)) {
    const roles = ROLES[name as Person];
    await app.db.transaction((tx) => createUser(tx, app, nobody, { email, displayName: name, roles, passwordHash }));
  }
  await changeSetting(app, nobody, 'boarding.timeout_seconds', 1);
  const refs: string[] = [];
  for (let index = 0; index < loans; index += 1) {
    const { ref, loanId } = await givenReview(app, boardable);
    await bringTo(app, loanId, 'approved');
    refs.push(ref);
  }
  return refs;
}
