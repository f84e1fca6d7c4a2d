import type { FieldEntry } from '../fields/field-catalogue.ts';
import { fieldCatalogue } from '../fields/field-catalogue.ts';
import { findColumns, readCsv } from './formats/csv.ts';
import { docxFinder, readDocx } from './formats/docx.ts';
import { isObject, readJson } from './formats/json.ts';
import { foldLabel } from './formats/labels.ts';
import { labelsOf, readXlsx, xlsxFinder } from './formats/xlsx.ts';
import { childElements, readXmlTree } from './formats/xml-tree.ts';
import type { Locator } from './locator.ts';
import { checkMapping, type MappingField } from './mapping.ts';
import type { Match } from './match.ts';
import { attempt, withoutMark } from './open-record.ts';
import { readRecord } from './read-record.ts';
import type { RecordSource, WordPart, WorkbookParts } from './record-source.ts';
import { type ReadRecord, unreadable } from './record-value.ts';

export interface CanonicalRecord extends ReadRecord {
  /** Keys of the record that are no canonical field. Not told for Word and Excel files, in which any text may be a label. */
  readonly unknown: readonly string[];
}

/**
 * Reads a record that needs no profile, because its keys are the names or titles of canonical fields: the keys of a JSON
 * object, the headers of a CSV, the elements or attributes of an XML root, the labels of a Word file.
 */
export function readCanonicalRecord(source: RecordSource): CanonicalRecord {
  const keys = attempt(() => keysOf(source));
  if (!keys.ok) return { ...unreadable(keys.refusal), unknown: [] };
  const named = keys.effect.map((key) => ({ key, field: findNamed(key.name) }));
  const unknown = named.flatMap(({ key, field }) =>
    field === undefined && source.format !== 'docx' && source.format !== 'xlsx' ? [key.name] : [],
  );
  const fields = named.flatMap(({ key, field }): readonly MappingField[] => {
    if (field === undefined) return [];
    const path = key.mayRepeat(field) ? `${key.path}[*]` : key.path;
    return [{ canonical: field.name, path, ...unitByName(field) }];
  });
  if (fields.length === 0) return { ...unreadable(NO_FIELDS), unknown };
  const mapping = checkMapping({ format: source.format, fields }, source.format);
  if (mapping.ok) return { ...readRecord(mapping.effect, source), unknown };
  return { ...unreadable(mapping.refusal.map(({ message }) => `${message}.`).join(' ')), unknown };
}

/** A key that is called term_months or ltv_percent says its unit; of interest_rate the value must say it. */
function unitByName({ name, unit }: FieldEntry): Pick<MappingField, 'unit'> {
  if (unit === 'months') return { unit: 'months' };
  return name.endsWith('_percent') ? { unit: 'percent' } : {};
}

const NO_FIELDS =
  'None of its keys is the name of a canonical field, such as principal_amount. Rename them, or read the record through a profile.';

const byLabel: ReadonlyMap<string, FieldEntry> = new Map(
  fieldCatalogue.flatMap((field) => [
    [foldLabel(field.title), field],
    [field.name, field],
  ]),
);

function findNamed(name: string): FieldEntry | undefined {
  return byLabel.get(foldLabel(name));
}

interface Key {
  readonly name: string;
  readonly path: string;
  /** Whether the record holds several values under this key. */
  mayRepeat(field: FieldEntry): boolean;
}

function keysOf(source: RecordSource): readonly Key[] {
  switch (source.format) {
    case 'json':
      return jsonKeys(withoutMark(source.text));
    case 'csv':
      return csvKeys(withoutMark(source.text));
    case 'xml':
      return xmlKeys(withoutMark(source.text));
    case 'docx':
      return docxKeys(source.parts);
    case 'xlsx':
      return xlsxKeys(source.workbook);
  }
}

function jsonKeys(text: string): readonly Key[] {
  const root = readJson(text);
  if (!isObject(root)) return [];
  return Object.entries(root).map(([name, value]) => ({
    name,
    path: `$${quoted(name)}`,
    mayRepeat: () => Array.isArray(value),
  }));
}

/** One row per guarantor repeats what there is one of, so a column is a list only where its rows differ. */
function csvKeys(text: string): readonly Key[] {
  const { headers, rows } = readCsv(text);
  const differs = (header: string) => {
    const cells = findColumns(headers, header).flatMap((column) =>
      rows.map(({ cells: row }) => row[column]?.trim() ?? ''),
    );
    return new Set(cells).size > 1;
  };
  const groups = PARTIES.map((fields) => ({
    fields,
    isList: headers.some((header) => fields.includes(findNamed(header)?.name ?? '') && differs(header)),
  }));
  return [...new Set(headers)]
    .filter((header) => header !== '')
    .map((name) => ({
      name,
      path: `$${quoted(name)}`,
      mayRepeat: (field) => groups.some(({ fields, isList }) => isList && fields.includes(field.name)),
    }));
}

/** Every field whose title or name stands in the file as a label. */
function docxKeys(parts: readonly WordPart[]): readonly Key[] {
  const index = readDocx(parts);
  const labels = namesAmong((label) => index.has(label));
  return labelKeys(labels, docxFinder(index, new Set(labels.map(foldLabel))));
}

/** The same on the first sheet of an Excel file. */
function xlsxKeys(parts: WorkbookParts): readonly Key[] {
  const workbook = readXlsx(parts);
  const sheet = workbook.sheet();
  const index = sheet === undefined ? new Map() : labelsOf(sheet);
  const labels = namesAmong((label) => index.has(label));
  return labelKeys(labels, xlsxFinder(workbook, labels.map(labelLocator)));
}

function namesAmong(has: (label: string) => boolean): readonly string[] {
  return fieldCatalogue
    .flatMap(({ title, name }) => (foldLabel(title) === foldLabel(name) ? [name] : [title, name]))
    .filter((label) => has(foldLabel(label)));
}

function labelLocator(name: string): Locator {
  return { steps: [{ kind: 'name', name }], attribute: null };
}

/** Repeats of what there is one of are repeats of one value, unless they differ. */
function labelKeys(labels: readonly string[], find: (locator: Locator) => readonly Match[]): readonly Key[] {
  return labels.map((name) => {
    const found = find(labelLocator(name));
    return {
      name,
      path: `$${quoted(name)}`,
      mayRepeat: (field) => field.repeated || (isParty(field) && found.length > 1),
    };
  });
}

function xmlKeys(text: string): readonly Key[] {
  const root = readXmlTree(text);
  const names = childElements(root).map(({ name }) => name);
  const isSeveral = (name: string) => names.filter((one) => one === name).length > 1;
  return [
    ...root.attributes
      .filter(({ prefix }) => prefix === '')
      .map(({ name }) => ({ name, path: `$${quoted(root.name)}@${name}`, mayRepeat: () => false })),
    ...[...new Set(names)].map((name) => ({
      name,
      path: `$${quoted(root.name)}${quoted(name)}`,
      mayRepeat: (field: FieldEntry) => isParty(field) && isSeveral(name),
    })),
  ];
}

/** Fields of which a loan may have one for each party; their columns stay in step. */
const PARTIES: readonly (readonly string[])[] = [
  ['guarantor_name', 'guarantor_address', 'guaranty_limit', 'guaranty_type', 'guaranty_date'],
  ['borrower_name', 'borrower_entity_type', 'borrower_state_of_org', 'borrower_tin', 'borrower_address'],
  ['conditions'],
];

function isParty(field: FieldEntry): boolean {
  return PARTIES.some((fields) => fields.includes(field.name));
}

function quoted(name: string): string {
  return `['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
}
