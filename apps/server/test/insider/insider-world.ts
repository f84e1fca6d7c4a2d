import type { Role } from '@countersign/contract/closed-sets';
import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import { createFieldMap } from '../../src/boarding/index.ts';
import { createFakeCore } from '../../src/boarding/testing/fake-core.ts';
import { operations } from '../../src/http/operations/index.ts';
import { createHttpServer } from '../../src/http/server.ts';
import { changeUserIn, createUser, hashPassword, openSession, toSession } from '../../src/identity/index.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';
import { openQueuedMail } from '../../src/platform/mail/index.ts';
import { changeSettingIn, readSettings } from '../../src/settings/index.ts';
import { boardable } from '../boardable-papers.ts';
import { giveSigningKey } from '../give-signing-key.ts';
import { bringTo, givenReview, givenRules } from '../given-review.ts';
import { wirePapers } from '../given-wire.ts';
import { openSoakApp } from '../soak/open-soak-app.ts';
import { trackDueItems } from '../track-due-items.ts';
import { FIRST_PASSWORD, type GivenLoan } from './hands.ts';

/** Somebody who can sign in. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export interface InsiderAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A link from a mail or an answer, and what it opens. */
export interface CaughtLink {
  readonly kind: 'invitation' | 'reset';
  readonly token: string;
}

/** The hole that a test plants, to see that the search finds one. */
export type Hole = 'none' | 'dual_control_off';

export interface InsiderWorld {
  readonly app: App;
  /** Operations that were asked for something that they could have done: not refused for its shape. */
  readonly reached: ReadonlySet<string>;
  ask(
    token: string | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<InsiderAnswer>;
  /** A new person with all roles, beside an honest administrator and a manager who do nothing. */
  givenMallory(): Promise<Identity>;
  givenLoan(): Promise<GivenLoan>;
  /** Whether the loan waits for a worker, of which none runs here: no money can move on it any more. */
  isStuck(loan: GivenLoan): Promise<boolean>;
  /** People whom Mallory may try to become. */
  readonly victims: readonly string[];
  /** Lets a day pass, in which all sessions end; false where the world has seen too many of them. */
  waitADay(): Promise<boolean>;
  /** The links of mails that went out since the last call and that she can read. */
  catchMail(addresses: readonly string[]): Promise<readonly CaughtLink[]>;
  /** Takes the person out and puts the settings back, as an honest bank would. */
  cleanUp(people: readonly Identity[]): Promise<void>;
  /** Whether money left, and who staged and who checked. */
  outcome(loanId: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Where Mallory's own mail server listens; whatever is sent by way of it she reads. */
export const MALLORYS_SERVER = 'smtp://127.0.0.1:2525';

/** So many days pass in one world at most: papers, keys and business days are those of one season. */
const MOST_DAYS = 40;
const DAY_SECONDS = 25 * 3_600;

const nobody: Act = { actor: systemActor('insider'), requestId: null };

export async function openInsiderWorld(hole: Hole = 'none'): Promise<InsiderWorld> {
  const soak = await openSoakApp({ tuning: 'test', maxConnections: 10 });
  const core = createFakeCore();
  // The guard lets her server pass: what must stop her is the second administrator.
  const egress = createEgress(parseEgressAllow('127.0.0.1:2525'));
  const app: App = { ...soak.app, cores: core.cores, egress };
  await giveSigningKey(app);
  await givenRules(app);
  await createFieldMap(app, nobody, { providerId: 'simulator', mapping: { ...simulatorStarter } });
  const rates = ['user', 'key', 'anonymous', 'key_exchange', 'login', 'heavy'] as const;
  await app.db.transaction(async (tx) => {
    for (const rate of rates) await changeSettingIn(tx, app, nobody, `rate.${rate}_per_minute`, 100_000);
    if (hole === 'dual_control_off') await changeSettingIn(tx, app, nobody, 'admin.dual_control', false);
  });
  const http = createHttpServer(app, { operations, web: { register: () => {} } });
  const reached = new Set<string>();
  http.fastify.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode !== 400) reached.add(request.routeOptions.config.operationId ?? '');
    done();
  });
  const passwordHash = await hashPassword(FIRST_PASSWORD);
  let people = 0;

  async function givenPerson(name: string, roles: readonly Role[]): Promise<Identity> {
    people += 1;
    const email = `${name}-${people}@bank.example`;
    const { id } = await app.db.transaction((tx) =>
      createUser(tx, app, nobody, { email, displayName: name, roles: [...roles], passwordHash }),
    );
    return signedIn({ id, email });
  }

  async function signedIn({ id, email }: Pick<Identity, 'id' | 'email'>): Promise<Identity> {
    const visit = { address: '127.0.0.1', userAgent: 'insider' };
    const opened = await app.db.transaction((tx) => openSession(tx, app, id, 'password', visit));
    const { accessToken } = await toSession(app, opened);
    return { id, email, token: accessToken };
  }

  let days = 0;
  let alice = await givenPerson('alice', ['admin']);
  const bob = await givenPerson('bob', ['manager']);

  const ask: InsiderWorld['ask'] = async (token, method, url, body) => {
    soak.clock.advance(0.002);
    const reply = await http.fastify.inject({
      method,
      url,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (reply.statusCode >= 500) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.payload}`);
    const isJson = /\bjson\b/.test(String(reply.headers['content-type'] ?? ''));
    return { status: reply.statusCode, body: isJson ? JSON.parse(reply.payload) : {} };
  };

  return {
    app,
    reached,
    ask,
    victims: [alice.id, bob.id],
    givenMallory: () => givenPerson('mallory', ['admin', 'manager', 'specialist']),
    givenLoan: async () => {
      // A warning among its findings, so that there is something to settle.
      const deed = { ...boardable.deed_of_trust, interest_rate: '6.75' };
      const approval = { principal_amount: '250000.00', conditions: 'Signed deed of trust' };
      const papers = {
        ...boardable,
        deed_of_trust: deed,
        credit_approval: approval,
        wire_instructions: wirePapers.wire_instructions ?? {},
      };
      const given = await givenReview(app, papers);
      await bringTo(app, given.loanId, 'approved');
      await trackDueItems(app, given.loanId);
      return given;
    },
    isStuck: async ({ loanId }) => {
      const { rows } = await soak.pool.query('select state from loan where id = $1', [loanId]);
      return rows[0].state === 'processing';
    },
    waitADay: async () => {
      if (days === MOST_DAYS) return false;
      days += 1;
      soak.clock.advance(DAY_SECONDS);
      alice = await signedIn(alice);
      return true;
    },
    catchMail: async (addresses) => {
      const { rows } = await soak.pool.query(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'send-mail' returning j.payload`,
      );
      const isHers = (await readSettings(app, app.db))['mail.smtp_url'] === MALLORYS_SERVER;
      return rows.flatMap(({ payload }) => {
        const { to, text } = openQueuedMail(app, payload);
        return isHers || addresses.includes(to) ? linksIn(text) : [];
      });
    },
    cleanUp: async (hands) => {
      for (const { id } of hands)
        await app.db.transaction((tx) => changeUserIn(tx, app, nobody, id, { isActive: false })).catch(() => undefined);
      const { body } = await ask(alice.token, 'GET', '/v1/admin/changes?state=pending&limit=200');
      for (const { id } of (body.items ?? []) as { id: string }[]) {
        await ask(alice.token, 'POST', `/v1/admin/changes/${id}/reject`, {});
      }
      await soak.pool.query('update outbox_event set relayed_at = now() where relayed_at is null');
      await soak.pool.query('delete from graphile_worker._private_jobs');
    },
    outcome: async (loanId) => {
      const { rows } = await soak.pool.query(
        `select 'wire ' || state || ' staged by ' || staged_by || ' checked by ' || checked_by as said
         from wire where loan_id = $1 and state = 'exported'
         union all
         select 'boarding ' || state || ' staged by ' || staged_by || ' checked by ' || approved_by
         from boarding where loan_id = $1 and state in ('committing', 'committed', 'outcome_unknown')`,
        [loanId],
      );
      return rows.map(({ said }) => said);
    },
    close: async () => {
      await http.close();
      await egress.close();
      await soak.close();
    },
  };
}

/** Links carry their token as the last part of the address. */
export function linksIn(text: string): readonly CaughtLink[] {
  return [...text.matchAll(/https?:\/\/\S*?(invit|reset)\S*?[#=/]([A-Za-z0-9_-]{20,})/g)].map(([, kind, token]) => ({
    kind: kind === 'invit' ? 'invitation' : 'reset',
    token: token ?? '',
  }));
}
