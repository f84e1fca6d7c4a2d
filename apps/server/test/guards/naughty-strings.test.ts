import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import type { Operation } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import { createValidator } from '../../src/platform/validation.ts';
import { describeWithFixtures, naughtyStrings } from '../fixtures.ts';
import { givenLoan } from '../given-loan.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../test-server.ts';
import { createRandom, goodValue, type Schema } from './from-schema.ts';

/** Fields whose texts are hashed slowly, or are looked at only after a slow hash: some of the strings are enough. */
const slow = new Set(['password', 'currentPassword', 'newPassword', 'login.email', 'login.totpCode', 'token']);
const SLOW_SHARE = 40;
/** Every field gets a share of them, the next field the next share: all of them everywhere take five minutes. */
const SHARE = slice(40, 1);
/** How many requests are under way at a time. */
const AT_A_TIME = 10;

/** Texts that are not what is stored: secrets, and names of things. */
const notEchoed = new Set(['password', 'currentPassword', 'newPassword', 'token', 'code', 'apiKey', 'refreshToken']);

/** Tables that count attempts or keep what was queued; a refused request may leave its mark there. */
const countsAttempts = new Set(['rate_bucket', 'login_failure', 'worker_heartbeat', 'session']);

interface Field {
  readonly operation: Operation;
  readonly name: string;
  readonly schema: Schema;
}

const fields: readonly Field[] = operations.flatMap((operation) => {
  const { properties = {} } = JSON.parse(JSON.stringify(operation.body ?? {})) as Schema;
  return Object.entries(properties)
    .filter(([, schema]) => takesText(schema))
    .map(([name, schema]) => ({ operation, name, schema }));
});

/** Closed sets are left out: a naughty string is simply none of their values, as the fuzzer shows. */
function takesText(schema: Schema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some(takesText);
  return schema.enum === undefined && (schema.type === 'string' || schema.type === undefined);
}

describeWithFixtures('naughty strings in every text field of every operation', (folder) => {
  const strings = naughtyStrings(folder);
  const random = createRandom(515);
  /** Sent again at the end, all together: to look at everything that is stored takes long. */
  const refusals: [Field, readonly string[]][] = [];
  let server: TestServer;
  let token: string;
  let path: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await startTestServer();
    token = (await server.signUp(['admin'])).accessToken;
    const { user } = await server.signUp();
    const { loan } = await givenLoan(server.app, { state: 'boarded', contents: [Buffer.from('a document')] });
    path = { id: user.id, ref: loan.external_ref, key: 'auth.oidc_provider_name' };
  });
  afterAll(() => server.close());

  function bodyWith({ operation, name }: Field, text: string): Record<string, unknown> {
    const schema = JSON.parse(JSON.stringify(operation.body)) as Schema;
    const { required = [], properties = {} } = schema;
    const base = Object.fromEntries(required.map((each) => [each, goodValue(properties[each] ?? {}, random, refuse)]));
    // Passwords are right, so that the field in question is what decides.
    for (const each of ['password', 'currentPassword']) if (each in base) base[each] = TEST_PASSWORD;
    if ('email' in base) base.email = `${randomUUID()}@bank.example`;
    return { ...base, [name]: text };
  }

  async function send(field: Field, text: string): Promise<{ status: number; body: unknown }> {
    const { method, url } = field.operation;
    const at = url.replace(/:([a-zA-Z]+)/g, (_all, name: string) => path[name] ?? 'x');
    return server.request(method, at, { token, body: bodyWith(field, text) });
  }

  async function sendAll(
    field: Field,
    texts: readonly string[],
  ): Promise<ReadonlyMap<string, { status: number; body: unknown }>> {
    const answers = new Map<string, { status: number; body: unknown }>();
    const waiting = [...texts];
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
          answers.set(text, await send(field, text));
        }
      }),
    );
    return answers;
  }

  /** Everything that is stored, table by table. */
  async function fingerprint(): Promise<Record<string, string>> {
    const { pool } = server.database;
    const { rows } = await pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    const stored: Record<string, string> = {};
    for (const { tablename } of rows) {
      if (countsAttempts.has(tablename)) continue;
      const text = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${tablename}" t`;
      stored[tablename] = (await pool.query(text)).rows[0].hash;
    }
    return stored;
  }

  it('there are enough of both', () => {
    expect(strings.length).toBeGreaterThan(500);
    expect(fields.length).toBeGreaterThan(20);
  });

  it.each(fields.map((field, turn) => [field.operation.id, field.name, field, turn] as const))(
    '%s, %s: never a 500, taken to the letter or refused',
    async (id, name, field, turn) => {
      const isSlow = slow.has(name) || slow.has(`${id}.${name}`);
      const share = isSlow ? SLOW_SHARE : SHARE;
      const some = strings.filter((_text, index) => index % share === turn % share);
      const fits = createValidator({ type: 'object', properties: { [name]: field.schema } }, 'body');
      const answers = await sendAll(field, some);

      for (const [text, { status, body }] of answers) {
        const about = `${JSON.stringify(text)} was answered ${status}`;
        // Wrong shape is told as such; the right one may still be refused for what it means, but never breaks anything.
        if (fits({ [name]: text }).length > 0) expect(status, about).toBe(400);
        // 403: the cookie of the page is given to the page alone, which this caller is not.
        else expect([200, 201, 202, 204, 400, 401, 403, 404, 409, 410, 422, 429], about).toContain(status);
        if (status < 300 && !notEchoed.has(name)) expect(echoesOf(body, name), about).toSatisfy(only(text));
      }

      const refused = [...answers].filter(([, { status }]) => status >= 400).map(([text]) => text);
      refusals.push([field, isSlow ? refused.slice(0, 2) : refused.slice(0, 100)]);
    },
  );

  it('what is refused leaves no trace', async () => {
    const before = await fingerprint();
    for (const [field, texts] of refusals) await sendAll(field, texts);
    expect(await fingerprint()).toEqual(before);
    expect(refusals.length).toBe(fields.length);
  });
});

function refuse(reference: string): Schema {
  throw new Error(`${reference} is not looked up here.`);
}

/** The values under a name, anywhere in an answer. */
function echoesOf(body: unknown, name: string): readonly unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => [...(key === name ? [value] : []), ...echoesOf(value, name)]);
}

function only(text: string): (echoes: readonly unknown[]) => boolean {
  return (echoes) => echoes.every((echo) => echo === text);
}
