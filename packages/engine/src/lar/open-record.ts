import { allow, type Decision, refuse } from '../decision.ts';
import { findInCsv, readCsv } from './formats/csv.ts';
import { docxFinder, readDocx } from './formats/docx.ts';
import { findInJson, readJson } from './formats/json.ts';
import { foldLabel } from './formats/labels.ts';
import { readXlsx, xlsxFinder } from './formats/xlsx.ts';
import { xmlFinder } from './formats/xml.ts';
import { readXmlTree } from './formats/xml-tree.ts';
import type { Locator } from './locator.ts';
import type { Match } from './match.ts';
import type { RecordSource } from './record-source.ts';
import { Unreadable } from './unreadable.ts';

export interface OpenedRecord {
  find(locator: Locator): readonly Match[];
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

/** Parses a record once, for looking up any number of locators. `locators` are all that will be asked for. */
export function openRecord(source: RecordSource, locators: readonly Locator[]): Decision<OpenedRecord, string> {
  return attempt(() => {
    switch (source.format) {
      case 'json': {
        const root = readJson(withoutMark(source.text));
        return { find: (locator) => findInJson(root, locator), notes: [] };
      }
      case 'csv': {
        const table = readCsv(withoutMark(source.text));
        const known = labelsOf(locators);
        return { find: (locator) => findInCsv(table, locator, known), notes: [] };
      }
      case 'xml': {
        return { find: xmlFinder(readXmlTree(withoutMark(source.text))), notes: [] };
      }
      case 'docx': {
        const index = readDocx(source.parts);
        return { find: docxFinder(index, labelsOf(locators)), notes: [] };
      }
      case 'xlsx': {
        const workbook = readXlsx(source.workbook);
        const find = xlsxFinder(workbook, locators);
        // The sheets are read here, so that what is wrong with one of them refuses the record.
        for (const { sheet } of locators) workbook.sheet(sheet);
        return { find, notes: workbook.notes() };
      }
    }
  });
}

/** What the profile names, columns of tests among them: labels and no values. */
function labelsOf(locators: readonly Locator[]): ReadonlySet<string> {
  return new Set(
    locators.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        step.kind === 'name' ? [foldLabel(step.name)] : step.kind === 'where' ? step.key.map(foldLabel) : [],
      ),
    ),
  );
}

/** Turns what the parsers throw about the record into a refusal; anything else is a mistake of ours and goes on. */
export function attempt<Result>(read: () => Result): Decision<Result, string> {
  try {
    return allow(read());
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.message);
    throw error;
  }
}

/** A byte order mark survives when the text came inside a JSON body. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
