import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { fsck } from '../../src/fsck/index.ts';
import { operations } from '../../src/http/operations/index.ts';
import { parseUrl } from '../../src/platform/parse-url.ts';
import { checkAnswer, findOperation } from '../check-answer.ts';
import { createRandom, type Prefer, type Random } from '../guards/from-schema.ts';
import { type Described, described, requestFor } from '../guards/generated-requests.ts';
import { readReview } from '../model/compare.ts';
import { openWorld, type World } from '../model/world.ts';
import type { RequestOptions } from '../test-server.ts';
import { makeHostile, type SentRequest } from './requests-run/hostile.ts';

export const title = 'Generated requests to every operation, good, nearly good and hostile, as everybody';
export const defaultRounds = 100;

/** A round is so many requests, where nothing else is said. */
const REQUESTS = 1_000;
/** How many are under way at a time: some wait for each other's locks, as in life. */
const AT_A_TIME = 8;
/** Nobody waits this long for an answer, even on a busy machine. */
const HANGS_AFTER_MS = 120_000;

const callers = [
  'admin',
  'admin',
  'admin',
  'admin',
  'admin',
  'manager',
  'manager',
  'deputy',
  'clerk',
  'program',
  'stranger',
] as const;

/**
 * Requests made from the OpenAPI document, to each operation in turn. Every answer must be one that the document promises,
 * none a 500, none may fail to come, and afterwards the service answers as before and its evidence is whole.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void; requests?: number }) {
  const { requests: perRound = REQUESTS } = options;
  const random = createRandom(options.seed);
  const world = await openWorld();
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  const met = new Map<string, Set<number>>();
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const surroundings = await makeSurroundings(world);
      const prefer = preferring(surroundings, random);
      const waiting = Array.from({ length: perRound }, (_, index) => {
        const each = described[(round * perRound + index) % described.length] as Described;
        const token = world.tokens[random.pick(callers)];
        const { url, options: parts } = requestFor(each, random, {
          token,
          known: surroundings,
          prefer,
          goodShare: 0.65,
        });
        const { method } = each.operation;
        const sent = toSent(method, url, parts);
        return { id: each.operation.id, request: random.chance(0.4) ? makeHostile(sent, random) : sent };
      });
      await Promise.all(
        Array.from({ length: AT_A_TIME }, async () => {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            const { id, request } = next;
            const { status, fault } = await send(world, request);
            if (fault !== null)
              faults.push(`round ${round} of seed ${options.seed}: ${describeRequest(request)}: ${fault}`);
            statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
            met.set(id, (met.get(id) ?? new Set()).add(status));
          }
        }),
      );
      await world.tidy();
    }
    faults.push(...(await checkHealth(world)));
  } finally {
    await world.close();
  }
  const counts = [...statuses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, count]) => [`answers ${status}`, count]);
  const requests = options.rounds * perRound;
  return { figures: { requests, ...Object.fromEntries(counts) } as Record<string, number>, faults, met };
}

function toSent(method: string, url: string, parts: RequestOptions): SentRequest {
  const { token, body, headers = {} } = parts;
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type: Record<string, string> =
    body !== undefined && typeof body !== 'string' ? { 'content-type': 'application/json' } : {};
  return {
    method,
    url,
    headers: { ...type, ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  };
}

async function send(world: World, request: SentRequest): Promise<{ status: number; fault: string | null }> {
  const stop = new AbortController();
  const late = wait(HANGS_AFTER_MS, null, { signal: stop.signal }).catch(() => null);
  try {
    const reply = await Promise.race([world.http.fastify.inject(request as InjectOptions), late]);
    if (reply === null) return { status: 0, fault: 'no answer came' };
    const { statusCode: status, headers, payload: text } = reply;
    // HEAD is served beside GET, and its answers have no body to be held against anything.
    if (request.method === 'HEAD') return { status, fault: status >= 500 && status !== 503 ? 'a 500' : null };
    checkAnswer(findOperation(operations, request.method, addressOf(request.url)), { status, headers, text });
    return { status, fault: null };
  } catch (error) {
    return { status: 0, fault: (error as Error).message.slice(0, 500) };
  } finally {
    stop.abort();
  }
}

/** The address that a client ends up with: dots and double dots are taken out before it is sent. */
function addressOf(url: string): string {
  return parseUrl(url, 'http://service')?.pathname ?? url;
}

function describeRequest({ method, url, headers, payload }: SentRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${name === 'authorization' ? '…' : value}`);
  return `${method} ${url.slice(0, 300)} [${shown.join(', ').slice(0, 300)}] ${String(payload ?? '').slice(0, 300)}`;
}

/** What requests can name so that they get past 404: fresh loans, since those of the round before were decided on. */
async function makeSurroundings(world: World): Promise<Readonly<Record<string, readonly string[]>>> {
  const agreeing = { principalDiffers: false, maturityDiffers: false, rateDiffers: false, numberIsThere: true };
  const loans = await Promise.all(
    [agreeing, agreeing, { ...agreeing, principalDiffers: true, rateDiffers: true }].map(world.givenPackage),
  );
  const [, ready] = loans;
  await world.ask('admin', { method: 'POST', url: `/v1/loans/${ready?.ref}/approve`, body: { note: 'It agrees.' } });
  const reviews = await Promise.all(loans.map(({ ref }) => readReview(world, ref)));
  const documents = loans.flatMap((loan) => Object.values(loan.documents));
  const settings = await world.ask('admin', { method: 'GET', url: '/v1/settings' });
  const keys = ((settings.body?.items ?? []) as readonly { readonly key: string }[]).map(({ key }) => key);
  const refs = loans.map(({ ref }) => ref);
  return {
    ref: refs,
    loanRef: refs,
    'documents.id': documents,
    documentId: documents,
    'findings.id': reviews.flatMap(({ findings }) => findings.map(({ finding }) => finding.id)),
    'users.id': ['00000000-0000-4000-8000-000000000001'],
    assigneeId: [world.userIds.clerk],
    id: ['CUSTOM-PRINCIPAL', 'CUSTOM-RATE', '00000000-0000-4000-8000-000000000001'],
    // A limit set to nothing would answer all that follows, and so would a closed way of signing in.
    key: keys.filter((key) => !key.startsWith('rate.') && !key.startsWith('auth.')),
    note: ['Looked at the papers and found it so.'],
    reasonCode: ['other', 'policy_waiver'],
    fieldName: ['principal_amount', 'maturity_date', 'borrower_name'],
    field: ['principal_amount', 'borrower_name'],
    canonical: ['principal_amount', 'borrower_name'],
    docType: ['promissory_note', 'deed_of_trust', 'other'],
    providerId: ['simulator', 'file_csv'],
    provider: ['simulator'],
    externalRef: Array.from({ length: 20 }, (_, index) => `${refs[0]}-${index}`),
    n: ['1', '2'],
    pageNo: ['1'],
  };
}

/** Names what is real, and reads patterns, so that many bodies reach the decision behind the schema. */
function preferring(known: Readonly<Record<string, readonly string[]>>, random: Random): Prefer {
  return (schema, name) => {
    const values = name === null || schema.type !== 'string' ? undefined : known[name];
    if (values !== undefined && random.chance(0.7)) return random.pick(values);
    return schema.pattern === undefined || schema.enum !== undefined ? undefined : random.pick(fitting(schema.pattern));
  };
}

const fits = new Map<string, readonly string[]>();

function fitting(pattern: string): readonly string[] {
  const known = fits.get(pattern);
  if (known !== undefined) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 20 });
  fits.set(pattern, made);
  return made;
}

/** Everybody can still work, and what was written is whole. */
async function checkHealth(world: World): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const person of ['admin', 'manager', 'deputy', 'clerk', 'colleague'] as const) {
    const { status } = await world.ask(person, { method: 'GET', url: '/v1/auth/me' });
    if (status !== 200) faults.push(`${person} was turned away with ${status} afterwards.`);
  }
  const { status } = await world.ask('program', { method: 'GET', url: '/v1/loans' });
  if (status !== 200) faults.push(`The program was turned away with ${status} afterwards.`);
  const { faults: found } = await fsck(world.app);
  if (found > 0) faults.push(`fsck found ${found} faults.`);
  return faults;
}
