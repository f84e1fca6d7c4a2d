import { randomUUID } from 'node:crypto';
import { startOfChain } from '@countersign/engine/evidence/check-chain';
import { appendEvidence, integrateAndSign, nodeSha256 } from '../apps/server/src/evidence/index.ts';
import { fsck } from '../apps/server/src/fsck/index.ts';
import type { Act } from '../apps/server/src/platform/actor.ts';
import { query, t } from '../apps/server/src/platform/db.ts';
import { openSoakApp, type SoakApp } from '../apps/server/test/soak/open-soak-app.ts';
import { checkChain } from '../packages/engine/test/evidence/check-whole-chain.ts';
import { median } from './harness/median.ts';
import { rounded, type Tables } from './harness/report.ts';

const WRITERS = 16;
const LOANS = 1_000;
const ROUNDS = 6;
const ROUND_MS = 1_000;
/** A chain long enough that starting up does not count. */
const CHAIN = 20_000;

const act: Act = {
  actor: { type: 'user', id: randomUUID(), name: 'Mary Miller', roles: ['manager'], sessionId: '' },
  requestId: randomUUID(),
};
const payload = { findingId: randomUUID(), reasonCode: 'immaterial_difference', note: 'x'.repeat(120) };

const insertBare = query('bench.insert-bare', `insert into bench_bare (id, body) values ($1, $2)`, {}, [
  t.uuid,
  t.text,
]);

/**
 * Appends a second beside bare single-row insert transactions on the same database, in turns, so that both meet the
 * same neighbours; and entries checked a second. Goals: at least half of the bare inserts, and 50,000 checks.
 */
export async function run(): Promise<Tables> {
  const soak = await openSoakApp({ maxConnections: WRITERS });
  try {
    await soak.pool.query('create table bench_bare (id uuid primary key, body text not null)');
    const loans = Array.from({ length: LOANS }, () => randomUUID());
    // As long as the text of an entry of the other side, so that both write the same amount.
    const body = 'x'.repeat(690);
    const bare = () => soak.app.db.transaction((tx) => tx.run(insertBare, [randomUUID(), body]));
    const append = (loanId: string) =>
      soak.app.db.transaction((tx) =>
        appendEvidence(tx, soak.app, { loanId, kind: 'finding.overridden', act, payload }),
      );
    let next = 0;
    const spread = () => append(loans[next++ % LOANS] ?? '');

    await perSecond(bare);
    await perSecond(spread);
    const ratios: number[] = [];
    const [bareRates, spreadRates]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, ours, after] = [await perSecond(bare), await perSecond(spread), await perSecond(bare)];
      ratios.push(ours / ((before + after) / 2));
      bareRates.push(before, after);
      spreadRates.push(ours);
    }
    const oneLoan = await perSecond(() => append(loans[0] ?? ''));
    const verified = await verifiedPerSecond(soak);
    const bareRate = median(bareRates);
    return {
      Appends: [
        { what: 'bare single-row inserts', 'a second': Math.round(bareRate), 'of bare': 1 },
        {
          what: 'appends on 1,000 loans',
          'a second': Math.round(median(spreadRates)),
          'of bare': rounded(median(ratios)),
        },
        { what: 'appends on one loan', 'a second': Math.round(oneLoan), 'of bare': rounded(oneLoan / bareRate) },
      ],
      Verification: [
        { what: 'in memory', 'entries a second': Math.round(verified.inMemory) },
        { what: 'by fsck, with log, roots and nodes', 'entries a second': Math.round(verified.byFsck) },
      ],
    };
  } finally {
    await soak.close();
  }
}

/** How often sixteen writers get it done in a second. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const write = async () => {
    while (performance.now() - start < ROUND_MS) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return (done / (performance.now() - start)) * 1000;
}

async function verifiedPerSecond({ app, pool }: SoakApp): Promise<{ inMemory: number; byFsck: number }> {
  const loanId = randomUUID();
  await app.db.transaction(async (tx) => {
    for (let index = 0; index < CHAIN; index += 1) {
      await appendEvidence(tx, app, { loanId, kind: 'finding.overridden', act, payload });
    }
  });
  await integrateAndSign(app);
  const { rows } = await pool.query<{ sealed: string; hash: string }>(
    'select sealed, hash from evidence_entry where chain_id = $1 order by seq',
    [loanId],
  );
  const inMemory = CHAIN / (await seconds(async () => checkChain(startOfChain(loanId), rows, nodeSha256)));
  let entries = 0;
  const fsckSeconds = await seconds(async () => {
    ({ entries } = await fsck(app));
  });
  return { inMemory, byFsck: entries / fsckSeconds };
}

/** The best of a few: the first run warms up, and neighbours only ever make it slower. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 4; time += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  return best;
}
