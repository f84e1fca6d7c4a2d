import type { LabelMatch } from './find-label.ts';
import type { Cell, PageGrid } from './page-grid.ts';
import type { Token } from './token.ts';

/** Words that stand as a label does, whatever they say: up to a colon or to leaders, before a figure, or alone in a cell. */
export interface LabelSpan {
  readonly match: LabelMatch;
  readonly text: string;
}

/** Longer stretches are sentences. */
const mostWords = 9;
const mostLetters = 80;

const NUMBERING = /^[({[]?(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})(?:\.\d{1,2})?[.)}\]]$/;
const BARE_NUMBER = /^\d{1,2}$/;
const MARK = /^[•·▪*|–—-]$/;
const LEADERS = /^[._…·]{2,}$/;
const FIGURE = /\d/;

/** The words of a label in lower case, parted by single spaces, without the signs around them and what is in brackets. */
export function wordsOfLabel(tokens: readonly Token[]): string {
  const text = tokens.map((token) => token.text).join(' ');
  const open = text.replace(/\([^)]*\)?/g, ' ');
  return (/[A-Za-z]/.test(open) ? open : text)
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9#&/%]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

export function labelSpans(grids: readonly PageGrid[]): readonly LabelSpan[] {
  return grids.flatMap((grid) => grid.rows.flatMap(({ cells }) => cells.flatMap((cell) => spanIn(grid, cell) ?? [])));
}

/** "3." and "(b)" before a label; "3" only before a capital, since "84 months" is a term. */
function isNumber(token: Token | undefined, next: Token | undefined): boolean {
  const text = token?.text ?? '';
  return NUMBERING.test(text) || (BARE_NUMBER.test(text) && /^[A-Z]/.test(next?.text ?? ''));
}

/** "Deposit to checking account ending 4410" before a sum: the end of an account's number belongs to the label. */
function endsInAccount(grid: PageGrid, { tokens, row, index }: Cell, at: number): boolean {
  const last = tokens[at]?.text ?? '';
  const masked = /^[#xX*.…-]{2,}\d{2,6}$/.test(last);
  const named = /^#?\d{2,6}$/.test(last) && /^(?:ending|in)$/i.test(tokens[at - 1]?.text ?? '');
  return at === tokens.length - 1 && (masked || named) && grid.rows[row]?.cells[index + 1] !== undefined;
}

function spanIn(grid: PageGrid, cell: Cell): LabelSpan | null {
  const { tokens } = cell;
  let start = 0;
  while (start < tokens.length - 1 && MARK.test(tokens[start]?.text ?? '')) start += 1;
  if (start < tokens.length - 1 && isNumber(tokens[start], tokens[start + 1])) start += 1;
  // "The loan is approved provided that the following are met:" ends as a label does.
  if (
    tokens.length - start > mostWords &&
    /:$/.test(tokens.at(-1)?.text ?? '') &&
    !tokens.slice(start, -1).some(({ text }) => /[:?]\)?$/.test(text))
  )
    start = tokens.length - mostWords;
  const rest = tokens.slice(start, start + mostWords + 1);
  const stop = rest.findIndex(({ text }) => /[:?]\)?$/.test(text) || LEADERS.test(text));
  const figure = rest.findIndex(({ text }) => FIGURE.test(text) && !/^\(|^1st$|^2nd$|^1$|^2$/.test(text));
  const count =
    stop >= 0 && (figure < 0 || stop < figure)
      ? stop + 1
      : figure > 0
        ? figure
        : figure < 0
          ? tokens.length - start
          : 0;
  const own = tokens.slice(start, start + count);
  if (own.length === 0 || own.length > mostWords) return null;
  // "(print)" and "(signature)" ask for a person's hand: the label is that of a line to sign on.
  if (own.some((token) => /^\((?:print|sign|seal|type)/i.test(token.text))) return null;
  const text = wordsOfLabel(own);
  if (text === '' || text.length > mostLetters) return null;
  const last = own.at(-1);
  const end = start + count + (endsInAccount(grid, cell, start + count) ? 1 : 0);
  return {
    text,
    match: {
      grid,
      cell,
      end: tokens[end]?.text === '$' && end === tokens.length - 1 ? end + 1 : end,
      firstCell: cell,
      tokens: own,
      left: Math.min(...own.map((token) => token.left)),
      right: Math.max(...own.map((token) => token.right)),
      top: Math.min(...own.map((token) => token.top)),
      bottom: Math.max(...own.map((token) => token.bottom)),
      startsCell: true,
      endsCell: end >= tokens.length,
      colon: /[:?]\)?$|^[.…·]{3,}$/.test(last?.text ?? ''),
      misspelt: 0,
    },
  };
}
