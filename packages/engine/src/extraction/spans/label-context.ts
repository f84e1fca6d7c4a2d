import type { Cell, PageGrid } from '../page-grid.ts';
import type { Token } from '../token.ts';
import { type DocumentView, plainWord } from './document-view.ts';
import type { Span } from './span.ts';

/** The words that a label may have; of longer ones those next to the value. */
const longest = 7;

/** What stands around a span and may say what it is, each as words. */
export interface LabelContext {
  /** Before it in its cell. */
  readonly inline: readonly string[];
  /** The cell before it in its row, and the row's first. */
  readonly left: readonly string[];
  readonly row: readonly string[];
  /** The cell over it, and the head of its column. */
  readonly up: readonly string[];
  readonly head: readonly string[];
  readonly down: readonly string[];
  /** The nearest heading over it. */
  readonly section: readonly string[];
  /** Running text before it. */
  readonly before: readonly string[];
  readonly colon: boolean;
}

const none: readonly string[] = [];

export function contextOf(view: DocumentView, span: Span): LabelContext {
  const { cell, before: at } = span;
  const grid = view.grids[span.pageIndex];
  const running = { before: wordsBefore(view, span) };
  if (cell === null || grid === undefined)
    return {
      inline: none,
      left: none,
      row: none,
      up: none,
      head: none,
      down: none,
      section: none,
      ...running,
      colon: false,
    };
  const inlineTokens = cell.tokens.slice(0, at);
  const start = span.tokens[0] as Token;
  const beside = at === 0 ? besideOf(grid, cell) : undefined;
  const over = overOf(grid, cell, start);
  return {
    inline: labelBefore(inlineTokens),
    left: beside === undefined ? none : labelBefore(beside.tokens),
    row: rowHead(grid, cell, beside),
    up: over === undefined ? none : wordsOf(over.tokens).slice(0, longest + 2),
    head: columnHead(grid, cell, start, over),
    down: underOf(grid, cell, start),
    section: sectionOf(grid, cell, over),
    ...running,
    colon: /[:#]$/.test((at > 0 ? inlineTokens.at(-1) : beside?.tokens.at(-1))?.text ?? ''),
  };
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ text }) => plainWord(text)).filter((word) => word !== '');
}

/** The words that lead up to a value: from the last end of a sentence, or of another label, on. */
function labelBefore(tokens: readonly Token[]): readonly string[] {
  let from = Math.max(0, tokens.length - longest - 3);
  for (let at = tokens.length - 2; at >= from; at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (/[:;?!]$/.test(text) || (/\.$/.test(text) && text.length > 4) || /\d{3,}|^\$/.test(text)) {
      from = at + 1;
      break;
    }
  }
  return wordsOf(tokens.slice(from)).slice(-longest);
}

function besideOf(grid: PageGrid, cell: Cell): Cell | undefined {
  const { cells } = grid.rows[cell.row] ?? { cells: [] };
  for (let at = cell.index - 1; at >= 0; at -= 1) {
    const one = cells[at];
    if (one?.tokens.some(({ text }) => /[A-Za-z#]/.test(text))) return one;
  }
  return undefined;
}

function rowHead(grid: PageGrid, cell: Cell, beside: Cell | undefined): readonly string[] {
  const first = grid.rows[cell.row]?.cells[0];
  if (first === undefined || first === cell || first === beside) return none;
  return wordsOf(first.tokens).slice(0, longest);
}

const lies = (one: Cell, left: number, right: number): boolean =>
  Math.min(one.right, right) - Math.max(one.left, left) > 0.25 * Math.min(one.right - one.left, right - left);

/** The cell over the value, no farther than a form's box is high. */
function overOf(grid: PageGrid, cell: Cell, start: Token): Cell | undefined {
  const right = Math.max(start.right, start.left + 30);
  const height = cell.bottom - cell.top;
  for (let index = cell.row - 1; index >= 0; index -= 1) {
    const row = grid.rows[index];
    if (row === undefined || cell.top - row.bottom > 2.6 * height) return undefined;
    const own = row.cells.find((one) => lies(one, start.left - 4, right));
    if (own !== undefined) return own;
  }
  return undefined;
}

const isWordy = ({ tokens }: Cell): boolean => tokens.every(({ text }) => !/\d/.test(text)) && tokens.length <= 8;

/** The head of a column: the lowest cell over it that holds words and no figures, beyond the one that stands next. */
function columnHead(grid: PageGrid, cell: Cell, start: Token, over: Cell | undefined): readonly string[] {
  const right = Math.max(start.right, start.left + 30);
  if (over === undefined) return none;
  if (isWordy(over)) return none;
  for (let index = over.row - 1; index >= Math.max(0, cell.row - 25); index -= 1) {
    const own = grid.rows[index]?.cells.find((one) => lies(one, start.left - 4, right));
    if (own !== undefined && isWordy(own)) return wordsOf(own.tokens).slice(0, longest);
  }
  return none;
}

function underOf(grid: PageGrid, cell: Cell, start: Token): readonly string[] {
  const height = cell.bottom - cell.top;
  const row = grid.rows[cell.row + 1];
  if (row === undefined || row.top - cell.bottom > 1.2 * height) return none;
  const own = row.cells.find((one) => lies(one, start.left - 4, start.right + 20));
  return own === undefined || own.tokens.length > longest ? none : wordsOf(own.tokens);
}

const HEADING = /[A-Za-z]{3}/;

/** A line that stands over others: alone in its row, short, bold or in capitals. */
function sectionOf(grid: PageGrid, cell: Cell, over: Cell | undefined): readonly string[] {
  for (let index = cell.row - 1; index >= Math.max(0, cell.row - 45); index -= 1) {
    const row = grid.rows[index];
    const [only] = row?.cells ?? [];
    if (row === undefined || only === undefined || only === over || row.cells.length > 2) continue;
    const { tokens } = only;
    if (tokens.length > 10 || tokens.some(({ text }) => /^\$?\d[\d,./-]{2,}/.test(text))) continue;
    const text = tokens.map((token) => token.text).join(' ');
    if (!HEADING.test(text) || (/:$/.test(text) === true && row.cells.length > 1)) continue;
    if (tokens.every(({ bold }) => bold) || text === text.toUpperCase()) return wordsOf(tokens).slice(0, longest);
  }
  return none;
}

/** In words. */
const reachBefore = 14;
const reachBehind = 8;

function wordsBefore(view: DocumentView, { first }: Span): readonly string[] {
  const before: string[] = [];
  for (let at = first - 1; at >= 0 && before.length < reachBefore; at -= 1) {
    const word = view.words[at];
    if (word !== undefined && word !== '') before.push(word);
  }
  return before.reverse();
}

/** The running text behind a span. */
export function wordsBehind(view: DocumentView, { first, end }: Span): readonly string[] {
  if (first < 0) return none;
  const behind: string[] = [];
  for (let at = end > 0 ? end : first + 1; at < view.words.length && behind.length < reachBehind; at += 1) {
    const word = view.words[at];
    if (word !== undefined && word !== '') behind.push(word);
  }
  return behind;
}
