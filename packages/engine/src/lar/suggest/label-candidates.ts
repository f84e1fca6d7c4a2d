import { findField } from '../../fields/field-catalogue.ts';
import { findColumns, readCsv } from '../formats/csv.ts';
import { docxFinder, readDocx } from '../formats/docx.ts';
import { foldLabel } from '../formats/labels.ts';
import type { Sheet, SheetCell } from '../formats/xlsx/sheet.ts';
import { type SheetReader, type SheetTable, sheetReader } from '../formats/xlsx/sheet-tables.ts';
import { readXlsx, type Workbook } from '../formats/xlsx.ts';
import type { Locator } from '../locator.ts';
import type { WordPart, WorkbookParts } from '../record-source.ts';
import { type Candidate, type Party, partyOfRole, partyOfWords, quoteName } from './candidate.ts';
import { joinParts } from './join-parts.ts';
import { labelWords } from './label-words.ts';
import { isValueKey, labelOfName, nameKeyOf } from './named-values.ts';
import { isDetailLabel } from './owned-details.ts';
import { bestScore, scoreWords } from './score.ts';
import { toldByValues } from './value-evidence.ts';

/** A table of the sample: headers and their cells, row by row. */
interface Columns {
  readonly prefix: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export function csvCandidates(text: string): readonly Candidate[] {
  const { headers, rows } = readCsv(text);
  return columnCandidates({
    prefix: '$',
    headers,
    rows: rows.map(({ cells }) => headers.map((_, index) => emptyAsNull(cells[index]))),
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
  const role = headers.find((header) => isRole(header, valuesOf(header)));
  const roles = role === undefined ? [] : [...new Set(valuesOf(role))].filter((one) => one !== null);
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
        const party = partyOfRole(one);
        if (party === undefined) return [];
        return [{ ...plain, context: [party], party, path: `${path}[${testKey(role)}=${quoteName(one)}][*]` }];
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

const ROLE_WORDS = new Set(['role', 'type', 'relationship', 'capacity', 'involvement']);

function isRole(header: string, values: readonly (string | null)[]): boolean {
  const said = values.filter((value) => value !== null);
  const isNamed = labelWords(header).some((word) => ROLE_WORDS.has(word));
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

/** A label is one that the lexicon knows; what stands around it tells columns from labels beside their values. */
const KNOWN_FROM = 0.72;

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

function isKnownLabel(text: string): boolean {
  // "84 months" is a value, though "months" could be a label.
  const isWords = !/\d/.test(text);
  return (
    text.length <= LONGEST_HEADING &&
    !/^\d(?!(?:st|nd|rd)\b)/i.test(text) &&
    bestScore(labelWords(text), () => isWords) >= KNOWN_FROM
  );
}

export function xlsxCandidates(parts: WorkbookParts): readonly Candidate[] {
  const workbook = readXlsx(parts);
  return workbook.sheetNames.flatMap((name, index) => sheetCandidates(workbook, name, index === 0));
}

function sheetCandidates(workbook: Workbook, name: string, isFirst: boolean): readonly Candidate[] {
  const sheet = workbook.sheet(name);
  if (sheet === undefined) return [];
  const prefix = isFirst ? '$' : `$.'${name.replaceAll("'", "''")}'!`;
  const around = isFirst ? [] : labelWords(name);
  const known = new Set(
    sheet.rows
      .slice(0, MOST_LABELED_ROWS)
      .flat()
      .flatMap(({ text, isFigure }) => (!isFigure && isKnownLabel(text) ? [foldLabel(text)] : [])),
  );
  for (const text of [...rolesIn(sheet), ...valuesOfPairs(sheet, known)]) known.delete(text);
  const reader = sheetReader(sheet, known);
  const candidates: Candidate[] = [];
  let tableEnd = 0;
  let section: Party | null = null;
  let heading: readonly string[] = [];
  for (const [index, cells] of sheet.rows.entries()) {
    const [first] = cells;
    if (first === undefined || first.row <= tableEnd) continue;
    if (isHeading(cells, sheet.rows[index + 1])) {
      heading = labelWords(first.text.slice(0, LONGEST_HEADING));
      section = partyOfWords(heading);
      continue;
    }
    const isHeader = cells.filter((cell) => known.has(sheet.labelOf(cell))).length > 1;
    const table = tableOfNames(sheet, cells) ?? (isHeader ? reader.tableOf(first) : null);
    if (table === null || table.rows.length === 0) {
      const labels = labelsInRow(sheet, cells, known, { prefix, reader, heading, isInSection: section !== null });
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

/** In a form of two columns what stands in the second is a value, however much it reads like a label. */
function valuesOfPairs(sheet: Sheet, known: ReadonlySet<string>): readonly string[] {
  const rows = sheet.rows.slice(0, MOST_LABELED_ROWS);
  const isPair = (cells: readonly SheetCell[] | undefined) => {
    const [label, , ...others] = cells ?? [];
    return cells?.length === 2 && others.length === 0 && label !== undefined && known.has(sheet.labelOf(label));
  };
  return rows.flatMap((cells, index) => {
    const [, value] = cells;
    const isInForm = isPair(cells) && (isPair(rows[index - 1]) || isPair(rows[index + 1]));
    return isInForm && value !== undefined && !value.isFigure ? [sheet.labelOf(value)] : [];
  });
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
    isInSection,
  }: {
    readonly prefix: string;
    readonly reader: SheetReader;
    readonly heading: readonly string[];
    readonly isInSection: boolean;
  },
): readonly Candidate[] {
  return cells.flatMap((cell) => {
    const isDetail = isInSection && cell === cells[0] && isDetailLabel(labelWords(cell.text.slice(0, LONGEST_HEADING)));
    const isBelow = cell === cells[0] && isKnownBelow(cell.text, heading);
    if (cell.isFigure || !(known.has(sheet.labelOf(cell)) || isDetail || isBelow)) return [];
    const label = cell.text.replace(/\s*[:：]\s*$/u, '');
    const words = labelWords(label);
    const many = isListIn(words, reader.valuesBeside(cell)[0]?.text) ? '[*]' : '';
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

/** "Description" below the heading "Collateral" is a label, though alone it says nothing. */
function isKnownBelow(text: string, heading: readonly string[]): boolean {
  if (heading.length === 0 || text.length > LONGEST_HEADING) return false;
  const [best] = scoreWords({ words: labelWords(text), parent: heading });
  return best !== undefined && best.score >= KNOWN_FROM;
}

/** Lines of one cell are a list where there may be several, such as guarantors; an address has lines and is one. */
function isListIn(words: readonly string[], text: string | null | undefined): boolean {
  const [best] = scoreWords({ words });
  return text?.includes('\n') === true && best !== undefined && findField(best.field)?.kind === 'name';
}

export function docxCandidates(parts: readonly WordPart[]): readonly Candidate[] {
  const index = readDocx(parts);
  const labels = [...index.keys()].slice(0, MOST_LABELS).filter(isKnownLabel);
  const find = docxFinder(index, new Set(labels));
  const values = betterLabels(labels, docxFinder(index, new Set()));
  return labels.flatMap((label): readonly Candidate[] => {
    if (values.has(label)) return [];
    const found = find({ steps: [{ kind: 'name', name: label }], attribute: null });
    // A value that reads like a label leads nowhere.
    if (
      found.every(
        ({ rawText }) => rawText === null || (isSurerLabel(rawText, label) && toldByValues([rawText]).length === 0),
      )
    )
      return [];
    const words = labelWords(label);
    const party: Party | null = partyOfWords(words);
    const many = found.length > 1 || isListIn(words, found[0]?.rawText) ? '[*]' : '';
    return [{ label, words, context: [], party, path: `$${step(label)}${many}` }];
  });
}

function isSurerLabel(text: string, label: string): boolean {
  return isKnownLabel(text) && bestScore(labelWords(text)) >= bestScore(labelWords(label));
}

/** Texts that stand behind a label that is surer than they are as labels: "Ten years from closing" is a maturity. */
function betterLabels(
  labels: readonly string[],
  find: (locator: Locator) => readonly { readonly rawText: string | null }[],
): ReadonlySet<string> {
  const scores = new Map(labels.map((label) => [label, bestScore(labelWords(label))]));
  const values = new Set<string>();
  for (const [label, score] of scores) {
    for (const { rawText } of find({ steps: [{ kind: 'name', name: label }], attribute: null })) {
      const value = foldLabel(rawText ?? '');
      if ((scores.get(value) ?? 1) < score) values.add(value);
    }
  }
  return values;
}
