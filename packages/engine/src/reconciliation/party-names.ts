import { entityFormOf, nameKey, namesEntity } from '../values/name-key.ts';
import { oneOfEach } from './comparisons/agree.ts';
import type { Reading } from './facts.ts';

/** One reading for each party that a printed text names: `John and Mary Smith` are two. */
export function eachParty(readings: readonly Reading[]): readonly Reading[] {
  // Many papers print the same text.
  const known = new Map<string, readonly string[]>();
  return readings.flatMap((reading) => {
    const names = known.get(reading.value) ?? partiesOf(reading.value);
    known.set(reading.value, names);
    return names.length < 2 ? [reading] : names.map((value) => ({ ...reading, raw: value, value }));
  });
}

/**
 * Without words that were taken for a name beside a whole one: a form's printed `Before`, the `KNOWINGLY` of a warning. A
 * company of one word stands alone or has its form with it.
 */
export function wholeNames(readings: readonly Reading[]): readonly Reading[] {
  const isWord = ({ value }: Reading): boolean => !nameKey(value).includes(' ');
  const words = new Set(oneOfEach(readings).flatMap((reading) => (isWord(reading) ? [reading.value] : [])));
  if (words.size === 0) return readings;
  const whole = new Set(readings.flatMap(({ documentId, value }) => (words.has(value) ? [] : [documentId])));
  return readings.filter(({ documentId, value }) => !words.has(value) || !whole.has(documentId));
}

/** The names in a text. A text that may as well be one company's name stays whole: `Smith and Jones LLC`. */
function partiesOf(text: string): readonly string[] {
  const parts = text
    .split(/;|\n|\band\/or\b|\s&\s|\sand\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return splitTogether(parts.filter((part) => !isClause(part))) ?? splitAtCommas(text) ?? [text];
}

/** `husband` and `wife as joint tenants` name nobody. */
function isClause(part: string): boolean {
  return /^(?:(?:as )?(?:husband|wife|spouse|spouses)\b.*|(?:a|an) (?:single|married|unmarried)\b.*|assigns\b.*)$/i.test(
    part,
  );
}

function splitTogether(parts: readonly string[]): readonly string[] | null {
  const cut = parts.map((part) =>
    part.replace(/,\s*(?:husband|wife|as husband|spouses|a married couple)$/i, '').trim(),
  );
  const keys = cut.map(nameKey);
  if (parts.length < 2) return null;
  if (keys.every((key) => entityFormOf(key) !== null)) return cut;
  if (keys.some(namesEntity)) return null;
  const family = keys.at(-1)?.split(' ').at(-1) ?? '';
  const whole = cut.map((part, index) => (keys[index]?.includes(' ') ? part : `${part} ${family}`));
  return (keys.at(-1) ?? '').includes(' ') ? whole : null;
}

/** `JOHN SMITH, MARY SMITH`: only where every part is a whole name of a person. */
function splitAtCommas(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const whole = parts.every(
    (part) => /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,3}$/u.test(part) && !namesEntity(nameKey(part)),
  );
  const clauses = /^(?:a|an|as|its|the|by|individually|successor)\s/i;
  return parts.length > 1 && whole && !parts.some((part) => clauses.test(part)) ? parts : null;
}
