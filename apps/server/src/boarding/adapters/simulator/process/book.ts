import type { CoreFault, CoreValue } from '../../../../platform/core-adapter.ts';
import { checkValues } from '../../check-values.ts';
import { simulatorShape } from '../shape.ts';
import type { LedgerRow, SimulatorAct } from './ledger-row.ts';

/** What an act asks for. `fields` is empty where something is voided. */
export interface SimulatorOrder {
  readonly boardingId: string;
  readonly loanRef: string;
  readonly fields: readonly CoreValue[];
}

/** Where an order stands, as the rows about it say. */
export interface OrderStanding {
  readonly stage: 'staged' | 'committed' | 'voided';
  readonly coreReference: string | null;
  readonly loanRef: string;
  readonly fields: readonly CoreValue[];
}

export type Book = Map<string, OrderStanding>;

export type Verdict =
  /** It is so already: the same answer as the first time, and no new row. */
  | { readonly kind: 'standing'; readonly standing: OrderStanding }
  | { readonly kind: 'do'; readonly act: SimulatorAct; readonly coreReference: string | null }
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly CoreFault[] };

const STAGE_AFTER = { stage: 'staged', commit: 'committed', void: 'voided' } as const;

export function enterRow(book: Book, row: LedgerRow): OrderStanding {
  const before = book.get(row.boardingId);
  const standing: OrderStanding = {
    stage: STAGE_AFTER[row.act],
    coreReference: row.coreReference,
    loanRef: row.loanRef,
    // A void names no values; those that were staged stay readable.
    fields: row.act === 'void' ? (before?.fields ?? []) : row.fields,
  };
  book.set(row.boardingId, standing);
  return standing;
}

/** Idempotent by boardingId: the same order asked again is answered as it stands; another order under it is refused. */
export function decideAct(book: Book, act: SimulatorAct, order: SimulatorOrder, newReference: string): Verdict {
  const standing = book.get(order.boardingId);
  if (act === 'void') {
    if (standing?.stage === 'committed') return no('The loan is boarded and cannot be voided.');
    if (standing?.stage === 'voided') return { kind: 'standing', standing };
    // Voiding what never came is written down too: a staging that was long under way must not arrive after it.
    return { kind: 'do', act, coreReference: standing?.coreReference ?? null };
  }
  if (standing?.stage === 'voided') return no('The order was voided.');
  if (standing !== undefined && !sameOrder(standing, order))
    return no('The order differs from the one that was staged.');
  if (act === 'stage') {
    if (standing !== undefined) return { kind: 'standing', standing };
    const faults = checkValues(simulatorShape, order.fields);
    if (faults.length > 0) return no('Some fields are not as this core takes them.', faults);
    return { kind: 'do', act, coreReference: newReference };
  }
  if (standing === undefined) return no('Nothing was staged under this order.');
  if (standing.stage === 'committed') return { kind: 'standing', standing };
  return { kind: 'do', act, coreReference: standing.coreReference };
}

function no(detail: string, faults: readonly CoreFault[] = []): Verdict {
  return { kind: 'refused', detail, faults };
}

function sameOrder(standing: OrderStanding, order: SimulatorOrder): boolean {
  const inOrder = (fields: readonly CoreValue[]) =>
    JSON.stringify(fields.map(({ core, value }) => [core, value]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
  return standing.loanRef === order.loanRef && inOrder(standing.fields) === inOrder(order.fields);
}
