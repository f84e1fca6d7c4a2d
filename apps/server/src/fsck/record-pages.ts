import {
  type ControlledRecord,
  concealBlindly,
  findConcealer,
  type LoanSource,
  printWith,
  type SourceRow,
} from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { NO_ID } from './rows-of-loans.ts';

type Parts = Pick<App, 'db' | 'keyring'>;

/** A transaction with more rows would be long to wait for. */
const PAGE = 500;

/** Does something with all rows of loans of one kind, a page in a transaction. Answers the sum of its answers. */
export async function recordsOfPages(
  app: Parts,
  source: LoanSource,
  work: (tx: Tx, records: readonly ControlledRecord[]) => Promise<number>,
): Promise<number> {
  const limit = Math.ceil(PAGE / source.weight);
  let count = 0;
  let after = { loanId: NO_ID, id: source.firstId };
  for (;;) {
    const page = await source.page(app.db, after, limit);
    count += await app.db.transaction(async (tx) => work(tx, await recordsIn(tx, app, source, page)));
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return count;
    after = { loanId: last.loanId ?? NO_ID, id: last.id };
  }
}

/** Without the key of its codes, which retention destroyed, nobody can say what a loan was given with any more. */
async function recordsIn(
  tx: Tx,
  app: Parts,
  { kind, hasCodes }: LoanSource,
  rows: readonly SourceRow[],
): Promise<readonly ControlledRecord[]> {
  const records: ControlledRecord[] = [];
  for (const row of rows) {
    const known = await findConcealer(tx, app, row.loanId ?? NO_ID);
    if (known === null && hasCodes) continue;
    const conceal = known ?? concealBlindly;
    records.push({ kind, id: row.id, facts: row.facts(conceal, printWith(app.keyring, conceal)) });
  }
  return records;
}
