import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMapping } from '../../src/lar/mapping.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordFormat, RecordSource } from '../../src/lar/record-source.ts';
import { suggestMapping } from '../../src/lar/suggest/suggest-mapping.ts';
import { escapeXml, wordSource } from './word-file.ts';
import { type CellOf, type SheetOf, serialOf, workbookSource } from './workbook-file.ts';

/** An export with what it holds. */
export interface Export {
  readonly name: string;
  readonly system: string;
  readonly format: RecordFormat;
  /** The file; of Word and Excel its paragraphs and rows, with bars between cells. */
  readonly lines?: readonly string[];
  readonly sheets?: readonly SheetOf[];
  /** Paragraphs, and tables as lists of rows. */
  readonly blocks?: readonly (string | readonly (readonly string[])[])[];
  /** Texts by field, as they stand in the file; several for parties. */
  readonly truth: Readonly<Record<string, string | readonly string[]>>;
  readonly units: Readonly<Record<string, string>>;
}

const CASES = join(import.meta.dirname, '../../cases');

export function readExports(set: string, cases = CASES): readonly Export[] {
  const folder = join(cases, set);
  return readdirSync(folder)
    .sort()
    .map((file) => ({ name: file, ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}

export function sourceOf({ format, lines = [], sheets = [], blocks = [] }: Export): RecordSource {
  if (format === 'xlsx')
    return workbookSource(sheets.length > 0 ? sheets : [{ name: 'Sheet1', rows: lines.map(cellsOf) }]);
  if (format !== 'docx') return { format, text: lines.join('\n') };
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<tc>${escapeXml(cell)}</tc>`).join('')}</tr>`;
  return wordSource(
    (blocks.length > 0 ? blocks : blocksOf(lines))
      .map((block) =>
        typeof block === 'string' ? `<p>${escapeXml(block)}</p>` : `<tbl>${block.map(row).join('')}</tbl>`,
      )
      .join(''),
  );
}

const BAR = /\s*\|\s*/;

/** Rows of as many cells below each other are a table. */
function blocksOf(lines: readonly string[]): readonly (string | readonly (readonly string[])[])[] {
  const blocks: (string | string[][])[] = [];
  for (const line of lines) {
    const cells = line.split(BAR);
    const last = blocks.at(-1);
    if (cells.length === 1) blocks.push(line);
    else if (typeof last === 'object' && last[0]?.length === cells.length) last.push(cells);
    else blocks.push([cells]);
  }
  return blocks;
}

/** What Excel would have made of the texts when they were typed: numbers that show as they are written. */
function cellsOf(line: string): readonly CellOf[] {
  return line.split(BAR).map((text): CellOf => {
    if (text === '') return null;
    const [, sign, digits = '', decimals = '', percent] =
      /^(\$?)(\d{1,3}(?:,\d{3})+|[1-9]\d*|0)(?:\.(\d+))?(%?)$/.exec(text) ?? [];
    if (digits !== '') {
      const whole = `${digits.includes(',') ? '#,##0' : '0'}${decimals === '' ? '' : `.${'0'.repeat(decimals.length)}`}`;
      const number = `${digits.replaceAll(',', '')}${decimals === '' ? '' : `.${decimals}`}`;
      if (percent === '%') return { number: asFraction(number), format: `${whole}%` };
      return { number, format: sign === '$' ? `"$"${whole}` : whole };
    }
    const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
    if (year === '') return text;
    const serial = serialOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    const format = `${month.startsWith('0') || day.startsWith('0') ? 'mm/dd' : 'm/d'}/yyyy`;
    return { number: String(serial), format };
  });
}

/** 7.125 percent is 0.07125, digit by digit. */
function asFraction(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}

/** Letters and digits alone: a joined address has other commas than the truth. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export interface Score {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** A field is right where its whole list of values is read as the truth has it: as it stands, or as what it means. */
export function scoreExport(one: Export): Score {
  const source = sourceOf(one);
  const suggested = suggestMapping(source);
  if (!suggested.ok) return { right: [], wrong: [], missed: Object.keys(one.truth) };
  const fields = suggested.effect.fields.map(({ entry }) => entry);
  const mapping = checkMapping({ format: one.format, fields }, one.format);
  if (!mapping.ok) throw new Error(`${one.name}: ${JSON.stringify(mapping.refusal)}`);
  const { values } = readRecord(mapping.effect, source);
  const isRight = (field: string) => {
    const truth = [one.truth[field] ?? []].flat().map(plain);
    const read = values.filter((value) => value.field === field && value.rawText !== null);
    if (
      one.units[field] !== undefined &&
      fields.some((entry) => entry.canonical === field && entry.unit !== undefined)
    ) {
      if (!fields.some((entry) => entry.canonical === field && entry.unit === one.units[field])) return false;
    }
    return [
      read.map(({ rawText }) => plain(rawText ?? '')),
      read.map(({ value }) => plain(value ?? '')),
      read.map(({ value }) => plain(`${value ?? ''}%`)),
    ].some((texts) => texts.length === truth.length && texts.every((text, index) => text === truth[index]));
  };
  const named = [...new Set(fields.map(({ canonical }) => canonical))];
  return {
    right: named.filter((field) => field in one.truth && isRight(field)),
    wrong: named
      .filter((field) => !(field in one.truth) || !isRight(field))
      .map((field) => {
        const read = values
          .filter((value) => value.field === field)
          .map(({ rawText, value }) => `${rawText} (${value})`);
        return `${field} <- ${read.join('; ')}`;
      }),
    missed: Object.keys(one.truth).filter((field) => !named.includes(field)),
  };
}

/** All exports of a set together, with what went wrong in words. */
export function scoreAll(exports: readonly Export[]) {
  const scores = exports.map((one) => ({ one, ...scoreExport(one) }));
  const count = (of: 'right' | 'wrong' | 'missed') => scores.reduce((sum, each) => sum + each[of].length, 0);
  const told = scores
    .filter(({ wrong, missed }) => wrong.length + missed.length > 0)
    .map(
      ({ one, wrong, missed }) => `${one.name}: wrong ${wrong.join(' | ') || '-'}; missed ${missed.join(', ') || '-'}`,
    );
  const fields = exports.reduce((sum, { truth }) => sum + Object.keys(truth).length, 0);
  return { fields, right: count('right'), wrong: count('wrong'), told: told.join('\n') };
}
