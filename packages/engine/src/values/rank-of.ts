import { asPrinted, type NormalizedValue } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';

const RANKS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const SAYS =
  /^(?:a |the )?(\d{1,2})?(?:st|nd|rd|th)?([a-z]+)?(?:[ -](?:lien|position|priority|mortgage|deed of trust|dot|lien position|priority lien))*[.,;:]*$/i;

/** A place in an order: `1`, `1st`, `First`, `second lien position`. */
export function readRank(rawText: string): NormalizedValue | null {
  const text = collapseSpaces(rawText);
  if (text.length > 80) return null;
  const found = SAYS.exec(text);
  if (found === null) return null;
  const [, digits, word] = found;
  if (digits !== undefined && word === undefined) return Number(digits) > 0 ? asPrinted(String(Number(digits))) : null;
  const rank = RANKS.indexOf((word ?? '').toLowerCase()) + 1;
  return digits === undefined && rank > 0 ? asPrinted(String(rank)) : null;
}
