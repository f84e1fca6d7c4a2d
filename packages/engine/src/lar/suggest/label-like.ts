import { labelWords } from './label-words.ts';
import { toldByValues } from './value-evidence.ts';
import { isLabelWord } from './vocabulary.ts';

/** A label is not longer. */
export const LONGEST_LABEL = 60;

const FIGURE = /^[$(]?\s*\d[\d\s,./:%()-]*[a-z]{0,3}$|\$\s*\d|\d{4,}|[☒☐]/iu;
const ORGANIZATION = /\b(?:inc|llc|l\.l\.c|llp|lp|corp|co|ltd|pllc|n\.a)\b\.?$/i;

/** How far a text reads like a label, from 0 to 1: by the share of its words that labels are made of. */
export function labelLikeness(text: string): number {
  const plain = text.trim();
  if (plain === '' || plain.length > LONGEST_LABEL || FIGURE.test(plain)) return 0;
  if (/[:：]$/u.test(plain)) return 1;
  if (ORGANIZATION.test(plain) || toldByValues([plain]).length > 0) return 0;
  const words = labelWords(plain);
  if (words.length === 0) return 0;
  const share = words.filter(isLabelWord).length / words.length;
  return /\d(?!st\b|nd\b|rd\b)\S*\s|\d[.,%]/i.test(plain) ? share / 3 : share;
}
