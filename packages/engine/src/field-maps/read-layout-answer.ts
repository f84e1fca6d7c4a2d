/// <reference path="../lar/formats/papaparse.d.ts" />
import papaparse from 'papaparse';
import type { FileLayout } from './file-layout.ts';
import type { AnswerFact, AnswerRecord } from './layout-answer.ts';
import type { LayoutForm } from './layout-form.ts';

/** What a core says of a file; `field` as it calls it. */
export type LayoutVerdict =
  | { readonly outcome: 'accepted'; readonly reference: string | null }
  | {
      readonly outcome: 'refused';
      readonly reasons: readonly { readonly field: string; readonly message: string }[];
    };

interface ReadLine {
  readonly record: AnswerRecord;
  readonly at: number;
  readonly told: Readonly<Partial<Record<AnswerFact, string>>>;
}

/** Null for anything that is not wholly an answer to this very file: half of one, of another file, or no answer at all. */
export function readLayoutAnswer(
  { form, answer }: FileLayout,
  text: string,
  about: { readonly boardingId: string; readonly lines: number },
): LayoutVerdict | null {
  const rows = splitLines(text);
  if (rows === null) return null;
  const lines = rows.map((row) => readLine(row, answer.form ?? form, answer.records));
  const known = lines.flatMap((line) => line ?? []);
  if (known.length < lines.length || !isInOrder(known, answer.records)) return null;
  const ids = known.flatMap(({ told }) => told.order_id ?? []);
  const counts = known.flatMap(({ told }) => told.records ?? []);
  if (ids.some((id) => id.toLowerCase() !== about.boardingId)) return null;
  if (counts.some((count) => !/^\d+$/.test(count) || Number(count) !== about.lines)) return null;
  const outcome = known.flatMap(({ told }) => told.outcome ?? [])[0] ?? '';
  if (answer.accepted.includes(outcome)) {
    const reference = known.flatMap(({ told }) => told.reference ?? []).find((one) => one !== '') ?? null;
    return { outcome: 'accepted', reference };
  }
  if (!answer.refused.includes(outcome)) return null;
  const reasons = known.flatMap(({ told: { field = '', message = '' } }) =>
    field === '' && message === '' ? [] : [{ field, message }],
  );
  return { outcome: 'refused', reasons };
}

/** Null where the last line has no end: it may be half. */
function splitLines(text: string): readonly string[] | null {
  if (!text.endsWith('\n') || text.includes('\u0000')) return null;
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

function readLine(row: string, form: LayoutForm, records: readonly AnswerRecord[]): ReadLine | null {
  for (const [at, record] of records.entries()) {
    const cells = form.kind === 'fixed' ? cutFixed(row, record) : cutDelimited(row, form, record);
    if (cells === null) continue;
    const isThis = record.cells.every(({ constant }, index) => constant === undefined || constant === cells[index]);
    if (!isThis) continue;
    const told = record.cells.flatMap(({ is }, index) => (is === undefined ? [] : [[is, cells[index] ?? ''] as const]));
    return { record, at, told: Object.fromEntries(told) };
  }
  return null;
}

/** Blanks at the end may be gone: many programs take them away. Anything more than the record has is no such line. */
function cutFixed(row: string, { cells }: AnswerRecord): readonly string[] | null {
  const characters = [...row];
  const whole = cells.reduce((sum, { length = 0 }) => sum + length, 0);
  if (characters.length > whole) return null;
  let at = 0;
  return cells.map(({ length = 0 }) => {
    const cell = characters.slice(at, at + length).join('');
    at += length;
    return cell.trim();
  });
}

function cutDelimited(
  row: string,
  { delimiter, quote }: Extract<LayoutForm, { kind: 'delimited' }>,
  { cells }: AnswerRecord,
): readonly string[] | null {
  if (quote === 'never') {
    const found = row.split(delimiter);
    return found.length === cells.length ? found.map((cell) => cell.trim()) : null;
  }
  const { data, errors } = papaparse.parse(row, { delimiter });
  const [found = []] = data;
  return errors.length === 0 && found.length === cells.length ? found.map((cell) => cell.trim()) : null;
}

/** Every line that comes once came exactly once, and all of them in the order in which they are described. */
function isInOrder(lines: readonly ReadLine[], records: readonly AnswerRecord[]): boolean {
  const isSorted = lines.every(({ at }, index) => index === 0 || at >= (lines[index - 1]?.at ?? 0));
  return (
    isSorted && records.every(({ times }, at) => times === 'any' || lines.filter((line) => line.at === at).length === 1)
  );
}
