import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { Row } from '../page-grid.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { takeValues } from '../take-value.ts';
import type { Token } from '../token.ts';

const usualCertainty = 0.9;

/** Of a row's height: rows of one table stand closer than this. */
const maxPitch = 4.5;

/** No table of parties is longer. */
const maxRows = 30;

/** Reads every cell under a column's heading, down to where the table ends: a list of parties or of conditions. */
export function readColumn(context: ReadingContext, ready: ReadyRule, column: string): Candidate[] {
  const { rule, field } = ready;
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  const found = context
    .labels(column)
    .filter((head) => head.startsCell && head.endsCell && isWithin(stretch, head.grid.pageIndex, head.top))
    .filter((head) => isTableHead(context, head, rule.near ?? []))
    .flatMap((head) => cellsUnder(context, head).flatMap((cell) => takeValues(field, rule, cell)))
    .flatMap((taken) => toCandidate(ready, taken, new Certainty(rule.certainty ?? usualCertainty)) ?? []);
  // Several values under a heading belong to the rows: none of them is the document's.
  const oneOfMany = field.repeated !== true && new Set(found.map(({ value }) => value)).size > 1;
  return oneOfMany ? [] : found;
}

/** Whether another heading of the table stands beside it: else it is a label, and what is below belongs to others. */
function isTableHead(context: ReadingContext, head: LabelMatch, beside: readonly string[]): boolean {
  return beside.some((label) =>
    context
      .labels(label)
      .some(
        (other) =>
          other.startsCell && other.grid === head.grid && other.cell.row === head.cell.row && other.cell !== head.cell,
      ),
  );
}

/** The lines of each cell under the heading. A row with nothing in the table's first column goes on with the one above. */
function cellsUnder(context: ReadingContext, head: LabelMatch): (readonly Token[])[][] {
  const { grid } = head;
  const heads = grid.rows[head.cell.row]?.cells ?? [];
  const first = heads[0]?.left ?? 0;
  const to = heads.find((cell) => cell.left >= head.right)?.left ?? grid.page.width;
  const cells: (readonly Token[])[][] = [];
  let above: Row | undefined = grid.rows[head.cell.row];
  for (const row of grid.rows.slice(head.cell.row + 1)) {
    if (above === undefined || cells.length >= maxRows) break;
    if (row.top - above.top > maxPitch * (above.bottom - above.top)) break;
    // Words that run over the column's end are a paragraph: the table is over.
    if (row.cells.some((cell) => cell.left < to - 2 && cell.right > to + 2)) break;
    if (context.startsLabel(row.cells[0]?.tokens ?? [], 0)) break;
    const own = row.cells.filter((cell) => cell.left > head.left - 12 && cell.left < to - 2);
    const begins = row.cells.some((cell) => cell.left < first + 12);
    // A row of the table has something under another heading as well; a heading over what comes next stands alone.
    if (begins && row.cells.length === 1) break;
    const tokens = own.flatMap((cell) => cell.tokens);
    if (begins && tokens.length > 0) cells.push([tokens]);
    else if (tokens.length > 0) cells.at(-1)?.push(tokens);
    above = row;
  }
  return cells;
}
