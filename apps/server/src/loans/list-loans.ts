import type { LoanSort, LoansQuery } from '@countersign/contract/loans';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { type Loan, type LoanRow, toLoan } from './loan.ts';
import { byText, byTime } from './loan-list.queries.ts';

/** The newest first, unless asked otherwise. */
const DEFAULT_SORT: LoanSort = '-createdAt';

/** Loans that fit what was asked for, a page at a time. A cursor belongs to its order: another order refuses it. */
export async function listLoans(app: App, asked: LoansQuery): Promise<Page<Loan>> {
  const { limit, cursor: at } = asked;
  const sort = asked.sort ?? DEFAULT_SORT;
  const filters = [
    asked.state ?? null,
    asked.assigneeId ?? null,
    asked.hasExceptions ?? null,
    asked.q === undefined ? null : containing(asked.q),
  ] as const;
  if (sort === 'externalRef' || sort === '-externalRef') {
    const cursor = cursorOf(`loans ${sort}`, 'text', 'uuid');
    const [key, id] = cursor.decode(at) ?? [null, null];
    const rows = await app.db.lists.many(byText[sort], [...filters, key, id, rowsToFetch(limit)]);
    return shown(toPage(rows, limit, cursor, (row) => [row.external_ref, row.id] as const));
  }
  const cursor = cursorOf(`loans ${sort}`, 'time', 'uuid');
  const [key, id] = cursor.decode(at) ?? [null, null];
  const rows = await app.db.lists.many(byTime[sort], [...filters, key, id, rowsToFetch(limit)]);
  const timeOf = sort.endsWith('createdAt') ? (row: LoanRow) => row.created_at : (row: LoanRow) => row.updated_at;
  return shown(toPage(rows, limit, cursor, (row) => [timeOf(row), row.id] as const));
}

/** What people type is text, not a pattern. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function shown({ items, nextCursor }: Page<LoanRow>): Page<Loan> {
  return { items: items.map(toLoan), nextCursor };
}
