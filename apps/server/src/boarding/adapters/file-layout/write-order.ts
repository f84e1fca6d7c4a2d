import type { FileLayout } from '@countersign/engine/field-maps/file-layout';
import { type WrittenLayout, writeLayout } from '@countersign/engine/field-maps/write-layout';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';
import { madeAt } from '../../../platform/ids.ts';

/** The file of an order. Its day is that of the order's id, so that a file made again is the same to the byte. */
export function writeOrder(layout: FileLayout, order: BoardingOrder): WrittenLayout {
  const openedOn = madeAt(order.boardingId).toISOString().slice(0, 10).replaceAll('-', '');
  return writeLayout(layout, { ...order, openedOn });
}
