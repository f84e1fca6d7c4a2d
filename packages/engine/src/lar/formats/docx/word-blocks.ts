import { MOST_TABLE_COLUMNS } from '../../caps.ts';
import type { Place } from '../../place.ts';
import { foldLabel } from '../labels.ts';
import { attributeOf, childElements, type XmlElement } from '../xml-tree.ts';
import { findWord, isOn, isPrompt, isWord, paragraphText } from './word-text.ts';

/** A line of a paragraph, or one between line breaks within it. */
export interface Line {
  readonly text: string;
  readonly place: Place;
}

export interface Cell {
  /** From 1. */
  readonly row: number;
  /** How many rows a cell merged downwards covers. */
  readonly rowSpan: number;
  /** Columns of the grid, from 0. */
  readonly start: number;
  readonly span: number;
  readonly lines: readonly Line[];
  /** Its whole text as a label. */
  readonly label: string;
  readonly place: Place;
}

export interface Row {
  /** A cell merged over several rows stands once, in its first row. */
  readonly cells: readonly Cell[];
  /**
   * The rows around it, from index up to index, whose cells begin and end where its own do: they belong together. A
   * title across the table, or another grid, ends them.
   */
  readonly band: Band;
  /** Word repeats this row on every page, so it is a header for certain. */
  readonly isHeader: boolean;
}

export interface Band {
  readonly from: number;
  /** Behind the last. */
  readonly to: number;
}

export interface Table {
  readonly rows: readonly Row[];
}

/** A run of lines that no table interrupts, or a table; in the order of the document. */
export type Block =
  | { readonly kind: 'text'; readonly lines: readonly Line[] }
  | { readonly kind: 'table'; readonly table: Table };

/** Gathers one part. Counts paragraphs outside of tables, and tables with those inside others, from 1. */
export function readBlocks(part: string, root: XmlElement): readonly Block[] {
  const gathered: Gathered = { part, blocks: [], paragraphs: 0, tables: 0 };
  const body = findWord(root, 'body') ?? root;
  // Footnotes and endnotes hold their paragraphs one level deeper, each note for itself.
  const notes = childElements(body).filter((child) => isWord(child, 'footnote') || isWord(child, 'endnote'));
  for (const container of notes.length > 0 ? notes : [body]) gatherText(gathered, container);
  return gathered.blocks;
}

interface Gathered {
  readonly part: string;
  readonly blocks: Block[];
  paragraphs: number;
  tables: number;
}

/** Paragraphs on the level of the page, or of a text box on it. */
function gatherText(gathered: Gathered, container: XmlElement): void {
  let lines: Line[] = [];
  const startText = () => {
    lines = [];
    gathered.blocks.push({ kind: 'text', lines });
  };
  startText();
  gatherBlocks(gathered, container, {
    line: (text) => {
      gathered.paragraphs += 1;
      const place = { kind: 'paragraph', part: gathered.part, index: gathered.paragraphs } as const;
      for (const one of text.split('\n')) lines.push({ text: one, place });
    },
    table: (gather) => {
      gather();
      startText();
    },
  });
}

interface Sink {
  line(text: string): void;
  /** Gathers the table when it is called. */
  table(gather: () => void): void;
}

function gatherBlocks(gathered: Gathered, container: XmlElement, sink: Sink): void {
  for (const child of container.children) {
    if (typeof child === 'string') continue;
    if (isWord(child, 'p')) {
      const textBoxes: XmlElement[] = [];
      sink.line(paragraphText(child, textBoxes));
      for (const box of textBoxes) gatherText(gathered, box);
    } else if (isWord(child, 'tbl')) {
      sink.table(() => gatherTable(gathered, child));
    } else if (isWord(child, 'sdt')) {
      if (isPrompt(child)) sink.line('');
      else gatherBlocks(gathered, findWord(child, 'sdtContent') ?? child, sink);
    } else if (!isWord(child, 'del') && !isWord(child, 'moveFrom')) {
      gatherBlocks(gathered, child, sink);
    }
  }
}

function gatherTable(gathered: Gathered, table: XmlElement): void {
  gathered.tables += 1;
  const number = gathered.tables;
  const rows: Row[] = [];
  // Announced before its cells are read, so that tables inside it come behind it.
  gathered.blocks.push({ kind: 'table', table: { rows } });
  const kept = rowsOf(table).filter((row) => propertyOf(row, 'trPr', 'del') === undefined);
  rows.push(...mergeDown(kept.map((row, index) => readRow(gathered, row, index + 1, number))));
}

/** Rows and cells may stand inside content controls and custom markup. */
function rowsOf(element: XmlElement): readonly XmlElement[] {
  const rows: XmlElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' || isTable(child)) continue;
    if (isWord(child, 'tr')) rows.push(child);
    else for (const row of rowsOf(child)) rows.push(row);
  }
  return rows;
}

interface FoundCell {
  readonly element: XmlElement;
  readonly isPrompt: boolean;
}

function cellsOf(element: XmlElement, isInPrompt = false): readonly FoundCell[] {
  const cells: FoundCell[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' || isTable(child)) continue;
    if (isWord(child, 'tc')) cells.push({ element: child, isPrompt: isInPrompt });
    else for (const cell of cellsOf(child, isInPrompt || (isWord(child, 'sdt') && isPrompt(child)))) cells.push(cell);
  }
  return cells;
}

function isTable(element: XmlElement): boolean {
  return isWord(element, 'tbl');
}

function propertyOf(element: XmlElement, properties: string, name: string): XmlElement | undefined {
  const found = findWord(element, properties);
  return found === undefined ? undefined : findWord(found, name);
}

interface ReadCell {
  readonly cell: Cell;
  /** It is the lower part of the cell above. */
  readonly isContinued: boolean;
}

interface ReadRow {
  readonly cells: readonly ReadCell[];
  readonly isHeader: boolean;
}

function readRow(gathered: Gathered, row: XmlElement, rowNumber: number, table: number): ReadRow {
  const cells: ReadCell[] = [];
  let start = countOf(propertyOf(row, 'trPr', 'gridBefore'), 0);
  for (const { element, isPrompt: isEmpty } of cellsOf(row)) {
    const span = countOf(propertyOf(element, 'tcPr', 'gridSpan'), 1);
    const merge = propertyOf(element, 'tcPr', 'vMerge');
    const isContinued = merge !== undefined && attributeOf(merge, 'val') !== 'restart';
    const isGone = isEmpty || isContinued || propertyOf(element, 'tcPr', 'cellDel') !== undefined;
    const place = { kind: 'table_cell', part: gathered.part, table, row: rowNumber, column: start + 1 } as const;
    const lines = isGone ? [] : cellLines(gathered, element, place);
    const label = foldLabel(lines.map((line) => line.text).join(' '));
    cells.push({ cell: { row: rowNumber, rowSpan: 1, start, span, lines, label, place }, isContinued });
    start += span;
  }
  return { cells, isHeader: isOn(propertyOf(row, 'trPr', 'tblHeader')) };
}

/** Leaves out the lower parts of merged cells and tells the cell above how far it reaches. */
function mergeDown(rows: readonly ReadRow[]): readonly Row[] {
  const depths = new Map<number, number>();
  const bands = bandsOf(rows.map(({ cells }) => cells.map(({ cell }) => `${cell.start}+${cell.span}`).join(' ')));
  const merged: Row[] = [];
  for (const [index, { cells, isHeader }] of [...rows.entries()].reverse()) {
    const kept: Cell[] = [];
    for (const { isContinued, cell } of cells) {
      const rowSpan = (depths.get(cell.start) ?? 0) + 1;
      depths.set(cell.start, isContinued ? rowSpan : 0);
      if (!isContinued) kept.push(rowSpan === 1 ? cell : { ...cell, rowSpan });
    }
    merged.push({ cells: kept, isHeader, band: bands[index] ?? { from: index, to: index + 1 } });
  }
  return merged.reverse();
}

/** One band for each row, shared by the rows of the same shape that follow each other. */
function bandsOf(shapes: readonly string[]): readonly Band[] {
  const bands: Band[] = [];
  let from = 0;
  for (const [index, shape] of shapes.entries()) {
    if (shape === shapes[index + 1]) continue;
    const band = { from, to: index + 1 };
    for (let at = from; at <= index; at++) bands.push(band);
    from = index + 1;
  }
  return bands;
}

function countOf(element: XmlElement | undefined, otherwise: number): number {
  const count = Number(element === undefined ? otherwise : (attributeOf(element, 'val') ?? otherwise));
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MOST_TABLE_COLUMNS) : otherwise;
}

function cellLines(gathered: Gathered, cell: XmlElement, place: Place): readonly Line[] {
  const lines: Line[] = [];
  gatherBlocks(gathered, cell, {
    line: (text) => {
      for (const one of text.split('\n')) lines.push({ text: one, place });
    },
    table: (gather) => gather(),
  });
  return lines.filter((line) => line.text.trim() !== '');
}
