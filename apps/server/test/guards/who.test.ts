import { randomUUID } from 'node:crypto';
import { roles, scopes } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { whoTable } from './who-table.ts';

interface Caller {
  readonly token: string | undefined;
  /** Whose id stands in the path where an operation is about oneself. */
  readonly userId: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function person(role: (typeof roles)[number]): Promise<Caller> {
  const { accessToken: token, user } = await server.signUp([role]);
  return { token, userId: user.id };
}

async function keyWith(scope: (typeof scopes)[number]): Promise<Caller> {
  return { token: (await server.issueKey([scope])).accessToken, userId: randomUUID() };
}

/** Made once: for those whom no request can change. */
function once(make: () => Promise<Caller>): () => Promise<Caller> {
  let made: Promise<Caller> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function onceEach(makers: Readonly<Record<string, () => Promise<Caller>>>) {
  return Object.fromEntries(Object.entries(makers).map(([kind, make]) => [kind, once(make)]));
}

/** Callers whom nobody knows (any more): nothing but being unknown may turn them away. */
const unknown = onceEach({
  nobody: async () => ({ token: undefined, userId: randomUUID() }),
  'a malformed token': async () => ({ token: 'not.a.token', userId: randomUUID() }),
  'an expired token': async () => {
    const admin = await person('admin');
    server.clock.advance(15 * 60 + 6);
    return admin;
  },
  'a revoked key': async () => {
    const { id, accessToken: token } = await server.issueKey([...scopes]);
    await server.database.pool.query('update api_key set revoked_at = now() where id = $1', [id]);
    return { token, userId: randomUUID() };
  },
  'an ended session': async () => {
    const admin = await person('admin');
    await server.database.pool.query(`update session set ended_at = now(), end_reason = 'ended' where staff_id = $1`, [
      admin.userId,
    ]);
    return admin;
  },
  'an inactive user': async () => {
    const admin = await person('admin');
    await server.database.pool.query('update staff set is_active = false where id = $1', [admin.userId]);
    return admin;
  },
  'a user whose roles changed': async () => {
    const admin = await person('admin');
    await server.database.pool.query(`update staff set roles = '{admin,manager}' where id = $1`, [admin.userId]);
    return admin;
  },
});

const known: Readonly<Record<string, () => Promise<Caller>>> = {
  ...Object.fromEntries(roles.map((role) => [role, () => person(role)])),
  ...Object.fromEntries(scopes.map((scope) => [scope, () => keyWith(scope)])),
};
const knownReaders = onceEach(known);

/** Whoever only reads stays who he is; all others are made anew, since a request may end what they came with. */
const callersOf = ({ method }: Operation) => (method === 'GET' ? knownReaders : known);

/** Without a body: whoever passes the gate is told what is missing, and nothing is changed. */
async function call(operation: Operation, caller: Caller): Promise<number> {
  const url = operation.url
    .replace('/users/:id/sessions', `/users/${caller.userId}/sessions`)
    .replace(':id', randomUUID())
    .replace(':step', '3')
    .replace(':key', 'no.such')
    .replace(':ref', 'NO-SUCH')
    .replace(':runId', randomUUID())
    .replace(':n', '1');
  const { status } = await server.request(
    operation.method,
    url,
    caller.token === undefined ? {} : { token: caller.token },
  );
  return status;
}

function isScope(kind: string): boolean {
  return scopes.some((scope) => scope === kind);
}

function named(operation: Operation): string {
  return `${operation.method} ${operation.url}`;
}

describe('the table of who may call what', () => {
  it('has a row for every operation that is served', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(operations.map(named).filter((name) => !whoTable.has(name))).toEqual([]);
  });

  it.each(operations.map((operation) => [named(operation), operation] as const))('agrees with %s', (name, { who }) => {
    const declared = 'anonymous' in who ? { roles: null, scope: null } : { roles: [...who.roles], scope: who.scope };
    expect(declared).toEqual(whoTable.get(name));
  });
});

const guarded = operations.filter((operation) => whoTable.get(named(operation))?.roles !== null);
const open = operations.filter((operation) => whoTable.get(named(operation))?.roles === null);

describe.each(guarded.map((operation) => [named(operation), operation] as const))('%s', (name, operation) => {
  it('turns away everybody who is not known, with 401', async () => {
    const answered: Record<string, number> = {};
    for (const [kind, make] of Object.entries(unknown)) answered[kind] = await call(operation, await make());
    expect(answered).toEqual(Object.fromEntries(Object.keys(unknown).map((kind) => [kind, 401])));
  });

  it('lets in exactly the roles and scopes of the table, and tells the others 403', async () => {
    const expected = whoTable.get(name);
    for (const [kind, make] of Object.entries(callersOf(operation))) {
      const status = await call(operation, await make());
      const mayCall =
        expected?.roles?.includes(kind) === true ||
        expected?.scope === kind ||
        (expected?.scope === 'any' && isScope(kind));
      if (mayCall) expect([401, 403], `${kind} may call it`).not.toContain(status);
      else expect([kind, status]).toEqual([kind, 403]);
    }
  });
});

describe.each(open.map((operation) => [named(operation), operation] as const))('%s', (_name, operation) => {
  it('lets anybody ask, and takes no offence at a stale token unless it would use it', async () => {
    const usesToken = 'anonymous' in operation.who && operation.who.principal === 'if-sent';
    for (const [kind, make] of Object.entries({ ...unknown, ...callersOf(operation) })) {
      const caller = await make();
      const status = await call(operation, caller);
      const refused = usesToken && caller.token !== undefined && kind in unknown;
      expect([kind, status === 401 || status === 403]).toEqual([kind, refused]);
    }
  });
});
