import { LONGEST_LABEL, labelLikeness } from './label-like.ts';
import { shapeOf } from './value-shape.ts';

export interface GridCell {
  readonly text: string;
  readonly isFigure: boolean;
  /** Which column of the table it stands in, from 0. */
  readonly at: number;
}

type Row<Cell> = readonly Cell[];

/** A row of headers reads so much more like labels than the row below it. */
const CLEARLY = 0.3;

/**
 * Which cells of a table are its labels: those of rows of headers, or every other one of each row. What reads like a
 * label must stand where labels stand, and values where values stand, and the better of the two wins.
 */
export function labelsOfGrid<Cell extends GridCell>(rows: readonly Row<Cell>[], columns: number): readonly Cell[] {
  const isLabel = ({ at }: GridCell) => (columns % 2 === 0 ? at % 2 === 0 : at === 0);
  const headers = rows.filter((row, index) => isHeader(row, rows[index + 1], index === 0));
  const isOfHeaders = new Set(headers);
  const body = rows.filter((row) => !isOfHeaders.has(row));
  const left =
    mean(rows.flatMap((row) => row.filter(isLabel))) -
    mean(rows.flatMap((row) => row.filter((cell) => !isLabel(cell))));
  const above =
    body.length === 0 || headers.length === 0
      ? -1
      : mean(headers.flat()) -
        mean(body.flat()) +
        ALIKE * alikeColumns(body, columns) +
        (isOfList(headers[0], rows) ? LISTED : 0);
  // Forms are more common than tables.
  const cells = above > left + 0.1 ? headers.flat() : rows.flatMap((row) => row.filter(isLabel));
  return cells.filter(({ text, isFigure }) => !isFigure && text.trim() !== '' && text.length <= LONGEST_LABEL);
}

/** A term of the loan at one of its stages: "Loan amount" in the column "Approved". */
export interface Stage {
  readonly label: string;
  readonly column: string;
  /** The header of the column that holds the terms, and the text of this one. */
  readonly key: string;
  readonly row: string;
}

const STAGE =
  /\b(?:request\w*|appl\w+ for|propos\w*|recommend\w*|approv\w*|existing|current|prior|present|final|new)\b/i;

/** Of the stages the one that counts, the surest first. */
const DECIDED = [/approv/i, /final/i, /recommend/i, /propos/i, /\bnew\b/i];

/** The cells of a table whose rows are terms and whose columns are stages of the loan, such as requested and approved. */
export function stagesOfGrid(rows: readonly Row<GridCell>[]): readonly Stage[] {
  const [header, ...body] = rows;
  const [key, ...columns] = header ?? [];
  if (
    key === undefined ||
    key.text.trim() === '' ||
    key.text.length > LONGEST_LABEL ||
    columns.length < 2 ||
    body.length === 0
  )
    return [];
  const stages = columns.filter(({ text }) => text.length <= LONGEST_LABEL && STAGE.test(text));
  const terms = body.flatMap(([first]) => (first === undefined ? [] : [first]));
  if (stages.length < 2 || mean(terms) < 0.6 || new Set(terms.map(({ text }) => text)).size < terms.length) return [];
  const meant = DECIDED.flatMap((word) => stages.find(({ text }) => word.test(text)) ?? [])[0];
  if (meant === undefined) return [];
  return terms.map(({ text }) => ({ label: text, column: meant.text, key: key.text, row: text }));
}

/** What it is worth that all values of a column look alike. */
const ALIKE = 0.5;
/** What it is worth that the first header is the name of something of which there are several. */
const LISTED = 0.3;
const OF_LISTS =
  /^(?:condition|covenant|guarantor|collateral|security|exception|owner|principal|name|description|party|stipulation|requirement)s?\b/i;

function isOfList([first]: Row<GridCell> = [], rows: readonly Row<GridCell>[]): boolean {
  const below = rows.slice(1).flatMap(([cell]) => (cell === undefined ? [] : [cell]));
  return first !== undefined && OF_LISTS.test(first.text) && below.every(({ text }) => text.includes(' '));
}

/** The share of columns whose values all have the shape of a figure, a date or a name, or are the same. */
function alikeColumns(body: readonly Row<GridCell>[], columns: number): number {
  if (body.length < 2) return 0;
  let alike = 0;
  for (let column = 0; column < columns; column++) {
    const texts = body
      .flatMap((row) => row.filter(({ at }) => at === column).map(({ text }) => text.trim()))
      .filter((text) => text !== '');
    const shapes = new Set(texts.map(shapeOf));
    if (texts.length < 2) continue;
    if (new Set(texts).size === 1 || (shapes.size === 1 && !shapes.has('text') && !shapes.has('name'))) alike += 1;
  }
  return alike / columns;
}

function isHeader(row: Row<GridCell>, below: Row<GridCell> | undefined, isFirst: boolean): boolean {
  if (below === undefined || row.some(({ isFigure }) => isFigure)) return false;
  return row.length > 1 && (isFirst || mean(row) >= 0.6) && mean(row) - mean(below) >= CLEARLY;
}

function mean(cells: readonly GridCell[]): number {
  const filled = cells.filter(({ text }) => text.trim() !== '');
  const sum = filled.reduce((all, { text, isFigure }) => all + (isFigure ? 0 : labelLikeness(text)), 0);
  return filled.length === 0 ? 0 : sum / filled.length;
}

interface Placed {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly isFigure: boolean;
}

/** The labels of the rows of a sheet, which follow each other as tables and forms do. */
export function labelsOfRows<Cell extends Placed>(rows: readonly Row<Cell>[]): readonly Cell[] {
  const labels: Cell[] = [];
  for (let index = 0; index < rows.length; ) {
    const { block, columns } = blockAt(rows, index);
    const placed = block.map((row) =>
      row.map((cell) => ({ cell, text: cell.text, isFigure: cell.isFigure, at: columns.indexOf(cell.column) })),
    );
    if (stagesOfGrid(placed).length > 0) labels.push(...(block[0] ?? []));
    else if (columns.length > 1) labels.push(...labelsOfGrid(placed, columns.length).map(({ cell }) => cell));
    index += block.length;
  }
  return labels;
}

/** Rows that follow each other without a blank row or a heading between them, and lie in the columns of the first. */
function blockAt<Cell extends Placed>(
  rows: readonly Row<Cell>[],
  from: number,
): { readonly block: readonly Row<Cell>[]; readonly columns: readonly number[] } {
  const [first = [], ...rest] = rows.slice(from);
  const columns = first.map(({ column }) => column);
  const block = [first];
  for (const row of rest) {
    const last = block.at(-1)?.[0]?.row ?? 0;
    const isWithin = row[0]?.row === last + 1 && row.every(({ column }) => columns.includes(column));
    if (columns.length < 2 || row.length < 2 || !isWithin) break;
    block.push(row);
  }
  return { block, columns };
}
