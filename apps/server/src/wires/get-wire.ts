import type { PageQuery } from '@countersign/contract/shapes';
import type { Wire } from '@countersign/contract/wires';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { requireWire } from './lock-wire.ts';
import { showWire } from './show-wire.ts';
import { findLatestWire, listWirePage } from './wire.queries.ts';

/** Specification part 4, operation 17: the wire that was staged last, or null where none was. */
export async function getWire(app: App, ref: string): Promise<Wire | null> {
  const loan = await requireLoan(app.db, ref);
  const wire = await app.db.maybe(findLatestWire, [loan.id]);
  return wire === undefined ? null : showWire(app, app.db, loan, wire);
}

export async function getOneWire(app: App, ref: string, id: string): Promise<Wire> {
  const loan = await requireLoan(app.db, ref);
  return showWire(app, app.db, loan, await requireWire(app.db, loan, { ref, id }));
}

const cursor = cursorOf('wires', 'integer');

/** All wires of a loan in the order in which they were staged. */
export async function listWires(app: App, ref: string, page: PageQuery): Promise<Page<Wire>> {
  const [after] = cursor.decode(page.cursor) ?? [0];
  const loan = await requireLoan(app.db, ref);
  const rows = await app.db.many(listWirePage, [loan.id, after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, ({ number }) => [number] as const);
  const shown: Wire[] = [];
  for (const row of items) shown.push(await showWire(app, app.db, loan, row));
  return { items: shown, nextCursor };
}
