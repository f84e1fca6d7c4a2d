import { createRequire } from 'node:module';
import type autocannonType from 'autocannon';
import { median } from './harness/median.ts';
import { rounded, type Tables } from './harness/report.ts';
import { type RunningProcess, startPeer, startService } from './http/start-service.ts';
import { type Sent, sendSteadily } from './http/worst-bodies.ts';

/** Loaded at run time: the package is CommonJS and looks for its worker files beside itself. */
const autocannon = createRequire(`${process.cwd()}/package.json`)('autocannon') as typeof autocannonType;

const CONNECTIONS = 32;
/** Long enough for several hundred thousand answers, short enough that both sides meet the same neighbours. */
const ROUND_SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Well below what the service can do, so that waiting shows a held event loop and not a full queue. */
const PROBES_PER_SECOND = 100;
const PARALLEL = 20;
const BODIES_PER_SECOND = Number(process.env.BENCH_BODIES ?? 20);

const admin = { email: 'bench@bank.example', displayName: 'Bench', password: 'correct horse battery' };

interface Measured {
  readonly perSecond: number;
  readonly p99: number;
}

/**
 * A signed-in read on the real service beside a bare Fastify route that answers the same bytes, in alternating rounds;
 * then how long other requests wait, and the event loop stands still, while people sign in and keys are exchanged, and
 * while the heaviest bodies arrive that a caller can send. `--reads`, `--sign-ins` and `--bodies` run one part each.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const wanted = (part: string) => options.length === 0 || options.includes(`--${part}`);
  const service = await startService();
  let peer: RunningProcess | undefined;
  try {
    const token = await prepare(service.address);
    const user = await ask(service.address, 'GET', '/v1/auth/me', token);
    peer = await startPeer(user);
    const tables: Record<string, Tables[string]> = {};
    if (wanted('reads')) tables.Reads = await compare(service.address, token, peer.address);
    if (wanted('sign-ins')) tables['Waiting beside sign-ins'] = await measureHeldUp(service.address, token);
    if (wanted('bodies')) Object.assign(tables, await measureBodies(service.address, token));
    return tables;
  } finally {
    await peer?.stop();
    await service.stop();
  }
}

async function prepare(address: string): Promise<string> {
  const session = await ask<{ accessToken: string }>(address, 'POST', '/v1/setup/admin', undefined, admin);
  const token = session.accessToken;
  for (const [rate, limit] of [
    ['user', 1_000_000],
    ['anonymous', 1_000_000],
    ['login', 100_000],
    ['key_exchange', 100_000],
  ]) {
    await ask(address, 'PUT', `/v1/settings/rate.${rate}_per_minute`, token, { value: limit });
  }
  return token;
}

async function compare(service: string, token: string, peer: string) {
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  const load = (url: string) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration: ROUND_SECONDS,
      headers: { authorization: `Bearer ${token}` },
    });
  // One round of each is thrown away: both compile their hot paths in it.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = measured(await load(`${service}/v1/auth/me`));
    const other = measured(await load(`${peer}/me`));
    if (round === 0) continue;
    ours.push(own);
    theirs.push(other);
  }
  const own = middle(ours);
  const other = middle(theirs);
  return [
    { what: 'GET /v1/auth/me, signed in', 'requests/s': own.perSecond, 'p99 ms': own.p99, ratio: ratio(own, other) },
    { what: 'bare Fastify route', 'requests/s': other.perSecond, 'p99 ms': other.p99, ratio: 1 },
  ];
}

/** The same steady trickle of reads twice: alone, and while sign-ins and key exchanges keep all hashing threads busy. */
async function measureHeldUp(address: string, token: string) {
  const { key } = await ask<{ key: string }>(address, 'POST', '/v1/api-keys', token, {
    name: 'bench',
    scopes: ['status:read'],
  });
  const alone = await probe(address, token, async () => {});
  let signIns = 0;
  let exchanges = 0;
  const busy = await probe(address, token, async (stopped) => {
    const work = Array.from({ length: PARALLEL }, () => [
      repeat(stopped, async () => {
        await ask(address, 'POST', '/v1/auth/login', undefined, { email: admin.email, password: admin.password });
        signIns += 1;
      }),
      repeat(stopped, async () => {
        await ask(address, 'POST', '/v1/auth/token', undefined, { apiKey: key });
        exchanges += 1;
      }),
    ]);
    await Promise.all(work.flat());
  });
  return [
    { what: `${PROBES_PER_SECOND} reads/s alone`, ...alone },
    { what: `the same beside ${PARALLEL} sign-ins and ${PARALLEL} key exchanges at a time`, ...busy },
    { what: 'sign-ins meanwhile', 'requests/s': Math.round(signIns / ROUND_SECONDS) },
    { what: 'key exchanges meanwhile', 'requests/s': Math.round(exchanges / ROUND_SECONDS) },
  ];
}

/** The same trickle of reads beside the heaviest bodies. */
async function measureBodies(address: string, token: string): Promise<Tables> {
  const alone = await probe(address, token, async () => {});
  let sent: readonly Sent[] = [];
  const busy = await probe(address, token, async (stopped) => {
    sent = await sendSteadily(address, token, BODIES_PER_SECOND, stopped);
  });
  return {
    'Waiting beside heavy bodies': [
      { what: `${PROBES_PER_SECOND} reads/s alone`, ...alone },
      { what: `the same beside ${BODIES_PER_SECOND} of the heaviest bodies a second`, ...busy },
    ],
    'Heavy bodies': sent.map((each) => ({ ...each })),
  };
}

async function probe(address: string, token: string, beside: (stopped: () => boolean) => Promise<void>) {
  await eventLoopDelay(address);
  let stopped = false;
  const work = beside(() => stopped);
  const headers = { authorization: `Bearer ${token}` };
  const reads = measured(
    await autocannon({
      url: `${address}/v1/auth/me`,
      connections: 10,
      overallRate: PROBES_PER_SECOND,
      duration: ROUND_SECONDS,
      headers,
    }),
  );
  const delay = await eventLoopDelay(address);
  stopped = true;
  await work;
  return {
    'requests/s': reads.perSecond,
    'p99 ms': reads.p99,
    'event loop p99 ms': delay.p99,
    'event loop longest ms': delay.longest,
  };
}

async function repeat(stopped: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!stopped()) await work();
}

/** Of the process that answers, as the service's own metrics tell it; asking starts a new measurement. */
async function eventLoopDelay(address: string): Promise<{ p99: number; longest: number }> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (name: string) => {
    const line = new RegExp(`^nodejs_eventloop_lag_${name}_seconds\\{role="api"\\} ([\\d.e-]+)`, 'm').exec(text);
    if (line === null) throw new Error(`The service's metrics do not tell nodejs_eventloop_lag_${name}_seconds.`);
    return Number(line[1]) * 1000;
  };
  return { p99: rounded(read('p99')), longest: rounded(read('max')) };
}

async function ask<T>(address: string, method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function measured(result: autocannonType.Result): Measured {
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed.`);
  return { perSecond: Math.round(result.requests.total / result.duration), p99: result.latency.p99 };
}

function middle(rounds: readonly Measured[]): Measured {
  return { perSecond: median(rounds.map((each) => each.perSecond)), p99: median(rounds.map((each) => each.p99)) };
}

function ratio(own: Measured, other: Measured): number {
  return rounded(own.perSecond / other.perSecond);
}
