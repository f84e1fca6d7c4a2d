import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FederatedPeople, federatedPeople } from '../../../../test/oidc/federated-people.ts';
import { type FederatedServer, REDIRECT_URI, startFederatedServer } from '../../../../test/oidc/federated-server.ts';
import { CLIENT_ID, CLIENT_SECRET, type RealProvider, startRealProvider } from '../../../../test/oidc/real-provider.ts';
import type { SignedUp } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';

let provider: RealProvider;
let server: FederatedServer;
let givenPerson: FederatedPeople['givenPerson'];
let cameBack: FederatedPeople['cameBack'];
let federated: FederatedPeople['federated'];
beforeAll(async () => {
  provider = await startRealProvider(REDIRECT_URI);
  server = await startFederatedServer(provider, { id: CLIENT_ID, secret: CLIENT_SECRET });
  ({ givenPerson, cameBack, federated } = federatedPeople(server, provider));
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

describe('POST /v1/auth/oidc/exchange', () => {
  let code: string;
  let cookie: string;
  let person: SignedUp;
  beforeEach(async () => {
    const given = await givenPerson();
    person = given.person;
    const made = await federated(given.subject);
    code = made.arrived.get('code') ?? '';
    cookie = made.cookie;
  });

  describe('200', () => {
    it('gives the session and takes the cookie away', async () => {
      const answer = await server.exchange(code, cookie);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toMatch(/^(__Host-)?countersign_oidc=; Max-Age=0;/);
      const { rows } = await server.database.pool.query(
        `select method from session where staff_id = $1 and method <> 'password'`,
        [person.user.id],
      );
      expect(rows).toEqual([{ method: 'oidc' }]);
    });

    it('to one of many at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => server.exchange(code, cookie)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401, 401]);
    });
  });

  describe('400', () => {
    it.each([[{}], [{ code: '' }], [{ code: 'x'.repeat(201) }], [{ code: 'x', state: 'y' }]])(
      'refuses the body %j',
      async (body) => {
        expect((await server.request('POST', '/v1/auth/oidc/exchange', { body })).status).toBe(400);
      },
    );
  });

  describe('401', () => {
    it('the second time', async () => {
      await server.exchange(code, cookie);
      expect((await server.exchange(code, cookie)).body.code).toBe('oidc_code_invalid');
    });

    it('in another browser: nobody is signed in as somebody else by a link', async () => {
      const stranger = (await server.depart()).cookie;
      expect((await server.exchange(code, stranger)).status).toBe(401);
      expect((await server.exchange(code, null)).status).toBe(401);
      expect((await server.exchange(code, cookie)).status).toBe(200);
    });

    it('when the user was deactivated in that minute', async () => {
      await writeRows(server, 'update staff set is_active = false where id = $1', [person.user.id]);
      expect((await server.exchange(code, cookie)).status).toBe(401);
    });

    it('for a code, or a link to the provider, that was pointed at somebody else in the database', async () => {
      const victim = await server.signUp(['admin']);
      const { pool } = server.database;
      await pool.query('update oidc_code set staff_id = $1 where staff_id = $2', [victim.user.id, person.user.id]);
      expect((await server.exchange(code, cookie)).status).toBe(401);
      const { subject } = await givenPerson();
      expect((await federated(subject)).arrived.has('code')).toBe(true);
      await pool.query('update oidc_identity set staff_id = $1 where subject = $2', [victim.user.id, subject]);
      expect((await federated(subject)).arrived.has('code')).toBe(false);
    });

    it('for a code that nobody gave out', async () => {
      expect((await server.exchange('a'.repeat(43), cookie)).status).toBe(401);
    });
  });
});

// Last, because they turn the clock that the tests before share.
describe('time', () => {
  it('a code is good for a minute, to the second', async () => {
    const { subject } = await givenPerson();
    const [last, late] = [await federated(subject), await federated(subject)];
    server.clock.advance(59);
    expect((await server.exchange(last.arrived.get('code') ?? '', last.cookie)).status).toBe(200);
    server.clock.advance(1);
    expect((await server.exchange(late.arrived.get('code') ?? '', late.cookie)).status).toBe(401);
  });

  it('a state is good for ten minutes, to the second', async () => {
    const { subject } = await givenPerson();
    const [last, late] = [await cameBack(subject), await cameBack(subject)];
    server.clock.advance(599);
    expect((await server.arrive(last.url, last.cookie)).has('code')).toBe(true);
    server.clock.advance(1);
    expect((await server.arrive(late.url, late.cookie)).get('error')).toBe('oidc_state_invalid');
  });

  it('what nobody came back for is swept away by the next who leaves', async () => {
    await server.depart();
    server.clock.advance(601);
    await server.depart();
    const { rows } = await server.database.pool.query('select count(*)::int as states from oidc_state');
    expect(rows).toEqual([{ states: 1 }]);
  });
});
