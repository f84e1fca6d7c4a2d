import type { PrintedNumber } from './printed-page-numbers.ts';

export interface Completeness {
  /** The total that the pages print; null where none does, or where it is cut off everywhere. */
  readonly printedTotal: number | null;
  /** Printed numbers that no page of the document carries. */
  readonly missing: readonly number[];
  readonly outOfOrder: boolean;
  readonly repeated: readonly number[];
  /** A whole sentence for the reviewer; null where nothing is printed. */
  readonly detail: string | null;
}

/** `numbers` in page order, null for a page that prints none. */
export function checkCompleteness(numbers: readonly (PrintedNumber | null)[]): Completeness {
  const printed = numbers.flatMap((one) => (one?.number == null || one.style === 'bare' ? [] : [one.number]));
  const printedTotal = commonest(numbers.flatMap((one) => one?.total ?? []));
  if (printed.length === 0 && printedTotal === null) {
    return { printedTotal: null, missing: [], outOfOrder: false, repeated: [], detail: null };
  }
  const seen = new Set(printed);
  // A page inside the document whose own number cannot be read may be the one that seems to be missing.
  const unread = fillUnread(numbers, seen);
  const last = printedTotal ?? Math.max(...printed);
  const missing: number[] = [];
  for (let number = 1; number <= Math.min(last, LONGEST); number += 1)
    if (!seen.has(number) && !unread.has(number)) missing.push(number);
  const outOfOrder = printed.some((number, index) => index > 0 && number < (printed[index - 1] ?? 0));
  const repeated = [...seen].filter((number) => printed.filter((other) => other === number).length > 1);
  return {
    printedTotal,
    missing,
    outOfOrder,
    repeated,
    detail: describe(numbers, printedTotal, missing, outOfOrder, repeated),
  };
}

/** A misread total must not make a list of millions. */
const LONGEST = 2_000;

function fillUnread(numbers: readonly (PrintedNumber | null)[], seen: ReadonlySet<number>): ReadonlySet<number> {
  const filled = new Set<number>();
  for (const [index, one] of numbers.entries()) {
    if (one?.number != null && one.style !== 'bare') continue;
    const before = numbers[index - 1]?.number ?? (index > 0 && filled.has(index) ? index : null);
    const after = numbers[index + 1]?.number ?? null;
    const guess = before !== null ? before + 1 : after !== null ? after - 1 : index + 1;
    if (guess >= 1 && !seen.has(guess)) filled.add(guess);
  }
  return filled;
}

function describe(
  numbers: readonly (PrintedNumber | null)[],
  total: number | null,
  missing: readonly number[],
  outOfOrder: boolean,
  repeated: readonly number[],
): string {
  const parts: string[] = [];
  if (total === null) {
    const cutOff = numbers.some((one) => one?.totalCutOff === true);
    parts.push(
      cutOff
        ? 'The total number of pages is printed but cut off or unreadable.'
        : 'The pages are numbered without a total.',
    );
    if (missing.length > 0)
      parts.push(`Up to the highest number printed, ${list(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  } else if (missing.length === 0)
    parts.push(total === 1 ? 'The only page is there.' : `All ${total} pages are there.`);
  else parts.push(`Of ${total} pages, ${list(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`);
  if (outOfOrder) parts.push('The pages do not stand in the order of their numbers.');
  if (repeated.length > 0) parts.push(`Printed more than once: ${list(repeated)}.`);
  return parts.join(' ');
}

function list(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 10).join(', ');
  const more = numbers.length > 10 ? ` and ${numbers.length - 10} more` : '';
  return `page${numbers.length === 1 ? '' : 's'} ${shown}${more}`;
}

/** The value most often seen; of equals the first. One misread total among five does not decide. */
function commonest(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: number | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
