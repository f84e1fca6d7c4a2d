import { findBoardingsForCheck, listBoardingsForCheck } from '../boarding/index.ts';
import { type DocumentRow, findDocuments, listDocumentsForCheck } from '../documents/index.ts';
import {
  type Authenticity,
  type CheckedChain,
  checkAllChains,
  checkChainsSince,
  checkLog,
  findLastOfKinds,
  openAuthenticity,
  useOneSnapshot,
} from '../evidence/index.ts';
import { findLoan, listLoansForCheck } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { findFindingsForCheck, listFindingsForCheck } from '../review/index.ts';
import { findWiresForCheck, listWiresForCheck } from '../wires/index.ts';
import { checkContents } from './check-contents.ts';
import { checkDocuments, checkLoan, type LoanToCheck } from './check-loan.ts';
import { checkRecords, type RecordToCheck } from './check-records.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';
import { type LoanFacts, loanFacts, stateAfterKind, stateKinds } from './loan-facts.ts';
import { keepProgress, readProgress } from './progress.ts';
import { type ReadAhead, readAhead } from './read-ahead.ts';
import { type RecordSort, recordSorts } from './recorded-states.ts';

export interface FsckOptions {
  /** Only what came since the last check that found no fault. */
  readonly incremental?: boolean;
  /** Checkpoints that were kept outside, as signed notes: the log must extend each of them. */
  readonly kept?: readonly string[];
  readonly onFault?: (fault: FsckFault) => void;
}

export interface FsckReport {
  /** The size of the log from which on was checked; 0 for everything. */
  readonly since: number;
  readonly chains: number;
  readonly entries: number;
  readonly leaves: number;
  readonly checkpoints: number;
  readonly loans: number;
  readonly documents: number;
  /** Findings, boarding records and wires. */
  readonly records: number;
  readonly contents: number;
  readonly faults: number;
}

type Tell = (fault: FsckFault) => void;

const PAGE = 1_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Clocks of nodes differ a little; what was stored around the last check is looked at once more. */
const OVERLAP_MS = 3_600_000;
const START_OF_TIME = new Date(0);

/** Checks the whole install: chains, log, checkpoints, loans and documents against evidence, stored bytes against hashes. */
export async function fsck(
  app: Pick<App, 'db' | 'keyring' | 'blobs' | 'clock'>,
  options: FsckOptions = {},
): Promise<FsckReport> {
  const kept = options.kept ?? [];
  // A checkpoint that was kept outside may be older than the last check, and only the whole log can be held against it.
  const progress = options.incremental === true && kept.length === 0 ? await readProgress(app) : null;
  let faults = 0;
  const tell: Tell = (fault) => {
    faults += 1;
    options.onFault?.(fault);
  };
  const startedAt = app.clock.now();
  const since = progress?.size ?? 0;

  const found = await app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const own = await openAuthenticity(app, tx);
    const chains = since === 0 ? await checkEverything(tx, own, tell) : await checkNews(tx, own, since, tell);
    const log = await checkLog(app, tx, { since, kept, onFault: tell });
    return { ...chains, ...log };
  });
  const storedSince = progress === null ? START_OF_TIME : new Date(Date.parse(progress.at) - OVERLAP_MS);
  const contents = await checkContents(app, storedSince, tell);

  if (faults === 0) await keepProgress(app, { size: found.provenSize, at: startedAt.toISOString() });
  const { chains, entries, leaves, checkpoints, loans, documents, records } = found;
  return { since, chains, entries, leaves, checkpoints, loans, documents, records, contents, faults };
}

interface Counts {
  chains: number;
  entries: number;
  loans: number;
  documents: number;
  records: number;
}

const listRecords = {
  finding: listFindingsForCheck,
  boarding: listBoardingsForCheck,
  wire: listWiresForCheck,
} as const;
const findRecords = {
  finding: findFindingsForCheck,
  boarding: findBoardingsForCheck,
  wire: findWiresForCheck,
} as const;

/** Chains, loans and their rows pass by side by side in the order of their ids, so that nothing has to be kept. */
async function checkEverything(tx: Tx, own: Authenticity, tell: Tell): Promise<Counts> {
  const counts: Counts = { chains: 0, entries: 0, loans: 0, documents: 0, records: 0 };
  const loans = readAhead(listAllLoans(tx));
  const documents = readAhead(listAll<DocumentRow>((loanId, id) => tx.many(listDocumentsForCheck, [loanId, id, PAGE])));
  const readRecords = (sort: RecordSort): ReadAhead<RecordToCheck> =>
    readAhead(listAll((loanId, id) => tx.many(listRecords[sort], [loanId, id, PAGE])));
  const records = { finding: readRecords('finding'), boarding: readRecords('boarding'), wire: readRecords('wire') };

  const checkRows = async (loan: LoanToCheck, chain: CheckedChain<LoanFacts>) => {
    const rows: DocumentRow[] = [];
    for await (const row of documents.takeWhile((each) => each.loan_id === loan.id)) rows.push(row);
    counts.documents += rows.length;
    const ofSort: Record<RecordSort, RecordToCheck[]> = { finding: [], boarding: [], wire: [] };
    for (const sort of recordSorts) {
      for await (const row of records[sort].takeWhile((each) => each.loan_id === loan.id)) ofSort[sort].push(row);
      counts.records += ofSort[sort].length;
    }
    // What a broken chain says about the rows is not worth comparing; its own fault is told already.
    if (chain.fault !== null) return;
    for (const fault of [...checkLoan(loan, chain), ...checkDocuments(loan, chain, rows)]) tell(fault);
    for (const sort of recordSorts) {
      for (const fault of checkRecords(loan, sort, chain.facts.records[sort], ofSort[sort])) tell(fault);
    }
  };

  for await (const chain of checkAllChains(tx, own, loanFacts)) {
    const id = chain.loanId ?? NO_ID;
    for await (const loan of loans.takeWhile((each) => each.id < id)) await tellChainless(loan);
    const { value: loan } = await loans.takeWhile((each) => each.id === id).next();
    count(counts, chain);
    if (loan !== undefined) {
      counts.loans += 1;
      if (chain.fault !== null) tell({ ...chain.fault, externalRef: loan.external_ref });
      await checkRows(loan, chain);
    } else if (chain.fault !== null) tell(chain.fault);
    else if (chain.loanId !== null) tell(fsckFault({ loanId: chain.loanId, seq: null }, 'loan-missing'));
  }
  for await (const loan of loans.takeWhile(() => true)) await tellChainless(loan);
  return counts;

  async function tellChainless(loan: LoanToCheck): Promise<void> {
    counts.loans += 1;
    tell(fsckFault({ loanId: loan.id, externalRef: loan.external_ref, seq: null }, 'chain-missing'));
    for await (const _row of documents.takeWhile((row) => row.loan_id === loan.id)) counts.documents += 1;
    for (const sort of recordSorts) {
      for await (const _row of records[sort].takeWhile((row) => row.loan_id === loan.id)) counts.records += 1;
    }
  }
}

/** Only chains that grew, the state of their loans, and the documents and records that the new entries speak of. */
async function checkNews(tx: Tx, own: Authenticity, since: number, tell: Tell): Promise<Counts> {
  const counts: Counts = { chains: 0, entries: 0, loans: 0, documents: 0, records: 0 };
  for await (const chain of checkChainsSince(tx, own, since, loanFacts)) {
    count(counts, chain);
    if (chain.fault !== null) tell(chain.fault);
    if (chain.fault !== null || chain.loanId === null) continue;
    const loan = await tx.maybe(findLoan, [chain.loanId]);
    if (loan === undefined) {
      tell(fsckFault({ loanId: chain.loanId, seq: null }, 'loan-missing'));
      continue;
    }
    counts.loans += 1;
    const last = await tx.maybe(findLastOfKinds, [chain.loanId, [...stateKinds]]);
    const state = last === undefined ? null : stateAfterKind(last.kind);
    const facts = { ...chain.facts, state, onHold: chain.facts.onHold ?? loan.on_hold };
    const rows = await tx.many(findDocuments, [[...facts.documents.keys()]]);
    counts.documents += rows.length;
    const grown = { ...chain, facts };
    for (const fault of [...checkLoan(loan, grown), ...checkDocuments(loan, grown, rows)]) tell(fault);
    for (const sort of recordSorts) {
      const recorded = facts.records[sort];
      const ofSort: readonly RecordToCheck[] =
        recorded.size === 0 ? [] : await tx.many(findRecords[sort], [[...recorded.keys()]]);
      counts.records += ofSort.length;
      for (const fault of checkRecords(loan, sort, recorded, ofSort)) tell(fault);
    }
  }
  return counts;
}

function count(counts: Counts, chain: CheckedChain<LoanFacts>): void {
  counts.chains += 1;
  counts.entries += chain.entries;
}

async function* listAllLoans(tx: Tx): AsyncGenerator<LoanToCheck, void, undefined> {
  let last = NO_ID;
  for (;;) {
    const page: readonly LoanToCheck[] = await tx.many(listLoansForCheck, [last, PAGE]);
    yield* page;
    last = page.at(-1)?.id ?? last;
    if (page.length < PAGE) return;
  }
}

interface RowOfLoan {
  readonly loan_id: string;
  readonly id: string;
}

/** All rows of a table, loan after loan, a page at a time. */
async function* listAll<Row extends RowOfLoan>(
  listPage: (loanId: string, id: string) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  let [loanId, id] = [NO_ID, NO_ID];
  for (;;) {
    const page = await listPage(loanId, id);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    [loanId, id] = [last.loan_id, last.id];
  }
}
