import { printable } from '@countersign/contract/shapes';
import type { PreparedRecord } from '../prepare-record.ts';

/** The borrower as the approval record writes the name; of several the first. */
export function borrowerOf(prepared: PreparedRecord | undefined): string | undefined {
  const named = prepared?.record.values.find(
    ({ field, rawText }) => field === 'borrower_name' && rawText !== null && printable(rawText) !== '',
  );
  return named?.rawText === undefined || named.rawText === null ? undefined : printable(named.rawText).slice(0, 200);
}
