import { listBoardingsForCheck } from '../boarding/index.ts';
import { type DocumentRow, listDocumentsForCheck } from '../documents/index.ts';
import type { LoanSource, SourceRow } from '../evidence/index.ts';
import { pageCurrentRecords } from '../intake/index.ts';
import type { Tx } from '../platform/db.ts';
import { type CheckedAction, type CheckedFinding, listActionsForCheck, listFindingsForCheck } from '../review/index.ts';
import { listWiresForCheck } from '../wires/index.ts';
import type { RecordToCheck } from './check-records.ts';
import { type ReadAhead, readAhead } from './read-ahead.ts';
import { loanSources } from './record-sources.ts';
import type { RecordSort } from './recorded-states.ts';

export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** All rows of one loan that are held against its chain. */
export interface RowsOfLoan {
  readonly documents: readonly DocumentRow[];
  readonly findings: readonly CheckedFinding[];
  readonly actions: readonly CheckedAction[];
  readonly records: Readonly<Record<RecordSort, readonly RecordToCheck[]>>;
  /** In the order of `loanSources`. */
  readonly sources: readonly (readonly SourceRow[])[];
  readonly current: readonly { readonly id: string; readonly document_id: string }[];
}

interface Row {
  readonly loan_id: string;
  readonly id: string;
}

type ListPage<R> = (loanId: string, id: string, limit: number) => Promise<readonly R[]>;

const listRecords = { boarding: listBoardingsForCheck, wire: listWiresForCheck } as const;

/** The tables, each read loan after loan, a page at a time, in the order of the chains. */
export interface LoanTables {
  take(loanId: string): Promise<RowsOfLoan>;
}

const PAGE = 1_000;
/** Of one loan alone there is little; what follows it would be read for nothing. */
const SMALL_PAGE = 50;

/** For a pass over all loans in the order of their ids. */
export function openLoanTables(tx: Tx): LoanTables {
  const streams = pagesOf(tx).map(({ page, firstId, weight }) =>
    readAhead(listAll(page, NO_ID, firstId, Math.ceil(PAGE / weight))),
  );
  return { take: async (loanId) => gather(streams, loanId) };
}

/** The rows of one loan. */
export async function readLoanRows(tx: Tx, loanId: string): Promise<RowsOfLoan> {
  const streams = pagesOf(tx).map(({ page, firstId, weight, isLoan }) =>
    readAhead(isLoan ? onlyLoan(tx, loanId) : listAll(page, loanId, firstId, Math.ceil(SMALL_PAGE / weight))),
  );
  return gather(streams, loanId);
}

/** Any row of a loan; each stream knows which. */
type AnyRow = Row & { readonly row: unknown };

interface Paged {
  readonly page: ListPage<AnyRow>;
  readonly firstId: string;
  readonly weight: number;
  readonly isLoan: boolean;
}

function pagesOf(tx: Tx): readonly Paged[] {
  const any = <R extends Row>(list: ListPage<R>, firstId = NO_ID): Paged => ({
    page: async (loanId, id, limit) =>
      (await list(loanId, id, limit)).map((row) => ({ loan_id: row.loan_id, id: row.id, row })),
    firstId,
    weight: 1,
    isLoan: false,
  });
  return [
    any((loanId, id, limit) => tx.many(listDocumentsForCheck, [loanId, id, limit])),
    any((loanId, id, limit) => tx.many(listFindingsForCheck, [loanId, id, limit])),
    any((loanId, id, limit) => tx.many(listActionsForCheck, [loanId, id, limit]), '0'),
    any((loanId, id, limit) => tx.many(listRecords.boarding, [loanId, id, limit])),
    any((loanId, id, limit) => tx.many(listRecords.wire, [loanId, id, limit])),
    any((loanId, id, limit) => tx.many(pageCurrentRecords, [loanId, id, limit])),
    ...loanSources.map((source) => pageOfSource(tx, source)),
  ];
}

function pageOfSource(tx: Tx, source: LoanSource): Paged {
  return {
    page: async (loanId, id, limit) => (await source.page(tx, { loanId, id }, limit)).map(toAny),
    firstId: source.firstId,
    weight: source.weight,
    isLoan: source.kind === 'loan',
  };
}

function toAny(row: SourceRow): AnyRow {
  return { loan_id: row.loanId ?? NO_ID, id: row.id, row };
}

/** The loan itself stands at its own id, not after it. */
async function* onlyLoan(tx: Tx, loanId: string): AsyncGenerator<AnyRow, void, undefined> {
  const [source] = loanSources;
  for (const row of (await source?.find(tx, [loanId])) ?? []) yield toAny(row);
}

async function gather(streams: readonly ReadAhead<AnyRow>[], loanId: string): Promise<RowsOfLoan> {
  const rows: unknown[][] = [];
  for (const stream of streams) {
    const taken: unknown[] = [];
    // Rows of a loan that is gone stand in the way of the next one's; that it is gone is told elsewhere.
    for await (const _orphan of stream.takeWhile((each) => each.loan_id < loanId));
    for await (const { row } of stream.takeWhile((each) => each.loan_id === loanId)) taken.push(row);
    rows.push(taken);
  }
  const [documents, findings, actions, boarding, wire, current, ...sources] = rows;
  return {
    documents: documents as DocumentRow[],
    findings: findings as CheckedFinding[],
    actions: actions as CheckedAction[],
    records: { boarding: boarding as RecordToCheck[], wire: wire as RecordToCheck[] },
    current: current as { id: string; document_id: string }[],
    sources: sources as SourceRow[][],
  };
}

async function* listAll<R extends Row>(
  listPage: ListPage<R>,
  firstLoan: string,
  firstId: string,
  limit: number,
): AsyncGenerator<R, void, undefined> {
  let [loanId, id] = [firstLoan, firstId];
  for (;;) {
    const page = await listPage(loanId, id, limit);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < limit) return;
    [loanId, id] = [last.loan_id, last.id];
  }
}
