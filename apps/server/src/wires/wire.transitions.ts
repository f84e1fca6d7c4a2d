import type { WireState } from '@countersign/contract/closed-sets';
import type { Transition } from '@countersign/engine/states/transitions';

export type WireTrigger = 'approve' | 'reject' | 'export' | 'cancel' | 'return';

const openParts = 'open parts, States';
const control = 'control, Wires';

/** Every move of a wire. Nothing else changes its state; the database holds the same pairs (0023, 0042). */
export const wireTransitions: readonly Transition<WireState, WireTrigger>[] = [
  { from: 'staged', on: 'approve', to: 'approved', evidence: 'wire.approved', source: openParts },
  { from: 'staged', on: 'reject', to: 'rejected', evidence: 'wire.rejected', source: openParts },
  { from: 'staged', on: 'cancel', to: 'cancelled', evidence: 'wire.cancelled', source: openParts },
  { from: 'approved', on: 'export', to: 'exported', evidence: 'wire.exported', source: openParts },
  { from: 'approved', on: 'cancel', to: 'cancelled', evidence: 'wire.cancelled', source: openParts },
  { from: 'exported', on: 'return', to: 'returned', evidence: 'wire.returned', source: control },
];
