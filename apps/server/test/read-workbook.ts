import { checkMapping } from '@countersign/engine/lar/mapping';
import { readRecordFile } from '../src/parsing/read-record-file.ts';

/** The parts of a workbook that tests spoil. */
export const SHEET = 'xl/worksheets/sheet1.xml';
export const STRINGS = 'xl/sharedStrings.xml';
export const STYLES = 'xl/styles.xml';
export const WORKBOOK = 'xl/workbook.xml';
export const RELATIONS = 'xl/_rels/workbook.xml.rels';

export interface ReadWorkbook {
  readonly values: readonly unknown[];
  readonly reasons: readonly string[];
  readonly notes: readonly string[];
}

/** The reader as intake uses it, with a mapping of these fields to the columns of the sheet. */
export function workbookReader(
  columns: Readonly<Record<string, string>>,
): (bytes: Uint8Array) => Promise<ReadWorkbook> {
  const fields = Object.entries(columns).map(([canonical, path]) => ({ canonical, path }));
  const mapping = checkMapping({ format: 'xlsx', fields }, 'xlsx');
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  return async (bytes) => {
    const { values, faults, notes = [] } = await readRecordFile(mapping.effect, bytes, 'Board report');
    return { values: values.map(({ value }) => value), reasons: faults.map(({ message }) => message), notes };
  };
}
