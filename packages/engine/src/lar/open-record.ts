import { allow, type Decision, refuse } from '../decision.ts';
import { findInCsv, readCsv } from './formats/csv.ts';
import { docxFinder, readDocx } from './formats/docx.ts';
import { findInJson, readJson } from './formats/json.ts';
import { foldLabel } from './formats/labels.ts';
import { findInXml } from './formats/xml.ts';
import { readXmlTree } from './formats/xml-tree.ts';
import type { Locator } from './locator.ts';
import type { Match } from './match.ts';
import type { RecordSource } from './record-source.ts';
import { Unreadable } from './unreadable.ts';

export type FindMatches = (locator: Locator) => readonly Match[];

/** Parses a record once, for looking up any number of locators. `locators` are all that will be asked for. */
export function openRecord(source: RecordSource, locators: readonly Locator[]): Decision<FindMatches, string> {
  return attempt(() => {
    switch (source.format) {
      case 'json': {
        const root = readJson(withoutMark(source.text));
        return (locator) => findInJson(root, locator);
      }
      case 'csv': {
        const table = readCsv(withoutMark(source.text));
        return (locator) => findInCsv(table, locator);
      }
      case 'xml': {
        const root = readXmlTree(withoutMark(source.text));
        return (locator) => findInXml(root, locator);
      }
      case 'docx': {
        const index = readDocx(source.parts);
        const known = new Set(
          locators.flatMap(({ steps: [step] }) => (step?.kind === 'name' ? [foldLabel(step.name)] : [])),
        );
        return docxFinder(index, known);
      }
    }
  });
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
