import type { Wire } from '@countersign/contract/wires';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { showWire } from './show-wire.ts';
import { findLatestWire } from './wire.queries.ts';

/** Specification part 4, operation 17: the wire that was staged last, or null where none was. */
export async function getWire(app: App, ref: string): Promise<Wire | null> {
  const loan = await requireLoan(app.db, ref);
  const wire = await app.db.maybe(findLatestWire, [loan.id]);
  if (wire === undefined) return null;
  return showWire(app, app.db, loan, wire);
}
