import { type CsvRow, findColumns, readCsv } from '../formats/csv.ts';
import { indexLabels } from '../formats/docx/label-index.ts';
import { docxFinder, readDocxBlocks } from '../formats/docx.ts';
import { foldLabel } from '../formats/labels.ts';
import type { Sheet, SheetCell } from '../formats/xlsx/sheet.ts';
import { type SheetReader, type SheetTable, sheetReader } from '../formats/xlsx/sheet-tables.ts';
import { readXlsx, type Workbook } from '../formats/xlsx.ts';
import type { WordPart, WorkbookParts } from '../record-source.ts';
import { labelsOfBlocks } from './block-labels.ts';
import { type Candidate, type Party, partyOfRole, partyOfWords, quoteName } from './candidate.ts';
import { labelsOfRows, type Stage, stagesOfGrid } from './grid-labels.ts';
import { joinParts } from './join-parts.ts';
import { labelLikeness } from './label-like.ts';
import { labelWords } from './label-words.ts';
import { isValueKey, labelOfName, nameKeyOf } from './named-values.ts';

/** Roles of parties in one record; more are no roles. */
const MOST_ROLES = 12;

/** A table of the sample: headers and their cells, row by row. */
interface Columns {
  readonly prefix: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export function csvCandidates(text: string): readonly Candidate[] {
  const { headers, rows } = readCsv(text);
  const form = [{ row: 0, cells: headers }, ...rows];
  if (headers.length === 0 || (headers.length === 2 && isFormLike(form))) return formCandidates(form);
  return columnCandidates({
    prefix: '$',
    headers,
    rows: rows.map(({ cells }) => headers.map((_, index) => emptyAsNull(cells[index]))),
  });
}

/** Labels with their values beside them have few labels twice, and read more like labels than what stands beside them. */
function isFormLike(rows: readonly CsvRow[]): boolean {
  const mean = (at: number) => rows.reduce((sum, { cells }) => sum + labelLikeness(cells[at] ?? ''), 0) / rows.length;
  const labels = new Set(rows.map(({ cells }) => foldLabel(cells[0] ?? '')));
  return rows.length > 3 && labels.size * 2 > rows.length && mean(0) > 0.6 && mean(0) > mean(1) + 0.3;
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Labels with their values beside them; a row with a label alone heads those below it. */
function formCandidates(rows: readonly CsvRow[]): readonly Candidate[] {
  let parent: readonly string[] = [];
  const counts = countsOf(rows.map(({ cells }) => foldLabel(cells[0] ?? '')));
  return rows.flatMap(({ cells: [label = '', value = ''] }): readonly Candidate[] => {
    if (value.trim() === '') parent = labelWords(label.slice(0, LONGEST_HEADING));
    if (value.trim() === '' || label.trim() === '') return [];
    const words = labelWords(label);
    const many = (counts.get(foldLabel(label)) ?? 0) > 1 ? '[*]' : '';
    return [{ label, words, context: [], parent, party: partyOfWords(words), path: `$${step(label.trim())}${many}` }];
  });
}

function emptyAsNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}

/**
 * Each column once. Where a column says the roles of parties, what differs from row to row belongs to the party of its
 * row; where rows differ without one, they are a list.
 */
function columnCandidates({ prefix, headers, rows }: Columns): readonly Candidate[] {
  const valuesOf = (header: string) => {
    const [column] = findColumns(headers, header);
    return rows.map((row) => (column === undefined ? null : (row[column] ?? null)));
  };
  const value = headers.find(isValueKey);
  const key = value === undefined ? undefined : nameKeyOf(headers, valuesOf, false);
  if (value !== undefined && key !== undefined) {
    return valuesOf(key).flatMap((name): readonly Candidate[] => {
      if (name === null) return [];
      const words = labelWords(labelOfName(name));
      const path = `${prefix}${step(value)}[${testKey(key)}=${quoteName(name)}]`;
      return [{ label: name, words, context: [], party: partyOfWords(words), path }];
    });
  }
  const stages = stagesOfGrid(
    [headers, ...rows].map((row) => row.map((text, at) => ({ text: text ?? '', isFigure: false, at }))),
  );
  if (stages.length > 0) return stages.map((one) => stageCandidate(prefix, one, []));
  const role = headers.find((header) => isRole(header, valuesOf(header)));
  const roles =
    role === undefined ? [] : [...new Set(valuesOf(role))].filter((one) => one !== null).slice(0, MOST_ROLES);
  const names = [...new Set(headers)].filter((header) => header !== '' && header !== role);
  const unnamed = role === undefined ? undefined : columnOfNames(names, valuesOf);
  const isList = (header: string) => new Set(valuesOf(header)).size > 1;
  const lists = new Set(names.filter(isList).map((header) => partyOfWords(labelWords(header))));
  return joinParts(
    names.flatMap((header, index) => {
      const [above, last] = splitDotted(header);
      const words = header === unnamed ? ['name'] : wordsBehind(labelWords(last), names[index - 1]);
      const differs = isList(header);
      const path = `${prefix}${step(header)}`;
      const plain = { label: header, words, context: above, parent: above };
      // What is the same in the rows of all roles is nobody's own.
      const isShared = roles.length > 1 && !differs;
      if (role === undefined || isShared || !(differs || isOfParty(words))) {
        const party = partyOfWords(words) ?? partyOfWords(above);
        // Two guarantors may have the same limit, and still there are two.
        const isStep = differs || (party !== null && lists.has(party));
        return [{ ...plain, party, path: isStep ? `${path}[*]` : path }];
      }
      return roles.flatMap((one): readonly Candidate[] => {
        const party = partyOfRole(one) ?? null;
        const above = party === null ? labelWords(one.slice(0, LONGEST_HEADING)) : [party];
        return [
          { ...plain, context: above, parent: above, party, path: `${path}[${testKey(role)}=${quoteName(one)}][*]` },
        ];
      });
    }),
  );
}

/**
 * Where rows have roles, one column says who they are. Reports call it what their maker likes; then the one column whose
 * values are names, another in each row, is meant.
 */
function columnOfNames(
  headers: readonly string[],
  valuesOf: (header: string) => readonly (string | null)[],
): string | undefined {
  if (headers.some(isNameLabel)) return undefined;
  const [only, ...others] = headers.filter((header) => {
    const values = valuesOf(header).filter((value) => value !== null);
    return values.length > 1 && new Set(values).size === values.length && values.every(isName);
  });
  return others.length === 0 ? only : undefined;
}

function isNameLabel(header: string): boolean {
  return labelWords(header).some((word) => word === 'name' || word === 'party');
}

/** Two words at least, and no figures. */
function isName(value: string): boolean {
  return /^\p{Lu}[\p{L}.&',-]*( [\p{L}.&',-]+)+$/u.test(value);
}

const ROLE_WORDS = new Set(['role', 'type', 'relationship', 'relation', 'capacity', 'involvement', 'party', 'kind']);

function isRole(header: string, values: readonly (string | null)[]): boolean {
  const said = values.filter((value) => value !== null);
  const words = labelWords(header);
  const isNamed = words.some((word) => ROLE_WORDS.has(word)) && !words.includes('occupancy');
  return isNamed && said.length > 0 && said.some((value) => partyOfRole(value) !== undefined);
}

function isOfParty(words: readonly string[]): boolean {
  return (
    words.some((word) => word === 'party' || word === 'name' || word === 'entity' || word === 'tin') &&
    !words.includes('officer')
  );
}

/** "Approved" and "By" in two columns: the second has its verb from the first. */
function wordsBehind(words: readonly string[], before: string | undefined): readonly string[] {
  return words.length === 1 && words[0] === 'by' && before !== undefined ? [...labelWords(before), 'by'] : words;
}

/** `Bor1.FullName` is a name below something, as in a tree. */
function splitDotted(header: string): readonly [above: readonly string[], last: string] {
  const found = /^((?:[A-Za-z]\w*\.)+)([A-Za-z]\w*)$/.exec(header);
  const [, above = '', last = header] = found ?? [];
  return [labelWords(above), last];
}

/** A header that holds signs of the language is quoted. */
function step(header: string): string {
  return /\[[^\]]*\]$|^'|^\[/.test(header) || header !== header.trim() ? `[${quoteName(header)}]` : `.${header}`;
}

function testKey(header: string): string {
  return /[=\]['"]/.test(header) ? quoteName(header) : header;
}

const LONGEST_HEADING = 60;

/** A text alone in its row above a row of several cells that begins in the same column. */
function isHeading(cells: readonly SheetCell[], next: readonly SheetCell[] | undefined): boolean {
  const [only, ...others] = cells;
  const [below, ...beside] = next ?? [];
  if (only === undefined || only.isFigure || others.length > 0) return false;
  return below !== undefined && beside.length > 0 && below.column === only.column && !below.isFigure;
}

/** Rows and labels in which labels are looked for; a report has its headers near its top. */
const MOST_LABELED_ROWS = 300;
const MOST_LABELS = 5_000;

export function xlsxCandidates(parts: WorkbookParts): readonly Candidate[] {
  const workbook = readXlsx(parts);
  return workbook.sheetNames.flatMap((name, index) => sheetCandidates(workbook, name, index === 0));
}

function sheetCandidates(workbook: Workbook, name: string, isFirst: boolean): readonly Candidate[] {
  const sheet = workbook.sheet(name);
  if (sheet === undefined) return [];
  const prefix = isFirst ? '$' : `$.'${name.replaceAll("'", "''")}'!`;
  const around = isFirst ? [] : labelWords(name);
  const known = new Set(labelsOfRows(sheet.rows.slice(0, MOST_LABELED_ROWS)).map((cell) => sheet.labelOf(cell)));
  for (const text of rolesIn(sheet)) known.delete(text);
  const counts = countsOf(sheet.rows.flat().map((cell) => sheet.labelOf(cell)));
  const reader = sheetReader(sheet, known);
  const candidates: Candidate[] = [];
  let tableEnd = 0;
  let section: Party | null = null;
  let heading: readonly string[] = [];
  for (const [index, cells] of sheet.rows.entries()) {
    const [first] = cells;
    if (first === undefined || first.row <= tableEnd) continue;
    candidates.push(...cells.flatMap((cell) => labelInCell(cell, prefix, heading)));
    if (isHeading(cells, sheet.rows[index + 1])) {
      heading = labelWords(first.text.slice(0, LONGEST_HEADING));
      section = partyOfWords(heading);
      continue;
    }
    const isHeader = cells.filter((cell) => known.has(sheet.labelOf(cell))).length > 1;
    const table = tableOfNames(sheet, cells) ?? (isHeader ? reader.tableOf(first) : null);
    if (table === null || table.rows.length === 0) {
      const labels = labelsInRow(sheet, cells, known, { prefix, reader, heading, counts });
      candidates.push(...labels.map((each) => (section === null ? each : { ...each, section })));
      continue;
    }
    tableEnd = table.rows.at(-1)?.[0]?.row ?? first.row;
    const rows = table.rows.map((row) =>
      table.headers.map(({ column }) => emptyAsNull(row.find((cell) => cell.column === column)?.text)),
    );
    const columns = { prefix, headers: table.headers.map(({ text }) => text), rows };
    candidates.push(...columnCandidates(columns).map((each) => ({ ...each, context: [...each.context, ...around] })));
  }
  return candidates.map((each) => (prefix === '$' ? each : { ...each, path: each.path.replace('!.', '!') }));
}

/** "Approved: 4/24/2024" in one cell. */
function labelInCell({ text, isFigure }: SheetCell, prefix: string, parent: readonly string[]): readonly Candidate[] {
  const [, label] = isFigure || text.length > 4 * LONGEST_HEADING ? [] : (/^([^:\n]{2,60}):\s*\S/u.exec(text) ?? []);
  if (label === undefined || labelLikeness(label) < 0.4) return [];
  const words = labelWords(label);
  return [{ label, words, context: [], parent, party: partyOfWords(words), path: `${prefix}${step(label)}` }];
}

/** An input sheet has a column of names, and one of values that need not stand beside it. */
function tableOfNames(sheet: Sheet, cells: readonly SheetCell[]): SheetTable | null {
  const [first] = cells;
  if (first === undefined || cells.length < 2 || cells.some(({ isFigure }) => isFigure)) return null;
  const headers = cells.map(({ text }) => text);
  if (!headers.some(isValueKey)) return null;
  const table = sheetReader(sheet, new Set(cells.map((cell) => sheet.labelOf(cell)))).tableOf(first);
  const textsOf = (header: string) => {
    const column = cells.find(({ text }) => text === header)?.column;
    return (table?.rows ?? []).map((row) => row.find((cell) => cell.column === column)?.text ?? null);
  };
  return nameKeyOf(headers, textsOf, false) === undefined ? null : table;
}

/** "Borrower" below "Role" says whose the row is, and is no label. */
function rolesIn(sheet: Sheet): ReadonlySet<string> {
  const roles = new Set<string>();
  const columns = new Set<number>();
  for (const cells of sheet.rows.slice(0, MOST_LABELED_ROWS)) {
    for (const { column, text } of cells) {
      if (columns.has(column) && partyOfRole(text) !== undefined) roles.add(foldLabel(text));
      else if (
        text.length <= LONGEST_HEADING &&
        labelWords(text).some((word) => word === 'role' || word === 'capacity' || word === 'involvement')
      )
        columns.add(column);
    }
  }
  return roles;
}

function labelsInRow(
  sheet: Sheet,
  cells: readonly SheetCell[],
  known: ReadonlySet<string>,
  {
    prefix,
    reader,
    heading,
    counts,
  }: {
    readonly prefix: string;
    readonly reader: SheetReader;
    readonly heading: readonly string[];
    readonly counts: ReadonlyMap<string, number>;
  },
): readonly Candidate[] {
  return cells.flatMap((cell) => {
    if (cell.isFigure || !known.has(sheet.labelOf(cell))) return [];
    const label = cell.text.replace(/\s*[:：]\s*$/u, '');
    const words = labelWords(label);
    const isTwice = (counts.get(sheet.labelOf(cell)) ?? 0) > 1;
    const many = isTwice || isListIn(reader.valuesBeside(cell)[0]?.text) ? '[*]' : '';
    return [
      {
        label,
        words,
        context: [],
        parent: heading,
        party: partyOfWords(words),
        path: `${prefix}${step(label)}${many}`,
      },
    ];
  });
}

/** Lines of one cell are a list where they are names, such as guarantors; an address has lines and is one. */
function isListIn(text: string | null | undefined): boolean {
  const lines = text?.split('\n') ?? [];
  return lines.length > 1 && lines.every(isName);
}

function stageCandidate(prefix: string, { label, column, key, row }: Stage, parent: readonly string[]): Candidate {
  const words = labelWords(label);
  const path = `${prefix}${step(column)}[${testKey(key)}=${quoteName(row)}]`;
  return { label, words, context: [], parent, party: partyOfWords(words), path };
}

export function docxCandidates(parts: readonly WordPart[]): readonly Candidate[] {
  const blocks = readDocxBlocks(parts);
  const labels = labelsOfBlocks(blocks).slice(0, MOST_LABELS);
  const known = new Set(
    labels.flatMap(({ label, stage }) => (stage === undefined ? [label] : [label, foldLabel(stage.key)])),
  );
  const find = docxFinder(indexLabels(blocks), known);
  return labels.map(({ label, heading, isList, stage }): Candidate => {
    if (stage !== undefined) return stageCandidate('$', { ...stage, column: label }, heading);
    const all = isList ? [{ kind: 'all' } as const] : [];
    const found = find({ steps: [{ kind: 'name', name: label }, ...all], attribute: null });
    const words = labelWords(label);
    const party: Party | null = partyOfWords(words);
    const many =
      isList || found.filter(({ rawText }) => rawText !== null).length > 1 || isListIn(found[0]?.rawText) ? '[*]' : '';
    return { label, words, context: [], parent: heading, party, path: `$${step(label)}${many}` };
  });
}
