import { createUser, hashPassword } from '../../../src/identity/index.ts';
import { type Act, systemActor } from '../../../src/platform/actor.ts';
import { givenLoan } from '../../given-loan.ts';
import { givenReview, givenRules } from '../../given-review.ts';
import { raiseSettings } from '../../raise-settings.ts';
import { openSoakApp } from '../open-soak-app.ts';

export const person = { email: 'ada@bank.example', password: 'a long enough password' };

export interface Prepared {
  /** Findings that people write comments on. */
  readonly findings: readonly string[];
  /** Sealed loans, one of which is purged in a round. */
  readonly sealed: readonly string[];
}

const LOANS_IN_REVIEW = 3;

/** Makes a data folder with somebody who may send and decide, loans in review and sealed ones, for the service to run on. */
export async function prepare(dataDir: string, rounds: number): Promise<Prepared> {
  const soak = await openSoakApp({ dataDir });
  try {
    const { app } = soak;
    await givenRules(app);
    const act: Act = { actor: systemActor('soak'), requestId: null };
    const passwordHash = await hashPassword(person.password);
    const about = { email: person.email, displayName: 'Ada', roles: ['manager'], passwordHash } as const;
    await app.db.transaction((tx) => createUser(tx, app, act, about));
    for (let index = 0; index < LOANS_IN_REVIEW; index += 1) await givenReview(app);
    const sealed: string[] = [];
    for (let index = 0; index < rounds; index += 1) sealed.push((await givenLoan(app, { state: 'sealed' })).loan.id);
    const raised = ['rate.login_per_minute', 'rate.user_per_minute', 'rate.anonymous_per_minute', 'intake.max_backlog'];
    await raiseSettings(app, soak.pool, raised, 1_000_000);
    // Nothing of the preparation is left for the service to do: its documents are no real files.
    await soak.pool.query(`delete from graphile_worker._private_jobs; update outbox_event set relayed_at = now()`);
    const { rows } = await soak.pool.query<{ id: string }>('select id from finding');
    return { findings: rows.map(({ id }) => id), sealed };
  } finally {
    await soak.close();
  }
}
