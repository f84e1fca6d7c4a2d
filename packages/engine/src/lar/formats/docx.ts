import { MOST_LINE_CHARACTERS } from '../caps.ts';
import type { Locator } from '../locator.ts';
import { isMany } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import type { Place } from '../place.ts';
import type { WordPart } from '../record-source.ts';
import { Unreadable } from '../unreadable.ts';
import { readBoxes } from './docx/checkboxes.ts';
import { indexLabels, type LabelIndex, type LabelPlace } from './docx/label-index.ts';
import { linesBelow, valueBelowLine } from './docx/label-lines.ts';
import { type TableReader, tableReader } from './docx/table-labels.ts';
import { type Block, type Line, readBlocks } from './docx/word-blocks.ts';
import { foldLabel, plainSpaces } from './labels.ts';
import { readXmlTree } from './xml-tree.ts';

/** Looks and layout only; leaving them out saves most of the memory that a Word file takes. */
const SKIPPED = new Set(['pPr', 'sectPr', 'tblPr', 'tblGrid', 'tblPrEx', 'Fallback']);

/** Reads the parts of a Word file, body first, into an index of everything that can be a label. */
export function readDocx(parts: readonly WordPart[]): LabelIndex {
  return indexLabels(readDocxBlocks(parts));
}

/** The lines and tables of a Word file, body first. */
export function readDocxBlocks(parts: readonly WordPart[]): readonly Block[] {
  if (!parts.some((part) => part.name === 'document')) throw new Unreadable('The Word file has no main document.');
  return parts.flatMap(({ name, text }) =>
    readBlocks(
      name,
      readXmlTree(text, `The Word file (${name})`, (element) => SKIPPED.has(element)),
    ),
  );
}

/** What stands at one place: as lines, so that a list of names in one cell can be told apart. */
interface Piece {
  readonly lines: readonly string[];
  readonly place: Place;
}

/**
 * The values of a label, in the order of the file. `known` are the labels of the whole profile: they tell labels from
 * values where a table could be read both ways.
 */
export function docxFinder(index: LabelIndex, known: ReadonlySet<string>): (locator: Locator) => readonly Match[] {
  const reading: Reading = { known, tables: tableReader(known) };
  const piecesOf = (label: string, many = false) =>
    withoutRepeats(filledGroups(index.get(foldLabel(label)) ?? [], reading, many));
  return (locator) => {
    const [step] = locator.steps;
    const pieces = step?.kind === 'name' ? piecesOf(step.name, isMany(locator)) : [];
    const test = locator.steps.find((one) => one.kind === 'where');
    const kept = test === undefined ? pieces : inRowsThatPass(pieces, piecesOf(test.key[0] ?? ''), test);
    return toMatches(kept, isMany(locator));
  };
}

/** Those cells in whose row of the same table the column of the test says what it asks for. */
function inRowsThatPass(pieces: readonly Piece[], tested: readonly Piece[], test: Predicate): readonly Piece[] {
  const rows = new Set(
    tested.filter(({ lines }) => passes(test, lines.join(' '))).map(({ place }) => rowOf(place) ?? ''),
  );
  return pieces.filter(({ place }) => rows.has(rowOf(place) ?? ' '));
}

function rowOf(place: Place): string | null {
  return place.kind === 'table_cell' ? `${place.part} ${place.table} ${place.row}` : null;
}

interface Reading {
  readonly known: ReadonlySet<string>;
  readonly tables: TableReader;
}

/** Several names in the only cell of a label are a list, where one is expected. */
function toMatches(pieces: readonly Piece[], many: boolean): readonly Match[] {
  const [only] = pieces;
  if (many && pieces.length === 1 && only !== undefined && only.lines.length > 1) {
    return only.lines.map((line) => ({ rawText: textOrNothing(line), place: only.place }));
  }
  return pieces.map(({ lines, place }) => ({ rawText: textOrNothing(lines.join('\n')), place }));
}

/** What stands at the places of a label; an empty cell in a column keeps its place, an empty label has none. */
function filledGroups(places: readonly LabelPlace[], reading: Reading, many: boolean): readonly Piece[] {
  const isFilled = (pieces: readonly Piece[]) => pieces.some((one) => one.lines.length > 0);
  const written = places
    .filter(({ kind }) => kind !== 'choice' && kind !== 'heading')
    .map((place) => ({ place, pieces: (many ? listAt(place, reading.known) : null) ?? piecesAt(place, reading) }));
  const filled = written.filter(({ pieces }) => isFilled(pieces));
  // Where one value is meant, a label beside its value goes before a column that is called the same.
  const alone = many ? [] : filled.filter(({ place }) => !isColumn(place, reading));
  if (filled.length > 0) return (alone.length > 0 ? alone : filled).flatMap(({ pieces }) => pieces);
  const headings = places.filter(({ kind }) => kind === 'heading');
  if (many && headings.length > 0) return headings.flatMap((place) => listAt(place, reading.known) ?? []);
  // A label that is itself an option beside a box counts where it has no value of its own.
  return places.filter((place) => place.kind === 'choice').flatMap((place) => piecesAt(place, reading));
}

function isColumn(place: LabelPlace, { tables }: Reading): boolean {
  return place.kind === 'cell' && tables.isColumnHeader(place.table, place.cell);
}

/** Where a list is expected, the lines below a heading, or below a label with nothing behind it, are one. */
function listAt(place: LabelPlace, known: ReadonlySet<string>): readonly Piece[] | null {
  if (place.kind !== 'heading' && !(place.kind === 'line' && place.isOpen)) return null;
  return linesBelow(place.lines, place.at, known).map((line) => piece(line.place, [line.text]));
}

function piecesAt(place: LabelPlace, { known, tables }: Reading): readonly Piece[] {
  switch (place.kind) {
    case 'line': {
      const line = place.lines[place.at];
      if (line === undefined) return [];
      const below = place.isOpen ? valueBelowLine(place.lines, place.at, known) : null;
      return [below === null ? piece(line.place, [place.rest]) : piece(below.place, [below.text])];
    }
    case 'heading':
      return [];
    case 'cell':
      return tables.cellsOfLabel(place.table, place.cell).map((cell) => piece(cell.place, textsOf(cell.lines)));
    case 'top_of_cell':
      // The header of a column may run over two lines, and then the second is no value.
      if (tables.isColumnHeader(place.table, place.cell)) return [];
      return [
        piece(
          place.cell.place,
          textsOf(place.cell.lines.slice(1)).filter((text) => !/^\(.*\)$/.test(text.trim())),
        ),
      ];
    case 'choice':
      return [{ lines: [place.checked ? 'Yes' : 'No'], place: place.line.place }];
  }
}

function textsOf(lines: readonly Line[]): readonly string[] {
  return lines.map((line) => line.text);
}

/** Boxes are read over all lines together, since options often stand below each other. */
function piece(place: Place, texts: readonly string[]): Piece {
  const plain = texts
    .map((text) => plainSpaces(text.replaceAll('\t', ' ').replace(/_{2,}/g, ' ')))
    .filter((text) => text !== '');
  const hasBoxes = plain.some((text) => text.length <= MOST_LINE_CHARACTERS && /[☒☐]/u.test(text));
  const lines = hasBoxes ? [readBoxes(plain.join(' '))] : plain;
  return { place, lines: lines.filter((line) => line !== '') };
}

/** A label that can be found in two ways at one place still has one value there. */
function withoutRepeats(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length < 2) return pieces;
  const seen = new Set<string>();
  return pieces.filter(({ place, lines }) => {
    const key = JSON.stringify([place, lines]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
