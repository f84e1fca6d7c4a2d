import { MOST_PATH_CHARACTERS } from '../caps.ts';
import { isMany, type Locator } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import type { WorkbookParts } from '../record-source.ts';
import { Unreadable } from '../unreadable.ts';
import { exactLabel, foldLabel } from './labels.ts';
import { writeAddress } from './xlsx/addresses.ts';
import { advised } from './xlsx/advice.ts';
import { readSharedStrings } from './xlsx/shared-strings.ts';
import { isTooLongForLabel, readSheet, type Sheet, type SheetCell } from './xlsx/sheet.ts';
import { cellAt, type SheetReader, type SheetTable, sheetReader } from './xlsx/sheet-tables.ts';
import { readStyles } from './xlsx/styles.ts';

/** A workbook whose sheets are read when they are asked for. */
export interface Workbook {
  /** Visible ones, in their order. */
  readonly sheetNames: readonly string[];
  /** Undefined where there is none of that name that is visible; without a name the first. */
  sheet(name?: string): Sheet | undefined;
  /** What was left out so far. */
  notes(): readonly string[];
}

export function readXlsx(parts: WorkbookParts): Workbook {
  const visible = parts.sheets.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) throw new Unreadable('The Excel file has no visible sheet. Unhide the one to read.');
  refuseSameNames(visible.map(({ name }) => name));
  const context = advised(() => ({
    strings: readSharedStrings(parts.sharedStrings),
    formatOf: readStyles(parts.styles),
    isFrom1904: parts.isFrom1904,
  }));
  const read = new Map<string, Sheet>();
  const hidden = parts.sheets.filter(({ isHidden }) => isHidden);
  return {
    sheetNames: visible.map(({ name }) => name),
    sheet: (name) => {
      const part = name === undefined ? visible[0] : visible.find((one) => isSameName(one.name, name));
      if (part === undefined) return undefined;
      const sheet = read.get(part.name) ?? advised(() => readSheet(part, context));
      read.set(part.name, sheet);
      return sheet;
    },
    notes: () => [
      ...parts.notes,
      ...hidden.map(({ name }) => `Sheet "${name}" is hidden and was skipped.`),
      ...[...read.values()].flatMap(({ notes }) => notes),
    ],
  };
}

/** Excel itself never writes two sheets of one name, and a profile could mean either. */
function refuseSameNames(names: readonly string[]): void {
  const again = names.find((name, index) => names.findIndex((other) => isSameName(other, name)) !== index);
  if (again === undefined) return;
  throw new Unreadable(`The Excel file has two sheets named "${again.slice(0, 60)}". Rename one of them in Excel.`);
}

/** Excel takes names of sheets without regard to case. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Values of columns and labels. `locators` are all of the profile: what they name are labels and no values. */
export function xlsxFinder(workbook: Workbook, locators: readonly Locator[]): (locator: Locator) => readonly Match[] {
  const finders = new Map<string, SheetFinder>();
  return (locator) => {
    const sheet = workbook.sheet(locator.sheet);
    if (sheet === undefined) return [];
    const finder = finders.get(sheet.name) ?? new SheetFinder(sheet, labelsIn(workbook, sheet, locators));
    finders.set(sheet.name, finder);
    return finder.find(locator);
  };
}

function labelsIn(workbook: Workbook, sheet: Sheet, locators: readonly Locator[]): ReadonlySet<string> {
  const own = locators.filter((locator) => workbook.sheet(locator.sheet) === sheet);
  return new Set(
    own.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.kind === 'name' ? [foldLabel(step.name)] : step.kind === 'where' ? step.key.map(foldLabel) : [],
      ),
    ),
  );
}

/** A cell that holds a label, with what stands behind a colon in the same cell. */
interface Label {
  readonly cell: SheetCell;
  readonly rest: string;
}

/** The labels of a sheet, by the label. */
export function labelsOf(sheet: Sheet): ReadonlyMap<string, readonly Label[]> {
  const index = new Map<string, Label[]>();
  const add = (label: string, found: Label) => {
    if (label === '' || label.length > MOST_PATH_CHARACTERS) return;
    const places = index.get(label);
    if (places === undefined) index.set(label, [found]);
    else places.push(found);
  };
  for (const cell of sheet.rows.flat()) {
    if (cell.isFigure || cell.problem !== undefined || isTooLongForLabel(cell.text)) continue;
    add(sheet.labelOf(cell), { cell, rest: '' });
    const colon = /[:：]/u.test(cell.text) ? cell.text.search(/[:：]\s*\S/u) : -1;
    if (colon > 0) add(foldLabel(cell.text.slice(0, colon)), { cell, rest: cell.text.slice(colon + 1).trim() });
  }
  return index;
}

class SheetFinder {
  readonly #sheet: Sheet;
  readonly #reader: SheetReader;
  readonly #labels: ReadonlyMap<string, readonly Label[]>;

  constructor(sheet: Sheet, known: ReadonlySet<string>) {
    this.#sheet = sheet;
    this.#reader = sheetReader(sheet, known);
    this.#labels = labelsOf(sheet);
  }

  find(locator: Locator): readonly Match[] {
    const [step] = locator.steps;
    if (step?.kind !== 'name') return [];
    const places = this.#labels.get(foldLabel(step.name)) ?? [];
    const exact = places.filter(({ cell, rest }) => rest !== '' || exactLabel(cell.text) === exactLabel(step.name));
    const test = locator.steps.find((one) => one.kind === 'where');
    const meant = exact.length > 0 ? exact : places;
    // Where one value is meant, a label beside its value goes before a column that is called the same.
    const alone =
      isMany(locator) || test !== undefined || meant.length < 2
        ? []
        : meant.filter(({ cell, rest }) => rest !== '' || this.#reader.tableOf(cell) === null);
    return (alone.length > 0 ? alone : meant).flatMap((place) => this.#valuesOf(place, test, isMany(locator)));
  }

  #valuesOf({ cell, rest }: Label, test: Predicate | undefined, many: boolean): readonly Match[] {
    if (rest !== '') return test === undefined ? [this.#match({ ...cell, text: rest })] : [];
    const table = this.#reader.tableOf(cell);
    if (table !== null) {
      const rows = test === undefined ? table.rows : rowsThatPass(table, test);
      return rows.map((cells) => this.#match(cellAt(cells, cell.column) ?? emptyCell(cells, cell.column)));
    }
    if (test !== undefined) return [];
    const found = this.#reader.valuesBeside(cell);
    const [only] = found;
    // Several names in the only cell of a label are a list, where one is expected.
    if (many && only !== undefined && found.length === 1 && only.text.includes('\n')) {
      return only.text.split('\n').map((text) => this.#match({ ...only, text }));
    }
    return (many ? found : found.slice(0, 1)).map((one) => this.#match(one));
  }

  #match({ row, column, text, exact, problem }: SheetCell): Match {
    return {
      rawText: textOrNothing(text),
      place: { kind: 'sheet_cell', sheet: this.#sheet.name, cell: writeAddress({ row, column }) },
      ...(exact === undefined ? {} : { exact }),
      ...(problem === undefined ? {} : { problem }),
    };
  }
}

function emptyCell(cells: readonly SheetCell[], column: number): SheetCell {
  return { row: cells[0]?.row ?? 1, column, text: '', isFigure: false };
}

function rowsThatPass({ headers, rows }: SheetTable, test: Predicate): SheetTable['rows'] {
  const columns = headers.filter(({ text }) => foldLabel(text) === foldLabel(test.key[0] ?? ''));
  return rows.filter((cells) => columns.some(({ column }) => passes(test, cellAt(cells, column)?.text ?? null)));
}
