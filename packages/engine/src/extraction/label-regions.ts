import type { LabelMatch } from './find-label.ts';
import type { Cell, PageGrid, Row, Stroke } from './page-grid.ts';
import type { Direction } from './rule.ts';
import type { Token } from './token.ts';

/** Where a value may stand: the tokens of each row, from the label on. */
export interface ValueRegion {
  readonly direction: Direction;
  readonly rows: readonly (readonly Token[])[];
  /** Whether the value stands in a cell of its own, apart from what the label belongs to. */
  readonly apart: boolean;
}

/** Of a line's height: lines of one block stand closer than this. */
const maxPitch = 1.75;

/** Of a line's height: how far below its heading a value may begin. */
const maxDrop = 3.2;

/** Of a line's height: how far to the side of its heading a value may stand. */
const maxAside = 4;

/** Of a line's height: more than a space of running text. */
const hangingGap = 0.6;

/** A rule that asks for so many lines looks for a figure at the bottom of a box. */
const tallBox = 7;

/** Beyond: in the next cell, after words that explain the label. Over: on the line to fill in that the label captions. */
export type Reach = Direction | 'beyond' | 'over';

export function regionOf(match: LabelMatch, direction: Reach, lines: number): ValueRegion | null {
  if (direction === 'right') return rightOf(match, lines);
  if (direction === 'beyond') return beyondOf(match);
  if (direction === 'below') return belowOf(match, lines);
  if (direction === 'left') return leftOf(match);
  if (direction === 'over') return filledInOver(match);
  return aboveOf(match, lines);
}

/** Of one line: a label may be broken over several. */
function lineHeight({ tokens }: LabelMatch): number {
  return Math.max(...tokens.map((token) => token.bottom - token.top));
}

function rightOf(match: LabelMatch, lines: number): ValueRegion | null {
  const { grid, end, firstCell } = match;
  const rest = match.cell.tokens.slice(end);
  // The value of a label that is broken over lines stands beside its first line, as a rule.
  const beside = grid.rows[firstCell.row]?.cells[firstCell.index + 1];
  const cell = rest.length === 0 && beside !== undefined ? firstCell : match.cell;
  const row = grid.rows[cell.row];
  const next = row?.cells[cell.index + 1];
  const own = afterMarks(rest.length > 0 ? rest : (next?.tokens ?? []));
  const first = withFigure(own, row?.cells[cell.index + (rest.length > 0 ? 1 : 2)]);
  const start = first[0];
  if (start === undefined || row === undefined) return null;
  const rows: (readonly Token[])[] = [first];
  const height = lineHeight(match);
  const inline = rest.length > 0;
  let hangs = false;
  let above = row;
  for (let index = cell.row + 1; index < grid.rows.length && rows.length < lines; index += 1) {
    const below = grid.rows[index];
    if (below === undefined || below.top - above.top > maxPitch * Math.max(height, above.bottom - above.top)) break;
    if (isRuledBetween(grid, above, below, start.left)) break;
    const aligned = below.cells.find((candidate) => Math.abs(candidate.left - start.left) < height * 0.8);
    // The lines of a paragraph go on at its left side, below the label itself.
    const wrapped =
      inline && (!match.colon || isFull(grid, cell, above, height) || isCutBeforeZip(rows.at(-1), below, match.left))
        ? below.cells.find(
            (candidate) =>
              candidate.left < match.left + height &&
              candidate.right > cell.left &&
              !(match.colon && beginsAnew(candidate)),
          )
        : undefined;
    const go = aligned ?? wrapped;
    if (go === undefined) {
      // A row between two lines of a block belongs to another column; it stands at another height.
      const other = below.cells.some(
        (candidate) =>
          candidate.left < start.left &&
          candidate.right > match.left - height &&
          !candidate.tokens.some((token) => match.tokens.includes(token)),
      );
      if (other) break;
      continue;
    }
    if (aligned !== undefined && isLabelled(below, aligned, match)) break;
    // Lines that go on below the value and not below the label make a column, however near to the label it stands.
    hangs ||= aligned !== undefined && start.left - match.right > hangingGap * height;
    rows.push(go.tokens);
    above = below;
  }
  return { direction: 'right', rows, apart: !inline || hangs };
}

/** An address that ends with its state goes on with the ZIP code, however short its line is. */
function isCutBeforeZip(row: readonly Token[] | undefined, below: Row, left: number): boolean {
  return (
    /^[A-Z]{2},?$/.test(row?.at(-1)?.text ?? '') &&
    below.cells.some(
      (cell) => Math.abs(cell.left - left) < 12 && /^\d{5}(?:-\d{4})?[.,;]?$/.test(cell.tokens[0]?.text ?? ''),
    )
  );
}

/** A colon that stands apart from its label, in a column of colons, is no part of the value. */
function afterMarks(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => !/^[:=]$/.test(text));
  return start < 0 ? [] : tokens.slice(start);
}

/** A dollar sign at the left side of a column of sums, with its figures at the right. */
function withFigure(tokens: readonly Token[], next: Cell | undefined): readonly Token[] {
  const figure = next?.tokens[0];
  return tokens.length === 1 &&
    tokens[0]?.text === '$' &&
    figure !== undefined &&
    /^\d[\d,]*(?:\.\d+)?$/.test(figure.text)
    ? [...tokens, figure]
    : tokens;
}

/** How many rows above and below tell how wide a paragraph is printed. */
const rowsAround = 8;

/** Whether a line reaches as far as the lines around it: then its words go on in the next one. */
function isFull(grid: PageGrid, cell: Cell, row: Row, height: number): boolean {
  const at = grid.rows.indexOf(row);
  const column = grid.rows
    .slice(Math.max(0, at - rowsAround), at + rowsAround + 1)
    .flatMap(({ cells }) => cells)
    .filter((other) => Math.abs(other.left - cell.left) < 3 * height);
  const right = Math.max(...column.map((other) => other.right));
  const own = row.cells.find((other) => other.left < cell.right && other.right > cell.left);
  return own !== undefined && own.right > right - 0.15 * (right - cell.left);
}

/** A label of its own, or the next point of a list. */
function beginsAnew({ tokens }: Cell): boolean {
  return (
    /^(?:[•·▪-]|\(?[A-Za-z0-9]{1,3}[.)])$/.test(tokens[0]?.text ?? '') ||
    tokens.slice(0, 6).some((token) => /:$|^[.…·]{3,}$/.test(token.text))
  );
}

/** A figure in a few words: what stands alone in its cell. */
const maxFigureWords = 3;

/**
 * "Finance Charge. The dollar amount the loan will cost you.   $118,830.27": a full stop ends the label, and its words
 * go on to explain it. Without the stop the words would make it another label.
 */
function beyondOf({ grid, cell, end, tokens }: LabelMatch): ValueRegion | null {
  if (end >= cell.tokens.length || !/\.$/.test(tokens[tokens.length - 1]?.text ?? '')) return null;
  const next = grid.rows[cell.row]?.cells[cell.index + 1];
  return next === undefined || next.tokens.length > maxFigureWords
    ? null
    : { direction: 'right', rows: [next.tokens], apart: true };
}

/** Whether the label's own column has something in this row: then the row is another label's. */
function isLabelled(row: Row, value: Cell, match: LabelMatch): boolean {
  return row.cells.some(
    (cell) =>
      cell.index < value.index &&
      cell.right > match.left &&
      cell.left < match.right + 1 &&
      !cell.tokens.some((token) => match.tokens.includes(token)),
  );
}

function isRuledBetween(grid: PageGrid, above: Row, below: Row, x: number): boolean {
  const middle = (above.top + above.bottom) / 2;
  const lower = (below.top + below.bottom) / 2;
  return grid.across.some(
    (stroke) => stroke.top > middle && stroke.top < lower && stroke.left <= x + 2 && stroke.right >= x + 2,
  );
}

/** A rule that takes so many lines reads a list: its items may stand in a table, with rules between them. */
const listLines = 10;
const maxListPitch = 2.2;

function belowOf(match: LabelMatch, lines: number): ValueRegion | null {
  const { grid, cell } = match;
  const row = grid.rows[cell.row];
  if (row === undefined) return null;
  const height = lineHeight(match);
  const [leftLimit, rightLimit] = columnOf(match, row);
  const rows: (readonly Token[])[] = [];
  let above: Row = row;
  let left = match.left;
  // A label at the end of a line of text stands over what begins at the side of that text.
  const start = match.firstCell === cell ? Math.min(match.left, cell.left) : match.left;
  for (let index = cell.row + 1; index < grid.rows.length && rows.length < lines; index += 1) {
    const below = grid.rows[index];
    if (below === undefined) break;
    const list = lines >= listLines;
    const reach = rows.length === 0 ? maxDrop : list ? maxListPitch : maxPitch;
    const pitch = below.top - (rows.length === 0 ? match.bottom : above.top);
    if (pitch > reach * Math.max(height, rows.length === 0 ? 0 : above.bottom - above.top)) break;
    if (rows.length > 0 && !list && isRuledBetween(grid, above, below, left)) break;
    const cells = below.cells.filter((candidate) => {
      const middle = (candidate.left + candidate.right) / 2;
      // Without rules and neighbours the column has no sides: what stands far beside the heading is another's.
      const aside = Math.max(start - candidate.right, candidate.left - match.right);
      const inside = middle > leftLimit && middle < rightLimit && aside < maxAside * height;
      const under = candidate.left < match.right && candidate.right > start;
      const aligned = rows.length > 0 && Math.abs(candidate.left - left) < 0.8 * height;
      return (inside || under || aligned) && candidate.left > leftLimit - height && candidate.left < rightLimit;
    });
    if (cells.length === 0) {
      // Boxes side by side hold texts of different length, with their figures on one line below the longest.
      if (rows.length > 0 && lines >= tallBox) above = below;
      continue;
    }
    const tokens = cells.flatMap((candidate) => candidate.tokens);
    const value = rows[0];
    if (value !== undefined && isSetApart(match.tokens, value) && isLike(match.tokens, tokens)) break;
    if (value !== undefined && isBackOut(match, height, value, rows.at(-1) ?? value, tokens)) break;
    rows.push(tokens);
    left = tokens[0]?.left ?? left;
    above = below;
  }
  return rows.length === 0 ? null : { direction: 'below', rows, apart: true };
}

/**
 * Whether a line begins where the label does, under a value that is set in: what is set in has ended. The last line of a
 * paragraph is shorter than the next; a line that was full goes on below it, wherever that begins.
 */
function isBackOut(
  match: LabelMatch,
  height: number,
  value: readonly Token[],
  above: readonly Token[],
  row: readonly Token[],
): boolean {
  const left = (tokens: readonly Token[]) => tokens[0]?.left ?? 0;
  const right = (tokens: readonly Token[]) => tokens.at(-1)?.right ?? 0;
  return (
    left(value) > match.left + 0.8 * height &&
    left(row) < match.left + 0.4 * height &&
    right(above) < right(row) - 2 * height
  );
}

/** Capitals alone set nothing apart: addresses have lines of capitals. */
function isSetApart(label: readonly Token[], value: readonly Token[]): boolean {
  const size = (tokens: readonly Token[]) => Math.max(...tokens.map((token) => token.bottom - token.top));
  const bold = (tokens: readonly Token[]) => tokens.every((token) => token.bold);
  return Math.abs(size(label) / size(value) - 1) >= 0.06 || bold(label) !== bold(value);
}

/** Whether two prints look the same: where a label is set apart from its value, the next label is set as it is. */
function isLike(a: readonly Token[], b: readonly Token[]): boolean {
  const capitals = (tokens: readonly Token[]) => !tokens.some((token) => /[a-z]/.test(token.text));
  return !isSetApart(a, b) && capitals(a) === capitals(b);
}

/** How far the column under a heading reaches: to the rules beside it, or to the neighbours in its row. */
function columnOf(match: LabelMatch, row: Row): readonly [left: number, right: number] {
  const { grid, cell } = match;
  const height = lineHeight(match);
  const middle = (match.top + match.bottom) / 2;
  const beside = grid.upright.filter((stroke) => stroke.top <= middle + height && stroke.bottom >= middle + height);
  const ruleLeft = Math.max(
    0,
    ...beside.filter((stroke) => stroke.right <= match.left + 2).map((stroke) => stroke.right),
  );
  const ruleRight = Math.min(
    grid.page.width,
    ...beside.filter((stroke) => stroke.left >= match.right - 2).map((stroke) => stroke.left),
  );
  const previous = row.cells[cell.index - 1];
  const next = row.cells[cell.index + 1];
  return [Math.max(ruleLeft, previous?.right ?? 0), Math.min(ruleRight, next?.left ?? grid.page.width)];
}

function leftOf(match: LabelMatch): ValueRegion | null {
  const row = match.grid.rows[match.cell.row];
  const before = match.cell.tokens.slice(0, Math.max(0, match.end - match.tokens.length));
  const previous = row?.cells[match.cell.index - 1];
  const tokens = before.length > 0 ? before : (previous?.tokens ?? []);
  return tokens.length === 0 ? null : { direction: 'left', rows: [tokens], apart: before.length === 0 };
}

function aboveOf(match: LabelMatch, lines: number): ValueRegion | null {
  const { grid, cell } = match;
  const height = lineHeight(match);
  const rows: (readonly Token[])[] = [];
  let below: Row | undefined = grid.rows[cell.row];
  for (let index = cell.row - 1; index >= 0 && rows.length < lines; index -= 1) {
    const row = grid.rows[index];
    if (row === undefined || below === undefined) break;
    if (below.top - row.bottom > (rows.length === 0 ? maxDrop : maxPitch - 1) * height) break;
    const cells = row.cells.filter((candidate) => candidate.left < match.right && candidate.right > match.left);
    if (cells.length === 0) continue;
    rows.unshift(cells.flatMap((candidate) => candidate.tokens));
    below = row;
  }
  return rows.length === 0 ? null : { direction: 'above', rows, apart: true };
}

/** In points: what is underlined for weight is shorter than a line to fill in. */
const shortestBlank = 60;

/** Of the value's height: captions are set smaller than what is filled in over them. */
const captionSize = 0.9;

/**
 * What is filled in on a line whose caption is the label: small print close under a line without sides, and farther from
 * what comes below it than from what stands on the line. Null where the label is no caption.
 */
export function filledInOver(match: LabelMatch): ValueRegion | null {
  const { grid, firstCell, left, right, top } = match;
  const height = lineHeight(match);
  const line = grid.across.find(
    (stroke) =>
      stroke.right - stroke.left >= shortestBlank &&
      stroke.left <= left + 4 &&
      stroke.right >= right - 4 &&
      stroke.top < top + 0.3 * height &&
      stroke.top > top - height,
  );
  if (line === undefined || hasSides(grid, line) || hasValueBeside(match, line, height)) return null;
  const over = (cell: Cell): boolean => cell.left >= line.left - 4 && cell.left < line.right;
  const above = grid.rows.slice(0, firstCell.row).findLast((row) => row.cells.some(over));
  const tokens = above?.cells.filter(over).flatMap((cell) => cell.tokens) ?? [];
  const size = Math.max(0, ...tokens.map((token) => token.bottom - token.top));
  const gap = line.top - Math.max(0, ...tokens.map((token) => token.bottom));
  if (tokens.length === 0 || gap > size || height > captionSize * size) return null;
  const below = grid.rows.slice(match.cell.row + 1).find(({ cells }) => cells.some(over));
  const room = (below?.top ?? Number.POSITIVE_INFINITY) - match.bottom;
  return room < 1.5 * Math.max(0, top - line.top + gap) ? null : { direction: 'above', rows: [tokens], apart: true };
}

/** A figure beside the label under the same line, or larger print: a row of a table, ruled off from the row above. */
function hasValueBeside({ grid, cell }: LabelMatch, line: Stroke, height: number): boolean {
  const beside = grid.rows[cell.row]?.cells[cell.index + 1];
  const [first] = beside?.tokens ?? [];
  if (beside === undefined || first === undefined || beside.left >= line.right) return false;
  return /^\$?\d/.test(first.text) || height < captionSize * (first.bottom - first.top);
}

/** A line with upright ones at its ends is the side of a box, and the label the heading of what is in it. */
function hasSides({ upright }: PageGrid, line: Stroke): boolean {
  return upright.some(
    (side) =>
      side.top < line.top + 3 &&
      side.bottom > line.top - 3 &&
      (Math.abs(side.left - line.left) < 3 || Math.abs(side.left - line.right) < 3),
  );
}
