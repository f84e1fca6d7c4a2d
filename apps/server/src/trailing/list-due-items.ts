import type { DueItem, DueItemsQuery } from '@countersign/contract/trailing';
import { addDays } from '@countersign/engine/calculations/day-number';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listOpenDueItems } from './due-item.queries.ts';
import { toDueItem, today } from './due-item.ts';

const cursor = cursorOf('due items', 'text', 'uuid');
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is due over all loans and was not settled, soonest first. */
export async function listDueItems(app: App, asked: DueItemsQuery): Promise<Page<DueItem>> {
  const at = cursor.decode(asked.cursor);
  // A cursor holds a day as text: a forged one starts nowhere instead of failing in the database.
  const [day, id] = at === undefined || !DAY.test(at[0]) ? [null, null] : at;
  const until = asked.overdue === true ? addDays(today(app), -1) : untilOf(app, asked.withinDays);
  const rows = await app.db.lists.many(listOpenDueItems, [until, day, id, rowsToFetch(asked.limit)]);
  const { items, nextCursor } = toPage(rows, asked.limit, cursor, (row) => [row.due_date, row.id] as const);
  return { items: items.map((row) => toDueItem(app, row)), nextCursor };
}

function untilOf(app: App, withinDays: number | undefined): string | null {
  return withinDays === undefined ? null : addDays(today(app), withinDays);
}
