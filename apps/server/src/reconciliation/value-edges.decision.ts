import type { FieldEntry } from '@countersign/engine/fields/field-entry';

/** The words at the two ends of what a box holds, and those of the same cell that stand just outside of it. */
export interface ValueEdges {
  readonly before: string | undefined;
  readonly first: string;
  readonly last: string;
  readonly after: string | undefined;
}

/** What makes another party, or another amount, of what stands before it, even behind a comma. */
const SUFFIX =
  /^(?:l\.?l\.?c|l\.?l\.?p|p\.?l\.?l\.?c|l\.?p|inc|incorporated|corp|corporation|co|company|ltd|limited|n\.?a|jr|sr|ii|iii|iv|trust|trustees?)[.,;]*$/i;
const MAGNITUDE = /^(?:hundred|thousand|million|billion)\b/i;
/** A minus, or a bracket that means one, with a space behind it. */
const LONE_SIGN = /^[-\u2212\u2013(]+\$?$/;

/** What a form prints before a value without a colon. */
const LABEL =
  /^(?:names?|borrowers?|debtors?|grantors?|trustors?|mortgagors?|guarantors?|lender|beneficiary|insured|address|by|between|number|no\.?|date|amount|description)$/i;

/**
 * Whether a value ends where the box does. Somebody who draws a box around `Acme Holdings` where the page says `Acme
 * Holdings LLC` has not shown that the page says the former. In doubt the value goes on: then another person decides.
 */
export function endsValue(field: Pick<FieldEntry, 'kind' | 'repeated'>, edges: ValueEdges): boolean {
  const { kind } = field;
  if (kind === 'name' || kind === 'address' || kind === 'text') return endsWords(field, edges);
  const { before, first, last, after } = edges;
  const goesOnLeft = before !== undefined && (LONE_SIGN.test(before) || (hasDigit(before) && hasDigit(first)));
  const goesOnRight = after !== undefined && (MAGNITUDE.test(after) || (hasDigit(after) && hasDigit(last)));
  return !goesOnLeft && !goesOnRight;
}

function endsWords(
  { kind, repeated }: Pick<FieldEntry, 'kind' | 'repeated'>,
  { before, last, after }: ValueEdges,
): boolean {
  const goesOnLeft = before !== undefined && !/[:;,.)]$/.test(before) && !LABEL.test(before) && joins(kind, before);
  if (goesOnLeft) return false;
  if (after === undefined) return true;
  if (kind === 'name' && SUFFIX.test(after)) return false;
  if (/[:;,.)]$/.test(last) || /^[,;:.(]/.test(after)) return true;
  // Of several people, `and` is what stands between two of them.
  if (/^and$/i.test(after)) return kind === 'name' && repeated === true;
  return !joins(kind, after);
}

/** Names and addresses go on with capitals and figures; free text goes on with anything. */
function joins(kind: FieldEntry['kind'], word: string): boolean {
  return kind === 'text' || /^[\p{Lu}\p{N}&#]/u.test(word) || /^of$/i.test(word);
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
