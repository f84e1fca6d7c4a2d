import type { ValueKind } from '../../values/value-kind.ts';
import type { Feature } from './feature.ts';

const INDEX = '(?:prime|index|libor|sofr|lender|bank|base|treasury|funds|offered|reference|lending|eurodollar)';
/** Behind a rate: "in excess of the rate announced by the bank", "of the prime rate", "plus the base rate". */
const OVER_AN_INDEX = new RegExp(
  String.raw`^(?:per annum |a year |percent |per cent |percentage |points? |annually )*(?:in excess of|over|above|plus|of|below|under|(?:greater|higher|more|less|lower) than) (?:the |its |our |such |an |a |then |current |applicable |lenders |banks |one |month |term |wall |street |journal |wsj )*(?:rate (?:of interest )?(?:announced|published|established|quoted|designated|publicly)|${INDEX}\b)`,
);
/** Before a rate: "LIBOR plus", "the index and a margin of". */
const BEHIND_AN_INDEX = new RegExp(
  String.raw`\b${INDEX}(?: rate)?(?: [a-z]+){0,2}? (?:plus|minus|and|less)(?: an?)?(?: margin| spread)?(?: of| equal to)?(?: [a-z-]+){0,5}$`,
);

/** What a sentence makes of a value: a rate over an index is a margin and no rate of its own. */
export function frameFacts(kind: ValueKind, before: readonly string[], behind: readonly string[]): Feature[] {
  if (kind !== 'rate') return [];
  const isMargin = OVER_AN_INDEX.test(behind.join(' ')) || BEHIND_AN_INDEX.test(before.slice(-9).join(' '));
  return isMargin ? ['frame:over-index'] : ['frame:own'];
}
