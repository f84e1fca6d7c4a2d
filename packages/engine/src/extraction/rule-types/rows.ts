import { unionBox } from '../../pages/box.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { Cell, PageGrid } from '../page-grid.ts';
import type { ReadingContext } from '../reading-context.ts';
import { takeExactly } from '../take-value.ts';
import { joinTokens, type Token } from '../token.ts';
import { labelsOf } from './label.ts';

const usualCertainty = 0.94;

/** No section of the forms has more lines. */
const maxRows = 20;

/** In points: what begins this far left of a heading still stands under it. */
const outdent = 6;

/** Of the page's width: lists that begin this far apart stand side by side. */
const besides = 0.2;

const MONEY = /^-?\$? ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;
const NUMBER = /^\d{1,2}\.?$/;
/** "B. Services Borrower Did Shop For", "D. TOTAL LOAN COSTS". */
const LETTERED = /^[A-J]\.? [A-Z]/;
const TOTAL = /\b(?:sub)?totals?\b/i;

/** A form may round each amount to the dollar, and their sum as well. */
const rounding = 0.5;

/** The words of a row, and the amount beside them. */
interface Line {
  readonly words: readonly Token[];
  readonly amount: readonly Token[];
}

/**
 * Reads every row of the sections with these headings as its words with its amount: the lines of closing costs. Of
 * several columns those count that stand before the ones which the rule names as somebody else's. Lines that do not add
 * up to what their heading says are not all of them, or not its own, or not read right: then none is.
 */
export function readRows(context: ReadingContext, ready: ReadyRule): Candidate[] {
  return labelsOf(ready.rule)
    .flatMap((label) => context.labels(label))
    .filter((head) => head.startsCell)
    .flatMap((head) => rowsUnder(context, head, ready))
    .flatMap(({ words, amount }) => {
      const taken = takeExactly(ready.field, [...words, ...amount]);
      const certainty = new Certainty(ready.rule.certainty ?? usualCertainty);
      const candidate = taken === null ? null : toCandidate(ready, taken, certainty);
      // Words and amount may stand far apart: the amount is what a person looks at.
      const box = unionBox(amount.map((token) => token.box));
      return candidate === null || box === null ? [] : { ...candidate, box };
    });
}

function rowsUnder(context: ReadingContext, head: LabelMatch, { rule }: ReadyRule): readonly Line[] {
  const { grid } = head;
  const from = head.firstCell.left - outdent;
  const to = endOfList(grid, head.firstCell);
  const counted = Math.min(to, endOfColumns(context, head, rule.except ?? [], from));
  const found: Line[] = [];
  for (const row of grid.rows.slice(head.cell.row + 1, head.cell.row + 1 + maxRows)) {
    const cells = row.cells.filter((cell) => cell.left >= from && cell.right <= to);
    const words = joinTokens(cells[0]?.tokens ?? []);
    if (LETTERED.test(words) || TOTAL.test(words)) break;
    found.push(...linesOf(cells, counted));
  }
  const own = grid.rows[head.cell.row]?.cells.filter(({ left, right }) => left > head.right && right <= to) ?? [];
  const stated = own.filter((cell) => isCounted(cell, counted)).map(({ tokens }) => tokens);
  const apart = Math.abs(sumOf(stated) - sumOf(found.map(({ amount }) => amount)));
  return apart > rounding * (found.length + 1) ? [] : found;
}

function isCounted({ tokens, left, right }: Cell, counted: number): boolean {
  return MONEY.test(joinTokens(tokens)) && (left + right) / 2 < counted;
}

function sumOf(amounts: readonly (readonly Token[])[]): number {
  return amounts.reduce((sum, tokens) => sum + Number(joinTokens(tokens).replace(/[$, ]/g, '')), 0);
}

/** Where a list beside this one begins; the page's end without one. */
function endOfList(grid: PageGrid, own: Cell): number {
  const others = grid.rows
    .flatMap(({ cells }) => cells)
    .filter(({ left, tokens }) => left > own.left + besides * grid.page.width && LETTERED.test(joinTokens(tokens)))
    .map(({ left }) => left - outdent);
  return Math.min(grid.page.width, ...others);
}

/** Where the columns of other payers begin: the nearest heading above that says so. */
function endOfColumns(context: ReadingContext, head: LabelMatch, others: readonly string[], from: number): number {
  const ends = others
    .flatMap((label) => context.labels(label))
    .filter(({ grid, top, left }) => grid === head.grid && top < head.top && left > from);
  const nearest = Math.max(...ends.map(({ top }) => top));
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...ends.filter(({ top }) => nearest - top < outdent).map(({ left }) => left),
  );
}

/** The words of a row with each amount that counts, without the number before them and without who is paid. */
function linesOf(cells: readonly Cell[], counted: number): readonly Line[] {
  const [first, ...rest] = cells.filter(({ tokens }) => !NUMBER.test(joinTokens(tokens)));
  if (first === undefined) return [];
  const amounts = rest.filter((cell) => isCounted(cell, counted)).map(({ tokens }) => tokens);
  const all = NUMBER.test(first.tokens[0]?.text ?? '') ? first.tokens.slice(1) : first.tokens;
  // Set close, the words and their amount are one cell.
  const last = all.at(-1);
  if (amounts.length === 0 && last !== undefined && MONEY.test(last.text)) amounts.push([last]);
  const payee = all.findIndex(({ text }, index) => index > 0 && text === 'to');
  const words = (payee < 0 ? all : all.slice(0, payee)).filter((token) => token !== amounts[0]?.[0]);
  if (!words.some(({ text }) => /\p{L}{2}/u.test(text))) return [];
  return amounts.map((amount) => ({ words, amount }));
}
