import { asPrinted, type Normalizer } from './normalized-value.ts';
import { plainPrint } from './print-text.ts';

const TRUE = new Set([
  'yes',
  'y',
  'true',
  'x',
  '1',
  'checked',
  'marked',
  'selected',
  'on',
  '\u2713',
  '\u2714',
  '\u2611',
  '\u2612',
  '\u2717',
  '\u2718',
  '\u2715',
  '\u2716',
  '\u2327',
]);
const FALSE = new Set([
  'no',
  'n',
  'false',
  '0',
  'unchecked',
  'unmarked',
  'not checked',
  'not marked',
  'off',
  'none',
  '\u2610',
  '\u25a1',
]);

/** Yes or no in the ways that forms and exports write it: `YES`, `N`, `[X]`, `☒`, `unchecked`, `1`. */
export const normalizeBoolean: Normalizer = (rawText) => {
  const { text } = plainPrint(rawText);
  if (text.length > 40) return null;
  const bracketed = /^[[(]([^\])]*)[\])]$/.exec(text)?.[1];
  const word = (bracketed ?? text)
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, '');
  if (bracketed !== undefined && /^[ _]*$/.test(bracketed)) return asPrinted('false');
  if (TRUE.has(word)) return asPrinted('true');
  return FALSE.has(word) ? asPrinted('false') : null;
};
