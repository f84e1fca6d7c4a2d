import { asPrinted, type Normalizer } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';

const LONGEST = 400;
/** Words whose full stop belongs to them. */
const ABBREVIATED = /(?:^|[\s.&(])(?:inc|co|corp|ltd|llc|llp|lp|plc|jr|sr|esq|bros|assn|mfg|dept|st|[a-z])\.$/i;
/** The name that a document gives the party: `("Borrower")`, `(the “Lender”)`. */
const DEFINED =
  /\s*\((?:hereinafter |collectively |individually |each |the |a |an |as |called |referred to |to )*["'\u201c\u2018][^()]{1,60}["'\u201d\u2019]\)$/i;

const DURATION = /^\d{1,3} (?:years?|yrs|months?|mos|days?)\.?$/i;

/** A name as printed: spaces collapsed, without the punctuation of the sentence around it and its defined term. */
export const normalizeName: Normalizer = (rawText) => {
  let value = collapseSpaces(rawText);
  if (value.length > LONGEST) return null;
  for (let before = ''; before !== value; ) {
    before = value;
    value = trimPunctuation(value);
    if (value.endsWith(')')) value = value.replace(DEFINED, '');
  }
  return /\p{L}/u.test(value) && !DURATION.test(value) ? asPrinted(value) : null;
};

const LEADING = ' ,;:.-\u2013\u2014\u2022*_"\u201c\u201d';
const TRAILING = ' ,;:-\u2013\u2014_"\u201c\u201d';

function trimPunctuation(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && LEADING.includes(text.charAt(start))) start += 1;
  for (;;) {
    const last = text.charAt(end - 1);
    if (end <= start) break;
    if (TRAILING.includes(last)) end -= 1;
    // The stop of a sentence goes, the stop of an abbreviation stays; of several stops only one can belong to it.
    else if (
      last === '.' &&
      (text.charAt(end - 2) === '.' || !ABBREVIATED.test(text.slice(Math.max(start, end - 8), end)))
    )
      end -= 1;
    else break;
  }
  return text.slice(start, end);
}
