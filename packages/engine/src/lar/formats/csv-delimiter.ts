/// <reference path="./papaparse.d.ts" />
import papaparse from 'papaparse';
import { Unreadable } from '../unreadable.ts';

/** The rarest in prose first: where two divide the rows equally well, a comma is more likely part of a value. */
const DELIMITERS = ['\t', '|', ';', ','] as const;

/** Rows that are looked at; more would not change the answer and cost time. */
const PREVIEW_ROWS = 20;
const PREVIEW_CHARACTERS = 64 * 1024;

export interface DelimitedText {
  readonly delimiter: string;
  /** The text behind a `sep=` line. */
  readonly body: string;
}

/** The delimiter that a `sep=` line names, else the one that divides the first rows most evenly. */
export function detectDelimiter(text: string): DelimitedText {
  const named = /^"?sep=([^\r\n])"?[ \t]*(\r\n|\r|\n|$)/i.exec(text);
  if (named?.[1] !== undefined) {
    if (/["\w]/.test(named[1]))
      throw new Unreadable(`The CSV names "${named[1]}" as its delimiter, which cannot be one.`);
    return { delimiter: named[1], body: text.slice(named[0].length) };
  }
  const preview = text.slice(0, PREVIEW_CHARACTERS);
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(preview, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, body: text };
}

/** The share of rows with as many values as the header; a delimiter that is in the header by chance is rarely in all. */
function scoreOf(preview: string, delimiter: string): number {
  // Most files hold one delimiter or two, and looking is cheaper than parsing.
  if (!preview.includes(delimiter)) return 0;
  const { data, errors } = papaparse.parse(preview, { delimiter, preview: PREVIEW_ROWS });
  const widths = data.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length);
  const [header = 0] = widths;
  if (header < 2) return 0;
  const isQuoteFault = errors.some((error) => error.type === 'Quotes' && error.code === 'InvalidQuotes');
  return (isQuoteFault ? 0 : 1) + widths.filter((width) => width === header).length / widths.length;
}

export function delimiterName(delimiter: string): string {
  const names: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
  return names[delimiter] ?? `"${delimiter}"`;
}
