import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { Cell, Row } from '../page-grid.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { bandOf, ruledColumn } from '../table-band.ts';
import { takeByShape, takeValues } from '../take-value.ts';
import { joinTokens, type Token } from '../token.ts';
import { readColumn } from './column.ts';
import { labelsOf } from './label.ts';
import { readRows } from './rows.ts';

const usualCertainty = 0.92;

/** Reads the cell where a row and a column meet; without a column the row's last value, without a row all of the column. */
export function readTable(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field } = ready;
  if (rule.pick === 'all') return readRows(context, ready);
  if (labelsOf(rule).length === 0 && rule.column !== undefined) return readColumn(context, ready, rule.column);
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  return labelsOf(rule)
    .flatMap((label) => context.labels(label))
    .filter((match) => beginsRow(match, rule.column) && isWithin(stretch, match.grid.pageIndex, match.top))
    .filter((match) => rule.page === undefined || match.grid.pageIndex === rule.page - 1)
    .flatMap((match) => {
      const rows =
        rule.column !== undefined
          ? inColumn(context, match, rule.column, linesOf(ready))
          : rule.pick === 'last'
            ? lastOfSeveral(context, ready, match)
            : lastCell(match);
      if (rows === null) return [];
      const wordy = field.kind === 'name' || field.kind === 'address';
      const shaped =
        wordy || rule.valuePattern !== undefined ? takeValues(field, rule, rows) : takeByShape(field, rows.flat());
      const taken = shaped[0];
      if (taken === undefined) return [];
      const certainty = new Certainty(rule.certainty ?? usualCertainty);
      if (match.misspelt > 0) certainty.times(0.97 ** match.misspelt, 'the row was recognized with wrong letters');
      return toCandidate(ready, taken, certainty) ?? [];
    });
}

/** Words that only begin a cell within the row are a value of another row: "Balance then owing". */
function beginsRow(match: LabelMatch, column: string | undefined): boolean {
  const { startsCell, endsCell, cell } = match;
  return startsCell && (column === undefined || cell.index === 0 || endsCell) && !endsAnothersName(match);
}

/** Names and addresses take several lines of their cell; a figure takes one. */
function linesOf({ rule, field }: ReadyRule): number {
  return rule.lines ?? (field.kind === 'name' ? 2 : field.kind === 'address' ? 4 : 1);
}

/** The tokens of the row after its label, last cell. */
function lastCell(match: LabelMatch): (readonly Token[])[] | null {
  const row = match.grid.rows[match.cell.row];
  const rest = match.cell.tokens.slice(match.end).filter((token) => token.folded.length > 0);
  const last = lastOfHalf(row?.cells.slice(match.cell.index + 1) ?? []);
  if (last !== undefined) return [last.tokens];
  const below = endOfName(match);
  if (below !== null) return [below.tokens];
  return rest.length > 0 ? [rest] : null;
}

/** "good to 3/6/2025 with" over "interest at $112.40 a day": the row has its name from the line above. */
function endsAnothersName({ grid, firstCell, tokens }: LabelMatch): boolean {
  const over = grid.rows[firstCell.row - 1];
  const above = over?.cells[0];
  if (over?.cells.length !== 1 || above === undefined || firstCell.index !== 0) return false;
  const height = firstCell.bottom - firstCell.top;
  return (
    firstCell.top - above.top < maxPitch * height &&
    Math.abs(above.left - firstCell.left) < 2 * height &&
    /^[a-z]/.test(tokens[0]?.text ?? '') &&
    TO_GO_ON.test(joinTokens(above.tokens))
  );
}

const FIGURE = /^[-+(]*\$? ?\d[\d,]*\.\d{2}\)?$/;
/** How a line begins that goes on with a row's name, and how one ends that does. */
const GOES_ON = /^[a-z(&]/;
const TO_GO_ON = /(?:[,;&-]|[’']s|\b(?:of|to|by|the|and|for|with|in|on|at|from|per|a|an|or))$/i;
/** Lines that the name of a row may take after its first. */
const mostNameLines = 2;

/** The sum of a row whose name breaks over lines: it stands beside the last of them. */
function endOfName({ grid, firstCell, cell }: LabelMatch): Cell | null {
  if (cell.index !== 0 || joinTokens(cell.tokens).endsWith(':')) return null;
  let above = cell;
  for (const { top, cells } of grid.rows.slice(cell.row + 1, cell.row + 1 + mostNameLines)) {
    const [first, ...others] = cells;
    if (first === undefined || top - above.top > maxPitch * (above.bottom - above.top)) return null;
    const joins = GOES_ON.test(joinTokens(first.tokens)) || TO_GO_ON.test(joinTokens(above.tokens));
    if (!joins || Math.abs(first.left - firstCell.left) > 2 * (cell.bottom - cell.top)) return null;
    const [sum] = others;
    if (sum !== undefined) return others.length === 1 && FIGURE.test(joinTokens(sum.tokens)) ? sum : null;
    above = first;
  }
  return null;
}

/** A form with two tables side by side begins another row with words after the figures of the first. */
function lastOfHalf(cells: readonly Cell[]): Cell | undefined {
  const figure = ({ tokens }: Cell): boolean =>
    /^[-+(]*\$? ?[\d,.]+\)?$/.test(joinTokens(tokens)) || joinTokens(tokens) === '$';
  const first = cells.findIndex(figure);
  // The number of a line comes before its words, and is no figure of the row.
  const next = cells.findIndex((cell, at) => first >= 0 && at > first && !figure(cell));
  if (next < 0) return cells.at(-1);
  const numbered = /^\d{1,4}[a-z]?\.?$/i.test(joinTokens(cells[next - 1]?.tokens ?? [])) && next - 1 > first;
  return cells[numbered ? next - 2 : next - 1];
}

/** What a table of old and new terms prints where there was nothing before. */
const NOTHING = /^(?:[-–—_.*]+|n\/?a|none|no change|unchanged|not? (?:stated|applicable|set)|as .*|interest only)$/i;

/**
 * The last of the values that stand beside a label, where there are several of the field's kind: terms as they were and
 * as they become. A cell of another kind ends the row, since another label begins there.
 */
function lastOfSeveral(
  { labels }: ReadingContext,
  { rule, field }: ReadyRule,
  match: LabelMatch,
): (readonly Token[])[] | null {
  const cells = match.grid.rows[match.cell.row]?.cells.slice(match.cell.index + 1) ?? [];
  const rest = match.cell.tokens.slice(match.end);
  if (rest.length > 0 || cells.length < 2 || cells.length > 4) return null;
  const readable = (tokens: readonly Token[]): boolean =>
    (rule.valuePattern === undefined ? takeByShape(field, tokens) : takeValues(field, rule, [tokens])).length > 0;
  const last = cells.at(-1);
  const before = cells.slice(0, -1);
  if (last === undefined || !readable(last.tokens)) return null;
  const old = before.every(({ tokens }) => NOTHING.test(joinTokens(tokens)) || readable(tokens));
  const shown = before.some(({ tokens }) => readable(tokens)) || isHeadedNew(labels, match, last);
  return old && shown ? [last.tokens] : null;
}

const newHeadings = ['New', 'As Changed', 'Revised', 'Modified', 'As Modified', 'As Amended', 'Now', 'New Terms'];

/** Whether the column's heading says that what stands under it is new. */
function isHeadedNew(labels: ReadingContext['labels'], match: LabelMatch, cell: Cell): boolean {
  return newHeadings
    .flatMap((heading) => labels(heading))
    .some(
      (head) =>
        head.grid === match.grid && head.bottom < match.top && head.left < cell.right && head.right > cell.left - 60,
    );
}

/** Of a line's height: lines of one cell stand closer than this. */
const maxPitch = 1.75;

/** So many lines ask for all that the row of a ruled table holds in the column. */
const wholeBand = 99;

/**
 * Of the row's words, those under the column's heading: nearer to it than to the headings beside it. Further lines of
 * the cell follow until another row's label stands in the label's column.
 */
function inColumn(
  context: ReadingContext,
  match: LabelMatch,
  column: string,
  lines: number,
): (readonly Token[])[] | null {
  const heading = context
    .labels(column)
    .filter((head) => head.startsCell && head.grid === match.grid)
    .filter((head) => head.bottom <= match.bottom && head.left > match.left)
    .sort((a, b) => b.top - a.top)[0];
  const row = match.grid.rows[match.cell.row];
  if (heading === undefined || row === undefined) return null;
  const beside = match.grid.rows[heading.cell.row]?.cells ?? [];
  const left = beside.filter((cell) => cell.right <= heading.left + 1).map((cell) => cell.right);
  const right = beside.filter((cell) => cell.left >= heading.right - 1).map((cell) => cell.left);
  const from = left.length === 0 ? heading.left - 60 : (Math.max(...left) + heading.left) / 2;
  const to = right.length === 0 ? heading.right + 60 : (Math.min(...right) + heading.right) / 2;
  const meets = (cell: Cell, head: { left: number; right: number }) => cell.left < head.right && cell.right > head.left;
  const next = Math.min(...right);
  // Figures may stand at the right of a column whose heading stands at its left.
  const fills = (cell: Cell) => cell.left >= heading.left && cell.right <= next;
  const isNear = ({ left, right }: Cell) => (left + right) / 2 > from && (left + right) / 2 < to;
  const ruled = ruledColumn(match.grid, match, heading);
  const under = ({ cells }: Row): Token[] => {
    const after = cells.filter((cell) => cell.left >= match.right - 1);
    if (ruled !== null)
      return after
        .filter((cell) => (cell.left + cell.right) / 2 > ruled.left && (cell.left + cell.right) / 2 < ruled.right)
        .flatMap((cell) => cell.tokens);
    const firm = after.filter(
      (cell) => meets(cell, heading) || (fills(cell) && !beside.some((head) => meets(cell, head))),
    );
    // What ends before a heading that has a figure of its own is a figure of the column before.
    const isOthers = (cell: Cell) => cell.right <= heading.left && firm.some(({ tokens }) => tokens.some(hasDigit));
    return after
      .filter((cell) => firm.includes(cell) || (isNear(cell) && !isOthers(cell)))
      .flatMap((cell) => cell.tokens);
  };
  const band = lines === wholeBand || under(row).length === 0 ? bandOf(match.grid, match, (from + to) / 2) : [];
  if (band.length > 0) {
    const within = band.map(under).filter((tokens) => tokens.length > 0);
    return within.length > 0 ? within : null;
  }
  const found = [under(row)];
  if (found[0]?.length === 0) return null;
  let above = row;
  for (const below of match.grid.rows.slice(match.cell.row + 1)) {
    if (found.length >= lines || below.top - above.top > maxPitch * (above.bottom - above.top)) break;
    if (below.cells.some((cell) => cell.left < match.right && cell.right > match.left)) break;
    const tokens = under(below);
    if (tokens.length === 0) continue;
    found.push(tokens);
    above = below;
  }
  return found;
}

function hasDigit({ text }: Token): boolean {
  return /\d/.test(text);
}
