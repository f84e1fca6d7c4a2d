import {
  MOST_CELLS,
  MOST_MERGED_AREAS,
  MOST_PATH_CHARACTERS,
  MOST_SHEET_ATTRIBUTES,
  MOST_SHEET_ELEMENTS,
  MOST_SHEET_ROWS,
} from '../../caps.ts';
import type { SheetPart } from '../../record-source.ts';
import { Unreadable } from '../../unreadable.ts';
import { foldLabel, plainSpaces } from '../labels.ts';
import type { XmlTag } from '../plain-xml.ts';
import { localName, readXmlEvents } from '../xml-events.ts';
import { type Area, columnLetters, readAddress, readArea, writeAddress } from './addresses.ts';
import { exactNumber, type ShownNumber } from './number-format.ts';
import type { FormatOfStyle } from './styles.ts';
import { unescapeText } from './unescape-text.ts';

export interface SheetCell {
  /** From 1. */
  readonly row: number;
  readonly column: number;
  /** As the cell shows it. */
  readonly text: string;
  readonly exact?: string;
  /** A number or a date, so no label. */
  readonly isFigure: boolean;
  /** Why the cell shows no value that can be read. */
  readonly problem?: string;
}

export interface Sheet {
  readonly name: string;
  /** Rows in which something stands, each with its cells from left to right. */
  readonly rows: readonly (readonly SheetCell[])[];
  readonly notes: readonly string[];
  /** The text of a cell as a label, empty where it is too long to be one. Columns repeat their texts, so each is folded once. */
  labelOf(cell: SheetCell): string;
  /** Whether only hidden rows lie between two rows. */
  isContiguous(above: number, below: number): boolean;
}

export interface SheetContext {
  readonly strings: readonly string[];
  readonly formatOf: FormatOfStyle;
  readonly isFrom1904: boolean;
}

/** Cells of a sheet in one pass, without a tree. What the sheet says of its own size is not believed. */
export function readSheet(part: SheetPart, context: SheetContext): Sheet {
  const most = { elements: MOST_SHEET_ELEMENTS, attributes: MOST_SHEET_ATTRIBUTES };
  return readXmlEvents(part.text, sheetInWords(part.name), () => new SheetReader(part.name, context), most).sheet();
}

function sheetInWords(name: string): string {
  return `The Excel file (sheet "${name}")`;
}

/** Thousands of cells may name one text of a megabyte: such a text is looked at nowhere but where it is a value. */
export function isTooLongForLabel(text: string): boolean {
  return text.length > 2 * MOST_PATH_CHARACTERS;
}

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  stored: string | null;
  hasFormula: boolean;
}

class SheetReader {
  readonly what: string;
  readonly #name: string;
  readonly #context: SheetContext;
  readonly #rows = new Map<number, SheetCell[]>();
  readonly #hidden: number[] = [];
  readonly #hiddenColumns: Range[] = [];
  readonly #merged: Area[] = [];
  #row = 0;
  #column = 0;
  #cells = 0;
  #isHidden = false;
  #cell: OpenCell | null = null;
  /** What the text that comes next is: the stored value, or a text within the cell. */
  #reading: 'value' | 'text' | null = null;
  #phonetic = 0;

  constructor(name: string, context: SheetContext) {
    this.#name = name;
    this.#context = context;
    this.what = sheetInWords(name);
  }

  open(tag: XmlTag, depth: number): void {
    const name = localName(tag.name);
    if (depth === 1 && name !== 'worksheet') {
      throw new Unreadable(`${this.what} holds something else than a sheet of cells.`);
    }
    switch (name) {
      case 'col':
        this.#openColumns(tag.attributes);
        return;
      case 'row':
        this.#openRow(tag.attributes);
        return;
      case 'c':
        this.#openCell(tag.attributes);
        return;
      case 'f':
        if (this.#cell !== null) this.#cell.hasFormula = true;
        return;
      case 'v':
        this.#startText('value');
        return;
      case 't':
        if (this.#phonetic === 0) this.#startText('text');
        return;
      case 'rPh':
        this.#phonetic += 1;
        return;
      case 'mergeCell':
        this.#merge(tag.attributes.ref ?? '');
        return;
    }
  }

  text(added: string): void {
    if (this.#cell !== null && this.#reading !== null) this.#cell.stored += added;
  }

  close(_depth: number, name: string): void {
    this.#reading = null;
    const local = localName(name);
    if (local === 'rPh') this.#phonetic -= 1;
    if (local === 'c') this.#closeCell();
  }

  sheet(): Sheet {
    const covered = this.#coveredCells();
    const rows = [...this.#rows.entries()]
      .sort(([one], [other]) => one - other)
      .map(([, cells]) => cells.filter((cell) => !covered.has(cell)).sort((one, other) => one.column - other.column))
      .map((cells) => this.#eachOnce(cells))
      .filter((cells) => cells.length > 0);
    const hidden = new Set(this.#hidden);
    const isContiguous = (above: number, below: number) => {
      for (let row = above + 1; row < below; row++) if (!hidden.has(row)) return false;
      return true;
    };
    const folded = new Map<string, string>();
    const labelOf = ({ text }: SheetCell) => {
      if (isTooLongForLabel(text)) return '';
      const label = folded.get(text) ?? foldLabel(text);
      folded.set(text, label);
      return label;
    };
    return { name: this.#name, rows, notes: this.#notes(), labelOf, isContiguous };
  }

  /** Which of two values of one cell Excel would show, nobody can say. */
  #eachOnce(cells: readonly SheetCell[]): readonly SheetCell[] {
    const twice = cells.find(({ column }, index) => cells[index - 1]?.column === column);
    if (twice !== undefined) throw new Unreadable(`${this.what} has the cell ${writeAddress(twice)} twice.`);
    return cells;
  }

  #openRow(attributes: Readonly<Record<string, string>>): void {
    this.#row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r);
    if (!Number.isInteger(this.#row) || this.#row < 1) throw new Unreadable(`${this.what} has a row without a number.`);
    this.#column = 0;
    this.#isHidden = isTrue(attributes.hidden);
  }

  #openColumns({ min = '', max = '', hidden }: Readonly<Record<string, string>>): void {
    const [from, to] = [Number(min), Number(max)];
    if (isTrue(hidden) && from >= 1 && to >= from) this.#hiddenColumns.push({ from, to });
  }

  #openCell(attributes: Readonly<Record<string, string>>): void {
    const address = attributes.r === undefined ? null : readAddress(attributes.r);
    if (attributes.r !== undefined && address === null) {
      throw new Unreadable(`${this.what} has a cell at "${attributes.r.slice(0, 20)}", which is no place in a sheet.`);
    }
    this.#column = address?.column ?? this.#column + 1;
    const row = address?.row ?? this.#row;
    if (row !== this.#row) {
      throw new Unreadable(
        `${this.what} has the cell ${writeAddress({ row, column: this.#column })} in row ${this.#row}.`,
      );
    }
    this.#cell = {
      row,
      column: this.#column,
      type: attributes.t ?? 'n',
      style: Number(attributes.s ?? 0),
      stored: null,
      hasFormula: false,
    };
  }

  #startText(kind: 'value' | 'text'): void {
    if (this.#cell === null) return;
    this.#reading = kind;
    this.#cell.stored ??= '';
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell === null) return;
    const read = this.#read(cell);
    if (read === null) return;
    if (read.row > MOST_SHEET_ROWS) {
      throw new Unreadable(
        `${this.what} uses row ${read.row}; at most ${MOST_SHEET_ROWS} are read. Export the rows of one loan.`,
      );
    }
    this.#cells += 1;
    if (this.#cells > MOST_CELLS) throw new Unreadable(`${this.what} has more than ${MOST_CELLS} cells with values.`);
    if (this.#isHidden) {
      if (this.#hidden.at(-1) !== read.row) this.#hidden.push(read.row);
      return;
    }
    const cells = this.#rows.get(read.row);
    if (cells === undefined) this.#rows.set(read.row, [read]);
    else cells.push(read);
  }

  /** Null for an empty cell. The objects are written out: sheets have many cells, and all of one shape are quicker. */
  #read({ row, column, type, style, stored, hasFormula }: OpenCell): SheetCell | null {
    if (stored === null || stored === '') {
      if (!hasFormula) return null;
      const problem = 'a formula stands there without its result; open the file in Excel, save it and send it again';
      return { row, column, text: '', isFigure: false, problem };
    }
    switch (type) {
      case 's': {
        const text = this.#context.strings[placeInList(stored)];
        if (text === undefined) throw new Unreadable(`${this.what} names a text that the file does not hold.`);
        return text === '' ? null : { row, column, text, isFigure: false };
      }
      case 'inlineStr':
      case 'str':
        return plainSpaces(stored) === '' ? null : { row, column, text: unescapeText(stored), isFigure: false };
      case 'b':
        return { row, column, text: stored.trim() === '1' ? 'TRUE' : 'FALSE', isFigure: true };
      case 'e': {
        const problem = `the error ${stored.slice(0, 20)} stands there`;
        return { row, column, text: stored, isFigure: true, problem };
      }
      case 'd':
        return { row, column, text: stored.trim().slice(0, 10), isFigure: true };
      default: {
        const { text, exact } = this.#number(stored.trim(), style);
        return exact === text ? { row, column, text, isFigure: true } : { row, column, text, isFigure: true, exact };
      }
    }
  }

  #number(stored: string, style: number): ShownNumber {
    const number = exactNumber(stored);
    if (number === null) throw new Unreadable(`${this.what} has a number that is none: "${stored.slice(0, 20)}".`);
    return this.#context.formatOf(style)(number, this.#context.isFrom1904);
  }

  #merge(ref: string): void {
    const area = readArea(ref);
    if (area === null) throw new Unreadable(`${this.what} merges cells at "${ref.slice(0, 20)}", which is no area.`);
    this.#merged.push(area);
    if (this.#merged.length > MOST_MERGED_AREAS) {
      throw new Unreadable(`${this.what} has more than ${MOST_MERGED_AREAS} areas of merged cells.`);
    }
  }

  /** Excel shows the first cell of a merged area; what the others still hold, nobody sees. */
  #coveredCells(): ReadonlySet<SheetCell> {
    const covered = new Set<SheetCell>();
    let visited = 0;
    for (const { from, to } of this.#merged) {
      for (const row of rowsWithin(this.#rows, from.row, to.row)) {
        for (const cell of this.#rows.get(row) ?? []) {
          visited += 1;
          // Areas that lie over each other do not come from Excel.
          if (visited > 4 * MOST_CELLS) throw new Unreadable(`${this.what} has merged cells over each other.`);
          const isFirst = cell.row === from.row && cell.column === from.column;
          if (!isFirst && cell.column >= from.column && cell.column <= to.column) covered.add(cell);
        }
      }
    }
    return covered;
  }

  /** Columns are hidden to make a report narrow, and a profile names those that it reads: their values count. */
  #notes(): readonly string[] {
    const notes: string[] = [];
    const sheet = `Sheet "${this.#name}"`;
    if (this.#hidden.length > 0) {
      const rows = this.#hidden.map((row) => ({ from: row, to: row }));
      const [are, were] = this.#hidden.length === 1 ? ['row', 'is hidden and was'] : ['rows', 'are hidden and were'];
      notes.push(`${sheet}: ${are} ${inWords(rows, String)} ${were} skipped.`);
    }
    if (this.#hiddenColumns.length === 0) return notes;
    const filled = new Set([...this.#rows.values()].flatMap((cells) => cells.map(({ column }) => column)));
    const columns = [...filled].filter((one) => this.#hiddenColumns.some(({ from, to }) => one >= from && one <= to));
    if (columns.length > 0) {
      const ranges = columns.map((column) => ({ from: column, to: column }));
      const [are, count] =
        columns.length === 1
          ? ['column', 'is hidden. Its values count where the profile names it.']
          : ['columns', 'are hidden. Their values count where the profile names them.'];
      notes.push(`${sheet}: ${are} ${inWords(ranges, columnLetters)} ${count}`);
    }
    return notes;
  }
}

/** The number of a shared text; below all of them for what is no such number. */
function placeInList(stored: string): number {
  let number = 0;
  for (let at = 0; at < stored.length; at++) {
    const digit = stored.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9 || at > 8) return -1;
    number = number * 10 + digit;
  }
  return number;
}

function isTrue(attribute: string | undefined): boolean {
  return /^(1|true)$/.test(attribute ?? '');
}

/** The shorter way: through the rows that are there, or through the numbers of the area. */
function rowsWithin(rows: ReadonlyMap<number, unknown>, from: number, to: number): readonly number[] {
  if (to - from < rows.size) return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...rows.keys()].filter((row) => row >= from && row <= to);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const MOST_RANGES = 10;

/** `3 to 7, 12`. */
function inWords(numbers: readonly Range[], write: (number: number) => string): string {
  const ranges: { from: number; to: number }[] = [];
  for (const { from, to } of numbers.toSorted((one, other) => one.from - other.from)) {
    const last = ranges.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else ranges.push({ from, to });
  }
  const shown = ranges.slice(0, MOST_RANGES);
  const more = ranges.length > MOST_RANGES ? ' and others' : '';
  return `${shown.map(({ from, to }) => (from === to ? write(from) : `${write(from)} to ${write(to)}`)).join(', ')}${more}`;
}
