import { afterAll, beforeAll, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { operations } from '../../src/http/operations/index.ts';
import { readSettings } from '../../src/settings/index.ts';
import { givenLoan } from '../given-loan.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { createRandom } from './from-schema.ts';
import { type Described, described, requestFor } from './generated-requests.ts';

/** Another one can be tried by hand: `FUZZ_SEED=7 npx vitest run …`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const REQUESTS = slice(3_000, 6_000);
/** How many are under way at a time: some wait for each other's locks, as in life. */
const AT_A_TIME = 10;

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

it(`${REQUESTS} random requests (seed ${SEED}) are all answered as the document says, none with a 500`, async () => {
  const random = createRandom(SEED);
  const statuses = new Map<string, Set<number>>();
  const faults: string[] = [];
  const waiting = Array.from({ length: REQUESTS }, (_, index) => {
    const each = described[index % described.length] as Described;
    return { id: each.operation.id, method: each.operation.method, ...requestFor(each, random, { token, known }) };
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
