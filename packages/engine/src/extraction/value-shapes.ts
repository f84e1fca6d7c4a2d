import type { ValueKind } from '../values/value-kind.ts';

/**
 * What values of a kind look like inside longer text: only where to look, since the normalizers decide what they mean.
 * Each alternative is bounded and no part can match in two ways, so that no text makes them slow.
 */
const money = String.raw`(?:U\.?S\.? ?)?\$ ?\(?-?(?:\d{4,9}\b|\d{1,3}(?:[ ,.]{1,2}?\d{3}){0,5})(?:[ .]{1,2}?\d{2}\b)?(?: ?(?:MM|million|K)\b)?\)?|\(?-?\b\d{1,3}(?:,\d{3}){1,5}(?:\.\d{2}\b)?\)?|\(?-?\b\d{1,9}\.\d{2}\b(?! ?%)\)?`;
const rate = String.raw`(?<![\d.])\.\d{1,6} ?(?:%|percent\b|per cent\b)|(?<!(?<!\d)\.)\b\d{1,3}(?:\.\d{1,6})?(?:[- ]\d{1,2}\/\d{1,2})? ?(?:%|percent\b|per cent\b)|\b\d{1,2}\.\d{2,6}\b`;
const months = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`;
const date = String.raw`\b${months} \d{1,2}(?:st|nd|rd|th)?,? ?\d{4}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:day of )?${months},? ?\d{4}\b|\b\d{1,2} ?[\/.-] ?\d{1,2} ?[\/.-] ?(?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}-${months}-(?:\d{4}|\d{2})\b`;
// Never a part of a date, an amount or an id: "09" of "09/16/2041" is no count.
const integer = String.raw`(?<!\d[\/.-])(?:\b\d{1,3}(?:,\d{3})+\b|\b\d{1,9}\b)(?![\/.-]\d)`;
const id = String.raw`[A-Za-z0-9#*][A-Za-z0-9*\/._-]*\d[A-Za-z0-9*\/._-]*|\b\d\b`;
const boolean = String.raw`\b(?:yes|no|true|false|does not|does|will not|will|may not|none|y|n)\b`;

const shapes: Partial<Record<ValueKind, string>> = { money, rate, date, integer, id, boolean };

const compiled = new Map<ValueKind, RegExp>();

/** Finds values of a kind; null for kinds that any text may be. */
export function shapeOf(kind: ValueKind): RegExp | null {
  const known = compiled.get(kind);
  if (known !== undefined) return known;
  const source = shapes[kind];
  if (source === undefined) return null;
  const made = new RegExp(source, 'gi');
  compiled.set(kind, made);
  return made;
}

const partyWord = String.raw`(?:(?-i:[A-Z])\.)+|(?:inc|co|corp|ltd|jr|sr|st|mt|ft|bros|assn|dr|mrs|ms|mr|wm|mfg|intl|dept|esq)\.|(?-i:[A-Z])[A-Za-z0-9'’&/-]*|\d{1,4}[A-Za-z]{0,2}(?:-[A-Za-z]+)?`;

/** The same as text, for patterns of sentences: `{money}` in a family's pattern stands for it. */
export const shapeNames: Readonly<Record<string, string>> = {
  money: String.raw`(?:U\.?S\.? ?)?\$ ?(?:\d{4,9}|\d{1,3}(?:[, ]{1,2}\d{3}){0,5})(?:\. ?\d{2})?`,
  // With or without its sign: only after words that leave no doubt.
  sum: String.raw`(?:U\.?S\.? ?)?\$ ?(?:\d{4,9}|\d{1,3}(?:[, ]{1,2}\d{3}){0,5})(?:\. ?\d{2})?|\d{1,3}(?:,\d{3}){1,5}(?:\.\d{2})?|\d{1,9}\.\d{2}`,
  rate: String.raw`\d{1,3}(?:\.\d{1,6})?(?:[- ]\d{1,2}/\d{1,2})? ?(?:%|percent)`,
  date: String.raw`(?:${months} \d{1,2}(?:st|nd|rd|th)?,? ?\d{4}|\d{1,2}(?:st|nd|rd|th)? (?:day of )?${months},? ?\d{4}|\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}-${months}-\d{2,4})`,
  int: String.raw`\d{1,3}(?:,\d{3})*|\d{1,9}`,
  id: String.raw`[A-Za-z0-9#*][A-Za-z0-9*/._-]*\d[A-Za-z0-9*/_-]*`,
  address: String.raw`(?:\d{1,6}[A-Za-z]?|One|P\.? ?O\.? ?Box)(?: [A-Za-z0-9.'’#&/-]+){1,7}(?:,? [A-Za-z0-9.'’#&/-]+){1,8}?,? [A-Z]{2},? \d{5}(?:-\d{4})?`,
  name: String.raw`[A-Z][A-Za-z0-9.,'’&/ -]{2,80}?`,
  // A run of words with capitals, which even a pattern in any case must have; it does not go on over the end of a sentence.
  party: String.raw`\b(?:${partyWord}),?(?: (?:${partyWord}|&|of|and|the|d/b/a|dba),?){0,12}`,
  // The same, no longer than what follows it in the pattern allows.
  who: String.raw`\b(?:${partyWord}),??(?: (?:${partyWord}|&|of|and|the|d/b/a|dba),??){0,12}?`,
  words: String.raw`[A-Za-z][A-Za-z-]*(?:[ ,]+[A-Za-z&-]+){1,24}?`,
};
