import { foldPhrase } from '../classification/fold-text.ts';
import { isCaptionOver } from './cell-under.ts';
import type { Cell, PageGrid } from './page-grid.ts';
import type { Token } from './token.ts';

/** A printed label found on a page. */
export interface LabelMatch {
  readonly grid: PageGrid;
  /** The cell that holds its last words, and where in that cell they end. */
  readonly cell: Cell;
  readonly end: number;
  /** The cell of its first word: another one where the label is broken over lines. */
  readonly firstCell: Cell;
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /**
   * Nothing stands before it in its cell: it is no part of a longer label or of a sentence. With a colon it may follow
   * the value of another label.
   */
  readonly startsCell: boolean;
  /** Nothing stands after it in its cell. */
  readonly endsCell: boolean;
  readonly colon: boolean;
  /** Letters that differ from the label as written; recognition makes them. */
  readonly misspelt: number;
}

/** One part of a page for search: every folded token with its cell, in the order of rows. */
interface Entry {
  readonly cell: Cell;
  readonly at: number;
}

/** What labels are looked up in: built once for a document. */
export interface LabelIndex {
  readonly grids: readonly PageGrid[];
  readonly entries: ReadonlyMap<string, readonly (Entry & { readonly grid: PageGrid })[]>;
  /** Whether any of the words was recognized in a picture. */
  readonly recognized: boolean;
}

export function indexLabels(grids: readonly PageGrid[]): LabelIndex {
  const entries = new Map<string, (Entry & { grid: PageGrid })[]>();
  let recognized = false;
  for (const grid of grids) {
    for (const row of grid.rows) {
      for (const cell of row.cells) {
        for (const [at, token] of cell.tokens.entries()) {
          const first = token.folded[0];
          recognized ||= token.method === 'ocr';
          if (first === undefined) continue;
          const known = entries.get(first);
          if (known === undefined) entries.set(first, [{ grid, cell, at }]);
          else known.push({ grid, cell, at });
        }
      }
    }
  }
  return { grids, entries, recognized };
}

/** Every place where the label is printed, in the order of the pages, from top to bottom. */
export function findLabels(index: LabelIndex, label: string): LabelMatch[] {
  const wanted = foldPhrase(label);
  const first = wanted[0];
  if (first === undefined) return [];
  const found: LabelMatch[] = [];
  // Only recognized words are forgiven; where there are none, no other spelling need be looked at.
  const spellings = index.recognized ? index.entries : [[first, index.entries.get(first) ?? []] as const];
  for (const [spelling, entries] of spellings) {
    const misspelt = spelling === first ? 0 : nearly(spelling, first);
    if (misspelt === null) continue;
    for (const { grid, cell, at } of entries) {
      // A word of the file's own text is spelt as it is printed; only recognized words are forgiven.
      if (misspelt > 0 && cell.tokens[at]?.method !== 'ocr') continue;
      const match = matchFrom(grid, cell, at, wanted, misspelt);
      if (match !== null && isSpelt(label, match)) found.push(match);
    }
  }
  return found.sort((a, b) => a.grid.pageIndex - b.grid.pageIndex || a.top - b.top || a.left - b.left);
}

/** Folding takes signs away that tell labels apart: "Loan #" from "Loan", "Borrowers" from "Borrower's". */
function isSpelt(label: string, { tokens }: LabelMatch): boolean {
  if (label.includes('#') && !tokens.some(({ text }) => text.includes('#'))) return false;
  // "Real estate:" over "Type:" is two labels; "Name:" over "Address:" may be the one that names both.
  if (
    !/[&/]/.test(label) &&
    tokens.some(({ text, bottom }, at) => /[a-z]:$/i.test(text) && isBelow(tokens[at + 1], bottom))
  )
    return false;
  const last = tokens.findLast(({ folded }) => folded.length > 0);
  return POSSESSIVE.test(label) || !POSSESSIVE.test(last?.text ?? '');
}

function isBelow(token: Token | undefined, bottom: number): boolean {
  return token !== undefined && token.folded.length > 0 && token.top > bottom - 1;
}

const POSSESSIVE = /[’']s?[:.]?$/i;

/** How many letters differ: 0, 1, or null where it is another word. */
function nearly(a: string, b: string): number | null {
  if (a === b) return 0;
  if (a.length < 5 || b.length < 5 || Math.abs(a.length - b.length) > 1) return null;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1 ? 1 : null;
}

/** A line of a label may stand this far below the one before it, in heights. */
const maxLabelPitch = 1.9;

function matchFrom(
  grid: PageGrid,
  startCell: Cell,
  startAt: number,
  wanted: readonly string[],
  firstMisspelt: number,
): LabelMatch | null {
  let cell = startCell;
  let at = startAt;
  let misspelt = firstMisspelt;
  const tokens: Token[] = [];
  let matched = 0;
  while (matched < wanted.length) {
    const token = cell.tokens[at];
    if (token === undefined) {
      // Leaders lead to a value: what stands below them is another label.
      if (/^[._…·]{2,}$/.test(tokens[tokens.length - 1]?.text ?? '')) return null;
      const below = cellBelow(grid, cell, startCell, tokens[0]);
      if (below === null) return null;
      cell = below;
      at = 0;
      continue;
    }
    for (const part of token.folded) {
      const want = wanted[matched];
      // A token may hold more than the label, such as "No./Account"; then it is another label.
      if (want === undefined) return null;
      const off = token.method === 'ocr' ? nearly(part, want) : part === want ? 0 : null;
      if (off === null) return null;
      misspelt += off;
      matched += 1;
    }
    tokens.push(token);
    at += 1;
  }
  // Dashes, colons and marks that fold to nothing belong to the label.
  while (cell.tokens[at] !== undefined && cell.tokens[at]?.folded.length === 0 && isMark(cell.tokens[at]?.text ?? '')) {
    tokens.push(cell.tokens[at] as Token);
    at += 1;
  }
  // "Amount {2000}": the number that a form gives its field.
  if (/^\{\d{4}\}:?$/.test(cell.tokens[at]?.text ?? '')) at += 1;
  at = afterBrackets(cell, at, tokens);
  // "Originator to beneficiary information – 4 lines of 35": a caption says more behind a dash.
  if (at < cell.tokens.length && /^[-–—]$/.test(tokens.at(-1)?.text ?? '') && isCaptionOver(grid, cell))
    at = cell.tokens.length;
  // So does the sign before a sum that is printed elsewhere.
  if (cell.tokens[at]?.text === '$' && at === cell.tokens.length - 1) at += 1;
  const last = tokens[tokens.length - 1];
  const before = wordBefore(startCell, startAt);
  // Leaders lead to the value as a colon does.
  const colon = /[:?]\)?$|^[.…·]{3,}$/.test(last?.text ?? '');
  return {
    grid,
    cell,
    end: at,
    firstCell: startCell,
    tokens,
    left: Math.min(...tokens.map((token) => token.left)),
    right: Math.max(...tokens.map((token) => token.right)),
    top: Math.min(...tokens.map((token) => token.top)),
    bottom: Math.max(...tokens.map((token) => token.bottom)),
    startsCell:
      before === undefined ||
      // A bullet parts what stands in one line of a head or a foot.
      /^[•·|]$/.test(before.text) ||
      isNumbering(startCell, startAt) ||
      isPartNumber(startCell, startAt) ||
      (colon && /\d|[:;.,)\]]$/.test(before.text)),
    endsCell: at >= cell.tokens.length,
    colon,
    misspelt,
  };
}

/** The word before a label in its cell; a dash or a bullet before it is no word. */
function wordBefore(cell: Cell, at: number): Token | undefined {
  let index = at - 1;
  while (cell.tokens[index]?.folded.length === 0 && isMark(cell.tokens[index]?.text ?? '')) index -= 1;
  return cell.tokens[index];
}

/** "(if different from the mailing address)" up to the end of the cell explains the label; figures would be a value. */
function afterBrackets({ tokens: cell }: Cell, at: number, label: Token[]): number {
  if (cell[at]?.text.startsWith('(') !== true) return at;
  const rest = cell.slice(at);
  const closes =
    /\)[:.]?$/.test(rest[rest.length - 1]?.text ?? '') && rest.filter(({ text }) => text.includes('(')).length === 1;
  // "(print)" and "(signature)" ask for a person's hand: the label is that of a line to sign on.
  if (!closes || rest.length < 2 || rest.some(({ text }) => /\d|print|sign|seal|type/i.test(text))) return at;
  const last = rest[rest.length - 1];
  if (last !== undefined && /:$/.test(last.text)) label.push(last);
  return cell.length;
}

/** Signs between a label and its value. */
function isMark(text: string): boolean {
  return /^[:#%\-–—.…*_|]+$/.test(text);
}

/** "1.", "A.", "(b)", "II.A.2", "{4200}" before a label: the number of a line of the form. */
function isNumbering(cell: Cell, at: number): boolean {
  return (
    at === 1 &&
    /^[({[]?[A-Za-z0-9]{1,4}(?:[.,-][A-Za-z0-9]{1,3}){0,3}[.)}\]]?$/.test(cell.tokens[0]?.text ?? '') &&
    /[\d.)}\]]/.test(cell.tokens[0]?.text ?? '')
  );
}

/** "Section B -" or "Part II." before a heading. */
function isPartNumber({ tokens }: Cell, at: number): boolean {
  const before = tokens.slice(0, at).map(({ text }) => text);
  return (
    before.length >= 2 &&
    before.length <= 3 &&
    /^(?:section|part|step|item|block|box|schedule|article) \(?[A-Z0-9]{1,4}\)?[.:)]?(?: ?[-–—:|])?$/i.test(
      before.join(' '),
    )
  );
}

/** The cell in which a label that breaks at its line's end goes on: the next row's, at its left side or its middle. */
function cellBelow(grid: PageGrid, cell: Cell, first: Cell, start: Token | undefined): Cell | null {
  const height = cell.bottom - cell.top;
  const left = start?.left ?? first.left;
  for (let index = cell.row + 1; index < grid.rows.length; index += 1) {
    const row = grid.rows[index];
    if (row === undefined || row.top - cell.top > maxLabelPitch * height) return null;
    for (const candidate of row.cells) {
      const overlaps = candidate.left < cell.right && candidate.right > left;
      const centred = Math.abs(candidate.left + candidate.right - cell.left - cell.right) < 2 * height;
      if (overlaps && (centred || Math.abs(candidate.left - left) < 3 * height)) return candidate;
    }
  }
  return null;
}
