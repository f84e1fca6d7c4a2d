import { nextState } from '@countersign/engine/states/transitions';
import { DomainError } from '../platform/domain-error.ts';
import type { WireRow } from './wire.queries.ts';
import { type WireTrigger, wireTransitions } from './wire.transitions.ts';

/** The state that a move leads to, by the table. The caller holds the loan's lock and writes compare-and-set. */
export function stateAfter({ state }: WireRow, on: WireTrigger): WireRow['state'] {
  const to = nextState(wireTransitions, state, on);
  if (to !== null) return to;
  throw new DomainError({ code: 'wire_state_conflict', detail: `The wire is ${state}; ${on} is not possible now.` });
}

/** The row after a move; it is missing when the wire left the state that was decided on, which the lock prevents. */
export function requireMoved(row: WireRow | undefined): WireRow {
  if (row !== undefined) return row;
  throw new DomainError({
    code: 'changed_meanwhile',
    detail: 'The wire changed while you were working. Read it again.',
  });
}
