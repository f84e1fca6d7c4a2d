import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import { createFieldMap } from '../../src/boarding/index.ts';
import { createFakeCore } from '../../src/boarding/testing/fake-core.ts';
import { operations } from '../../src/http/operations/index.ts';
import { createHttpServer, type HttpServer } from '../../src/http/server.ts';
import {
  createUser,
  exchangeApiKey,
  hashPassword,
  issueApiKey,
  openSession,
  toSession,
} from '../../src/identity/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import type { Cores } from '../../src/platform/cores.ts';
import { boardable } from '../boardable-papers.ts';
import { checkAnswer, findOperation } from '../check-answer.ts';
import { giveSigningKey } from '../give-signing-key.ts';
import { askForRun, givenReview, givenRules, type Papers as PrintedPapers } from '../given-review.ts';
import { wirePapers } from '../given-wire.ts';
import { raiseSettings } from '../raise-settings.ts';
import { openSoakApp } from '../soak/open-soak-app.ts';
import type { Behaviour } from './boarding-rules.ts';
import type { Papers } from './command.ts';
import { type Person, rolesOf, type Staff, staff } from './people.ts';
import type { RequestParts } from './request-of.ts';
import { said } from './state.ts';

export interface Answer {
  readonly status: number;
  /** The JSON body; null where there is none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly text: string;
}

export interface GivenPackage {
  readonly loanId: string;
  readonly ref: string;
  readonly documents: Readonly<Record<string, string>>;
}

/** A whole service on a database of its own, with people and a core that behaves as each loan's sequence says. */
export interface World {
  readonly app: App;
  readonly http: HttpServer;
  readonly tokens: Readonly<Partial<Record<Person, string>>>;
  readonly userIds: Readonly<Record<Staff, string>>;
  /** Every answer is held against the operation's own description before it is handed on. */
  ask(person: Person, request: RequestParts): Promise<Answer>;
  givenPackage(papers: Papers): Promise<GivenPackage>;
  /** How the core takes the next calls for a loan; null: well. */
  behave(ref: string, behaviour: Behaviour | null): void;
  /** What a worker does about what waits: reading values off anew, which gives the same, and comparing them. */
  work(loanId: string): Promise<void>;
  /** Forgets what was queued, which nobody works off here and every query would have to pass by. */
  tidy(): Promise<void>;
  /** Puts the last call to the core so far back that it can no longer arrive. */
  letTimePass(loanId: string): Promise<void>;
  close(): Promise<void>;
}

const nobody: Act = { actor: systemActor('model'), requestId: null };
const PASSWORD = 'a long enough password';

export async function openWorld(): Promise<World> {
  const soak = await openSoakApp({ tuning: 'test', maxConnections: 10 });
  const core = createWillingCore();
  const app: App = { ...soak.app, cores: core.cores };
  const rates = ['user', 'key', 'anonymous', 'key_exchange', 'login', 'setup_admin', 'heavy'];
  const keys = rates.map((rate) => `rate.${rate}_per_minute`);
  await raiseSettings(app, soak.pool, keys, 100_000);
  await giveSigningKey(app);
  await givenRules(app);
  await createFieldMap(app, nobody, { providerId: 'simulator', mapping: { ...simulatorStarter } });
  const { tokens, userIds } = await givenPeople(app);
  const http = createHttpServer(app, { operations, web: { register: () => {} } });
  return {
    app,
    http,
    tokens,
    userIds,
    ask: async (person, { method, url, body, headers = {} }) => {
      const token = tokens[person];
      // A record of now is later than one of a moment ago.
      soak.clock.advance(0.002);
      const reply = await http.fastify.inject({
        method,
        url,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      checkAnswer(findOperation(operations, method, url), {
        status: reply.statusCode,
        headers: reply.headers,
        text: reply.payload,
      });
      const isJson = /\bjson\b/.test(String(reply.headers['content-type'] ?? ''));
      return { status: reply.statusCode, body: isJson ? JSON.parse(reply.payload) : null, text: reply.payload };
    },
    givenPackage: (papers) => givenReview(app, print(papers)),
    behave: core.behave,
    work: async (loanId) => {
      await soak.pool.query(
        `update outbox_event set relayed_at = now() where relayed_at is null and payload ->> 'loanId' = $1`,
        [loanId],
      );
      await askForRun(app, loanId);
    },
    tidy: async () => {
      await soak.pool.query(`update outbox_event set relayed_at = now() where relayed_at is null`);
      await soak.pool.query('delete from graphile_worker._private_jobs');
    },
    letTimePass: async (loanId) => {
      await soak.pool.query(
        `update boarding set call_started_at = now() - interval '2 days', call_ends_at = now() - interval '2 days' where loan_id = $1`,
        [loanId],
      );
    },
    close: async () => {
      await http.close();
      await soak.close();
    },
  };
}

/** The core of other tests, but told loan by loan how to behave, since many sequences run at once. */
function createWillingCore(): { readonly cores: Cores; readonly behave: World['behave'] } {
  const fake = createFakeCore();
  const moods = new Map<string, Behaviour>();
  const inner = fake.cores.adapters.simulator;
  if (inner === undefined) throw new Error('The fake core has no adapter.');
  // The fake takes the next behaviour in the same turn in which it is called, so no other call comes between.
  const told = (act: 'stage' | 'commit' | 'void'): typeof inner.stage => {
    return (connection, order) => {
      fake.next(act, moods.get(order.loanRef) ?? 'ok');
      return inner[act](connection, order);
    };
  };
  const simulator = { ...inner, stage: told('stage'), commit: told('commit'), void: told('void') };
  return {
    cores: { ...fake.cores, adapters: { simulator } },
    behave: (ref, behaviour) => {
      if (behaviour === null) moods.delete(ref);
      else moods.set(ref, behaviour);
    },
  };
}

async function givenPeople(app: App) {
  const passwordHash = await hashPassword(PASSWORD);
  const tokens: Partial<Record<Person, string>> = {};
  const userIds: Partial<Record<Staff, string>> = {};
  for (const person of staff) {
    const opened = await app.db.transaction(async (tx) => {
      const about = { email: `${person}@bank.example`, displayName: person, roles: rolesOf[person], passwordHash };
      const made = await createUser(tx, app, nobody, about);
      return openSession(tx, app, made.id, 'password', { address: '127.0.0.1', userAgent: 'model' });
    });
    const { accessToken, user } = await toSession(app, opened);
    tokens[person] = accessToken;
    userIds[person] = user.id;
  }
  const issuer = { type: 'user', id: userIds.admin ?? '', name: 'admin', roles: ['admin'], sessionId: '' } as const;
  const act = { actor: issuer, requestId: null };
  const { key } = await issueApiKey(app, act, issuer, {
    name: 'a program',
    scopes: ['intake:write', 'status:read', 'evidence:read'],
  });
  tokens.program = (await exchangeApiKey(app, key)).accessToken;
  return { tokens, userIds: userIds as Record<Staff, string> };
}

function print(papers: Papers): PrintedPapers {
  const { loan_number, ...note } = boardable.promissory_note ?? {};
  return {
    promissory_note: { ...note, ...(papers.numberIsThere && loan_number !== undefined ? { loan_number } : {}) },
    deed_of_trust: {
      principal_amount: said.principal_amount[papers.principalDiffers ? 1 : 0],
      maturity_date: said.maturity_date[papers.maturityDiffers ? 1 : 0],
      interest_rate: said.interest_rate[papers.rateDiffers ? 1 : 0],
    },
    wire_instructions: wirePapers.wire_instructions ?? {},
  };
}
