import type { BoardingOrder } from '../../platform/core-adapter.ts';

/** What the order gives for a field of the core; null where it gives nothing. */
export function orderedValue(order: BoardingOrder, name: string): string | null {
  return order.fields.find(({ core }) => core === name)?.value ?? null;
}
