import { afterAll, beforeAll, expect, it } from 'vitest';
import { printOpenApi } from '../../src/http/openapi/print-openapi.ts';
import type { Operation } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import { readSettings } from '../../src/settings/index.ts';
import { givenLoan } from '../given-loan.ts';
import { type RequestOptions, startTestServer, type TestServer } from '../test-server.ts';
import { createRandom, goodValue, oddValue, type Random, type Schema, spoil } from './from-schema.ts';

/** Another one can be tried by hand: `FUZZ_SEED=7 npx vitest run …`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const REQUESTS = 5_000;
/** How many are under way at a time: some wait for each other's locks, as in life. */
const AT_A_TIME = 10;

const document = JSON.parse(JSON.stringify(printOpenApi(operations, '0.0.0')));
const resolve = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce((place, key) => place[key], document) as Schema;

interface Described {
  readonly operation: Operation;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly body: Schema | undefined;
}

const described: readonly Described[] = operations.map((operation) => {
  const path = operation.url.replace(/:([a-zA-Z]+)/g, '{$1}');
  const { parameters = [], requestBody } = document.paths[path][operation.method.toLowerCase()];
  return { operation, parameters, body: requestBody?.content['application/json'].schema };
});

let server: TestServer;
let token: string;
/** Parameters that name something real, so that requests get past 404. */
let known: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp(['admin'])).accessToken;
  const victim = await server.signUp();
  const { loan } = await givenLoan(server.app, { state: 'boarded', contents: [Buffer.from('a document')] });
  const settings = Object.keys(await readSettings(server.app));
  known = {
    id: [victim.user.id],
    ref: [loan.external_ref],
    // A limit set to nothing would answer all that follows.
    key: settings.filter((key) => !key.startsWith('rate.')),
  };
});
afterAll(() => server.close());

function parameterValue(
  { operation }: Described,
  { name, schema }: Described['parameters'][number],
  random: Random,
): string {
  if (random.chance(0.1)) return (JSON.stringify(oddValue(random)) ?? '').slice(0, 300);
  // A stream of events that exist does not end; only its refusals can be asked for here.
  const names = operation.success.mediaType === 'text/event-stream' ? undefined : known[name];
  if (names !== undefined && random.chance(0.6)) return random.pick(names);
  return String(goodValue(schema, random, resolve));
}

function requestFor(described: Described, random: Random): { url: string; options: RequestOptions } {
  const { operation, parameters, body } = described;
  const pathValue = (name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return parameter === undefined
      ? 'x'
      : encodeURIComponent(parameterValue(described, parameter, random).toWellFormed()) || 'x';
  };
  const path = operation.url.replace(/:([a-zA-Z]+)/g, (_all, name: string) => pathValue(name));
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required || random.chance(0.4)))
    .map((each) => `${each.name}=${encodeURIComponent(parameterValue(described, each, random).toWellFormed())}`);
  if (random.chance(0.05)) query.push('surplus=1');
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`;
  return { url, options: { token, ...bodyFor(operation, body, random) } };
}

function bodyFor(operation: Operation, schema: Schema | undefined, random: Random): RequestOptions {
  if (operation.method === 'GET') return {};
  if (schema === undefined) return random.chance(0.1) ? { body: oddObject(random) } : {};
  if (random.chance(0.03)) return {};
  const good = goodValue(schema, random, resolve);
  const value = random.chance(0.35) ? good : spoil(good, random);
  const text = JSON.stringify(value) ?? 'null';
  const sent = random.chance(0.05) ? text.slice(0, random.below(text.length)) : text;
  const type = random.chance(0.03) ? 'text/plain' : 'application/json';
  return { body: sent, headers: { 'content-type': type } };
}

function oddObject(random: Random): object {
  return { [random.pick(['a', 'id', 'note'])]: oddValue(random) ?? null };
}

it(`${REQUESTS} random requests (seed ${SEED}) are all answered as the document says, none with a 500`, async () => {
  const random = createRandom(SEED);
  const statuses = new Map<string, Set<number>>();
  const faults: string[] = [];
  const waiting = Array.from({ length: REQUESTS }, (_, index) => {
    const each = described[index % described.length] as Described;
    return { id: each.operation.id, method: each.operation.method, ...requestFor(each, random) };
  });
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { id, method, url, options } = next;
        try {
          // The test server holds every answer against the operation's own description.
          const { status } = await server.request(method, url, options);
          statuses.set(id, (statuses.get(id) ?? new Set()).add(status));
        } catch (error) {
          faults.push(
            `${method} ${url} ${String(options.body).slice(0, 300)}: ${(error as Error).message.slice(0, 500)}`,
          );
        }
      }
    }),
  );
  expect(faults).toEqual([]);
  // Otherwise it was turned away at the door all the time.
  expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(200);
  const all = [...statuses.values()].flatMap((each) => [...each]);
  for (const status of [200, 201, 204, 400, 404, 409, 415]) expect(all).toContain(status);
  expect([...statuses.keys()].sort()).toEqual(operations.map((each) => each.id).sort());
  const withBody = described.filter(({ body }) => body !== undefined);
  for (const { operation } of withBody)
    expect([operation.id, statuses.get(operation.id)?.has(400)]).toEqual([operation.id, true]);
});
