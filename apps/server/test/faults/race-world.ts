import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import { createFieldMap } from '../../src/boarding/index.ts';
import { createFakeCore } from '../../src/boarding/testing/fake-core.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { openDb } from '../../src/platform/db.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';
import { boardable } from '../boardable-papers.ts';
import type { BringingServer } from '../boarding-in.ts';
import { giveSigningKey } from '../give-signing-key.ts';
import { bringTo, givenReview, givenRules } from '../given-review.ts';
import type { Crew } from '../given-wire.ts';
import { raiseSettings } from '../raise-settings.ts';
import { type Request, serveTestApp } from '../serve-test-app.ts';
import { type SignedUp, type SignUp, signUpOn } from '../sign-up.ts';
import { openSoakApp } from '../soak/open-soak-app.ts';
import type { TestClock } from '../test-clock.ts';

/** Two nodes on one database, people, and a core of our own. */
export interface RaceWorld extends BringingServer {
  readonly app: App;
  readonly clock: TestClock;
  readonly pool: pg.Pool;
  /** The first node; for everything that leads up to a race. */
  readonly request: Request;
  readonly nodes: readonly [Request, Request];
  /** Answers what came, whether the operation promises it or not. */
  requestAsItIs(url: string, token: string): Promise<{ readonly status: number; readonly text: string }>;
  readonly signUp: SignUp;
  readonly admin: SignedUp;
  readonly crew: Crew;
  readonly dataDir: string;
  /** A name that nothing else has. */
  newName(): string;
  close(): Promise<void>;
}

const nobody: Act = { actor: systemActor('faults'), requestId: null };

export async function openRaceWorld(): Promise<RaceWorld> {
  const soak = await openSoakApp({ tuning: 'test', maxConnections: 12 });
  const core = createFakeCore();
  // The mail server is listed by name: nothing is looked up here, and nothing is sent.
  const egress = createEgress(parseEgressAllow('127.0.0.1, mail.bank.example'));
  const app: App = { ...soak.app, cores: core.cores, egress };
  const second = openDb({ url: soak.url, maxConnections: 12, applicationName: 'second', onError: () => {} });
  const rates = ['login', 'key_exchange', 'setup_admin', 'user', 'key', 'heavy', 'anonymous'];
  const keys = rates.map((rate) => `rate.${rate}_per_minute`);
  await raiseSettings(app, soak.pool, keys, 100_000);
  await giveSigningKey(app);
  await givenRules(app);
  await createFieldMap(app, nobody, { providerId: 'simulator', mapping: { ...simulatorStarter } });
  const one = serveTestApp(app);
  const two = serveTestApp({ ...app, db: second });
  const signUp = signUpOn(app);
  const admin = await signUp(['admin'], { displayName: 'Ada Admin' });
  const crew: Crew = {
    maker: await signUp(['manager'], { displayName: 'Mia Maker' }),
    caller: await signUp(['specialist'], { displayName: 'Cal Caller' }),
    checker: await signUp(['manager'], { displayName: 'Chris Checker' }),
  };
  return {
    app,
    clock: soak.clock,
    pool: soak.pool,
    database: { pool: soak.pool },
    dataDir: soak.dataDir,
    core,
    request: one.request,
    nodes: [one.request, two.request],
    requestAsItIs: async (url, token) => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await one.http.fastify.inject({ method: 'GET', url, headers });
      return { status: reply.statusCode, text: reply.payload };
    },
    signUp,
    admin,
    crew,
    newName: () => `Name ${randomUUID().slice(0, 8)}`,
    givenApproved: async (papers = boardable) => {
      const given = await givenReview(app, papers);
      await bringTo(app, given.loanId, 'approved');
      return given;
    },
    stage: (ref, key, token = crew.maker.accessToken) =>
      one.request('POST', `/v1/loans/${ref}/boarding/stage`, {
        token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    move: (ref, step, body = {}, token = crew.checker.accessToken) =>
      one.request('POST', `/v1/loans/${ref}/boarding/${step}`, { token, body }),
    close: async () => {
      await one.close();
      await two.close();
      await second.close();
      await egress.close();
      await soak.close();
    },
  };
}
