import { readRowName } from '@countersign/engine/field-maps/list-fields';
import type { CoreValue } from '../../platform/core-adapter.ts';

/** A row of a group as the order gives it: its number, and its values by field. */
export interface OrderedRow {
  readonly row: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The rows of a group, in order; rows without any value are none. */
export function rowsOf(fields: readonly CoreValue[], group: string): readonly OrderedRow[] {
  const rows = new Map<number, Record<string, string>>();
  for (const { core, value } of fields) {
    const place = readRowName(core);
    if (place?.group !== group) continue;
    const own = rows.get(place.row) ?? {};
    own[place.field] = value;
    rows.set(place.row, own);
  }
  return [...rows].map(([row, values]) => ({ row, values })).toSorted((a, b) => a.row - b.row);
}
