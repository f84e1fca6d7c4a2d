import type { MeteringDelivery } from '@countersign/contract/metering';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { dayOf, periodOf } from './heartbeat.ts';
import { listDays } from './metering.queries.ts';

const cursor = cursorOf('metering-deliveries', 'time');

/** What was told of each day, newest first. */
export async function listMeteringDeliveries(app: App, page: PageQuery): Promise<Page<MeteringDelivery>> {
  const [after] = cursor.decode(page.cursor) ?? [];
  const rows = await app.db.lists.many(listDays, [after === undefined ? null : dayOf(after), rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [new Date(row.day)] as const);
  return {
    nextCursor,
    items: items.map((row) => ({
      id: row.id,
      period: periodOf(row.day),
      closedLoans: row.closed_loans,
      pages: row.pages,
      status: row.status,
      attempts: row.attempts,
      lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      httpStatus: row.http_status,
      error: row.error,
      license: row.license_status === null ? null : { status: row.license_status, message: row.license_message },
    })),
  };
}
