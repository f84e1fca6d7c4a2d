import {
  adoptRecords,
  type ControlledRecord,
  findConcealer,
  findSealless,
  installConcealer,
  type LoanSource,
  printWith,
  RECORD_KINDS,
  readAdoptedKinds,
  recordAdoption,
  type SourceRow,
} from '../evidence/index.ts';
import { sealOldRows } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { installSources, loanSources } from './record-sources.ts';
import { NO_ID } from './rows-of-loans.ts';

type Parts = Pick<App, 'db' | 'keyring' | 'clock' | 'log'>;

/** An entry with more rows than this would be long to read; a transaction with more, long to wait for. */
const IN_ENTRY = 200;
const PAGE = 500;

/**
 * Seals, once, the rows that were there before rows had seals. Rows of the install are told in its chain by their facts;
 * rows of loans, of which there may be millions, get a seal of their own kind. It can be stopped and started again: what
 * has a seal is passed over. The last entry says that it is done, and from then on a row without a seal is a fault.
 */
export async function adoptOldRecords(app: Parts): Promise<void> {
  const adopted = await readAdoptedKinds(app, app.db);
  const kinds = RECORD_KINDS.filter((kind) => !adopted.has(kind));
  if (kinds.length === 0) return;
  const rows: Record<string, number> = {};
  for (const source of installSources) {
    if (adopted.has(source.kind)) continue;
    rows[source.kind] = await adoptInstallRows(app, await source.list(app.db), source.kind);
  }
  for (const source of loanSources) {
    if (!adopted.has(source.kind)) rows[source.kind] = await adoptLoanRows(app, source);
  }
  if (adopted.size === 0) rows.signIns = await sealOldRows(app);
  const counts = Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0));
  await recordAdoption(app, { complete: true, kinds, counts });
  if (Object.keys(counts).length > 0) app.log.info({ counts }, 'rows from before this release were sealed');
}

async function adoptInstallRows(
  app: Parts,
  rows: readonly SourceRow[],
  kind: ControlledRecord['kind'],
): Promise<number> {
  const conceal = installConcealer(app.keyring);
  const print = printWith(app.keyring, conceal);
  const records = rows.map((row) => ({ kind, id: row.id, facts: row.facts(conceal, print) }));
  const sealless = await findSealless(app.db, records);
  for (let at = 0; at < sealless.length; at += IN_ENTRY) {
    await recordAdoption(app, { complete: false, kinds: [kind] }, sealless.slice(at, at + IN_ENTRY));
  }
  return sealless.length;
}

async function adoptLoanRows(app: Parts, source: LoanSource): Promise<number> {
  let count = 0;
  let after = { loanId: NO_ID, id: source.firstId };
  for (;;) {
    const page = await source.page(app.db, after, PAGE);
    count += await app.db.transaction(async (tx) => {
      const records = await findSealless(tx, await recordsIn(tx, app, source, page));
      await adoptRecords(tx, app, records);
      return records.length;
    });
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return count;
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
    const conceal = hasCodes ? await findConcealer(tx, app, row.loanId ?? NO_ID) : installConcealer(app.keyring);
    if (conceal === null) continue;
    records.push({ kind, id: row.id, facts: row.facts(conceal, printWith(app.keyring, conceal)) });
  }
  return records;
}
