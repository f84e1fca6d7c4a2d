import { foldLabel, plainSpaces } from '../labels.ts';
import type { Line } from './word-blocks.ts';

/** A label within a line, and what stands behind it on that line. */
export interface LineLabel {
  readonly label: string;
  readonly rest: string;
  /** Nothing stands behind it on the line, so its value may be the next line. */
  readonly isOpen: boolean;
}

/** Colons that are looked at in one stretch of a line: a label is near its start, and times and ratios have colons too. */
const MOST_COLONS = 4;

/** Every way in which the line can be read as "Label: value", "Label:⇥value" or "Label⇥value". */
export function labelsInLine(text: string): readonly LineLabel[] {
  // Most lines are one stretch of words without a colon, and in such a one no label has its value.
  if (!/[\t:：\u00a0]| {3}/u.test(text)) return [];
  const stretches = stretchesOf(text);
  return stretches.flatMap((stretch, index) => {
    const next = stretches[index + 1];
    const value = next === undefined || next.endsWith(':') ? '' : next;
    const colons = [...stretch.matchAll(/[:：]/gu)].slice(0, MOST_COLONS);
    if (colons.length === 0) return value === '' ? [] : [{ label: foldLabel(stretch), rest: value, isOpen: false }];
    return colons.map((colon): LineLabel => {
      const label = foldLabel(stretch.slice(0, colon.index));
      const rest = stretch.slice(colon.index + 1).trim();
      if (rest !== '') return { label, rest, isOpen: false };
      return { label, rest: value, isOpen: next === undefined };
    });
  });
}

/** People line up labels with tabs, and with runs of spaces. */
function stretchesOf(text: string): readonly string[] {
  return text
    .replace(/[ \u00a0]{3,}/g, '\t')
    .split('\t')
    .map(plainSpaces)
    .filter((stretch) => stretch !== '');
}

const LONGEST_HEADING = 60;

/** A short line without a label of its own. */
export function isHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && text.trim() !== '' && labelsInLine(text).length === 0;
}

/**
 * The lines of a list below a heading, or below a label that ends its line: down to an empty line, to the next label, or
 * to the next heading. That one is written in capitals where this one is, or is a word or two.
 */
export function linesBelow(lines: readonly Line[], at: number, known: ReadonlySet<string>): readonly Line[] {
  const found: Line[] = [];
  const heading = lines[at]?.text ?? '';
  for (const line of lines.slice(at + 1)) {
    const text = plainSpaces(line.text);
    if (text === '' && found.length === 0) continue;
    if (text === '' || startsWithLabel(text) || known.has(foldLabel(text)) || isHeadingLike(text, heading)) break;
    found.push(line);
  }
  return found;
}

function isHeadingLike(text: string, heading: string): boolean {
  const isCapital = (one: string) => one === one.toUpperCase() && /[A-Z]{3}/.test(one);
  return isCapital(heading) ? isCapital(text) : /^\S+(?: \S+)?$/.test(text) && !/[\d.]/.test(text);
}

/** The value of a label that ends its line: the next line, unless that is a label itself. */
export function valueBelowLine(lines: readonly Line[], at: number, known: ReadonlySet<string>): Line | null {
  const next = lines[at + 1];
  if (next === undefined || plainSpaces(next.text) === '') return null;
  return startsWithLabel(next.text) || known.has(foldLabel(next.text)) ? null : next;
}

/** A short text up to a colon: rather no value than the next label as a value. */
function startsWithLabel(text: string): boolean {
  return /^[^:：]{1,40}[:：](\s|$)/u.test(plainSpaces(text));
}
