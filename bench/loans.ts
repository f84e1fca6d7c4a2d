import type { AddressInfo } from 'node:net';
import type { ReviewView } from '@countersign/contract/review';
import { operations } from '../apps/server/src/http/operations/index.ts';
import { createHttpServer } from '../apps/server/src/http/server.ts';
import type { App } from '../apps/server/src/platform/app.ts';
import { givenReview, givenRules } from '../apps/server/test/given-review.ts';
import { openSender } from '../apps/server/test/intake/open-sender.ts';
import { openSoakApp } from '../apps/server/test/soak/open-soak-app.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { fillBank } from './loans/fill-bank.ts';
import { percentile } from './web/figures.ts';

const SIZES = (process.env.BENCH_LOANS ?? '1000,100000,1000000').split(',').map(Number);
/** Loans that are asked for at each size, spread among the others by their random ids. */
const ASKED = 150;
const OVERRIDE = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };

type Times = Readonly<Record<'review' | 'list' | 'search' | 'override', readonly number[]>>;

/**
 * The day's mix (a review, a page of the list, a search, an override, one after the other) with a thousand, a hundred
 * thousand and a million loans in the database. Goal: the median at a million within 1.3 times that at a thousand.
 */
export async function run(): Promise<Tables> {
  const soak = await openSoakApp();
  const token = await openSender(soak, ['specialist', 'manager']);
  await givenRules(soak.app);
  const http = createHttpServer(soak.app, { operations, web: { register: () => {} } });
  await http.listen();
  const { port } = http.fastify.server.address() as AddressInfo;
  const rows: Row[] = [];
  try {
    let there = 0;
    let first: Record<string, number> | null = null;
    for (const size of SIZES) {
      const begun = performance.now();
      await fillBank(soak.pool, there + 1, size);
      console.log(`${size} loans stand after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      there = size;
      const times = await mix(soak.app, `http://127.0.0.1:${port}`, token);
      const medians = Object.fromEntries(Object.entries(times).map(([what, taken]) => [what, percentile(taken, 50)]));
      medians.mix = percentile(Object.values(times).flat(), 50);
      first ??= medians;
      const of = first;
      for (const [what, median] of Object.entries(medians)) {
        const taken = what === 'mix' ? Object.values(times).flat() : times[what as keyof Times];
        rows.push({
          loans: size,
          what,
          'p50 ms': rounded(median, 1),
          'p95 ms': rounded(percentile(taken, 95), 1),
          'times the first': rounded(median / (of[what] ?? median)),
        });
      }
    }
    return { 'The mix': rows };
  } finally {
    await http.close();
    await soak.close();
  }
}

async function mix(app: App, address: string, token: string): Promise<Times> {
  const refs: string[] = [];
  for (let made = 0; made < ASKED; made += 1) refs.push((await givenReview(app)).ref);
  const times = { review: [] as number[], list: [] as number[], search: [] as number[], override: [] as number[] };
  const call = async <Body>(what: keyof Times, path: string, body?: unknown): Promise<Body> => {
    const begun = performance.now();
    const answer = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    times[what].push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Body;
  };
  for (const ref of refs) {
    const view = await call<ReviewView>('review', `/v1/loans/${ref}/review`);
    await call('list', '/v1/loans?state=review&limit=50');
    await call('search', `/v1/loans?q=${ref}&limit=50`);
    const blocking = view.findings.find(({ finding }) => finding.blocksApproval);
    if (blocking !== undefined) await call('override', `/v1/findings/${blocking.finding.id}/override`, OVERRIDE);
  }
  // The first of each compile and connect.
  return Object.fromEntries(Object.entries(times).map(([what, taken]) => [what, taken.slice(10)])) as unknown as Times;
}
