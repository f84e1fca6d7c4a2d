import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { Row } from '../page-grid.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { takeByShape, takeValues } from '../take-value.ts';
import type { Token } from '../token.ts';
import { readColumn } from './column.ts';
import { labelsOf } from './label.ts';

const usualCertainty = 0.92;

/** Reads the cell where a row and a column meet; without a column the row's last value, without a row all of the column. */
export function readTable(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field } = ready;
  if (labelsOf(rule).length === 0 && rule.column !== undefined) return readColumn(context, ready, rule.column);
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  return labelsOf(rule)
    .flatMap((label) => context.labels(label))
    .filter((match) => match.startsCell && isWithin(stretch, match.grid.pageIndex, match.top))
    .filter((match) => rule.page === undefined || match.grid.pageIndex === rule.page - 1)
    .flatMap((match) => {
      const rows = rule.column === undefined ? lastCell(match) : inColumn(context, match, rule.column, linesOf(ready));
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

/** Names and addresses take several lines of their cell; a figure takes one. */
function linesOf({ rule, field }: ReadyRule): number {
  return rule.lines ?? (field.kind === 'name' ? 2 : field.kind === 'address' ? 4 : 1);
}

/** The tokens of the row after its label, last cell. */
function lastCell(match: LabelMatch): (readonly Token[])[] | null {
  const row = match.grid.rows[match.cell.row];
  const rest = match.cell.tokens.slice(match.end).filter((token) => token.folded.length > 0);
  const last = row?.cells[row.cells.length - 1];
  if (last !== undefined && last !== match.cell) return [last.tokens];
  return rest.length > 0 ? [rest] : null;
}

/** Of a line's height: lines of one cell stand closer than this. */
const maxPitch = 1.75;

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
  const under = ({ cells }: Row): Token[] =>
    cells
      .filter((cell) => {
        const middle = (cell.left + cell.right) / 2;
        const meets = cell.left < heading.right && cell.right > heading.left;
        return (meets || (middle > from && middle < to)) && cell.left >= match.right - 1;
      })
      .flatMap((cell) => cell.tokens);
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
