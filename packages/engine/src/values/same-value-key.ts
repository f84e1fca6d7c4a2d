import type { ValueKind } from './value-kind.ts';

/** A text that is the same for values that mean the same, whatever their case and punctuation. */
export function sameValueKey(kind: ValueKind, value: string): string {
  return kind === 'name' || kind === 'address' || kind === 'text' || kind === 'id'
    ? value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, kind === 'id' ? '' : ' ')
        .trim()
    : value;
}
