import { MOST_LINE_CHARACTERS, MOST_PATH_CHARACTERS } from '../../caps.ts';
import { foldLabel } from '../labels.ts';
import { choicesOf } from './checkboxes.ts';
import { isHeading, labelsInLine } from './label-lines.ts';
import type { Block, Cell, Line, Table } from './word-blocks.ts';

/** One place where a text stands that may be the label somebody looks for. */
export type LabelPlace =
  | {
      readonly kind: 'line';
      readonly lines: readonly Line[];
      readonly at: number;
      readonly rest: string;
      readonly isOpen: boolean;
    }
  /** A line alone that may head a list of the lines below it. */
  | { readonly kind: 'heading'; readonly lines: readonly Line[]; readonly at: number }
  /** The whole text of a cell. */
  | { readonly kind: 'cell'; readonly table: Table; readonly cell: Cell }
  /** The first line of a cell whose other lines are the value. */
  | { readonly kind: 'top_of_cell'; readonly table: Table; readonly cell: Cell }
  /** The option beside a box. */
  | { readonly kind: 'choice'; readonly checked: boolean; readonly line: Line };

export type LabelIndex = ReadonlyMap<string, readonly LabelPlace[]>;

/** Every text of the file that can be a label, by the label, in the order of the file. */
export function indexLabels(blocks: readonly Block[]): LabelIndex {
  const index = new Map<string, LabelPlace[]>();
  const add = (label: string, place: LabelPlace) => {
    if (label === '' || label.length > MOST_PATH_CHARACTERS) return;
    const places = index.get(label);
    if (places === undefined) index.set(label, [place]);
    else places.push(place);
  };
  for (const block of blocks) {
    if (block.kind === 'text') {
      addLines(add, block.lines);
      addHeadings(add, block.lines);
    } else for (const row of block.table.rows) for (const cell of row.cells) addCell(add, block.table, cell);
  }
  return index;
}

type Add = (label: string, place: LabelPlace) => void;

function addCell(add: Add, table: Table, cell: Cell): void {
  add(cell.label, { kind: 'cell', table, cell });
  addLines(add, cell.lines);
  const [first, second] = cell.lines;
  if (first !== undefined && second !== undefined && !/[:：]\s*$/u.test(first.text)) {
    add(foldLabel(first.text), { kind: 'top_of_cell', table, cell });
  }
}

function addHeadings(add: Add, lines: readonly Line[]): void {
  for (const [at, line] of lines.entries()) {
    if (isHeading(line.text) && at + 1 < lines.length) add(foldLabel(line.text), { kind: 'heading', lines, at });
  }
}

function addLines(add: Add, lines: readonly Line[]): void {
  for (const [at, line] of lines.entries()) {
    if (line.text.length > MOST_LINE_CHARACTERS) continue;
    for (const { label, rest, isOpen } of labelsInLine(line.text))
      add(label, { kind: 'line', lines, at, rest, isOpen });
    if (!/[☒☐]/u.test(line.text)) continue;
    // In "Class: ☐ Business" the box belongs to what is behind it, never to the label in front.
    const options = line.text.replace(/^[^☒☐]*[:：]/u, '');
    for (const { text, checked } of choicesOf(options)) add(foldLabel(text), { kind: 'choice', checked, line });
  }
}
