import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCanonicalRecord } from '../../src/lar/canonical-record.ts';
import { checkMapping } from '../../src/lar/mapping.ts';
import { describePlace } from '../../src/lar/place.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordSource } from '../../src/lar/record-source.ts';
import { wordSource } from './word-file.ts';

interface Case {
  readonly name: string;
  /** One of these holds the record, line by line. */
  readonly json?: readonly string[];
  readonly csv?: readonly string[];
  readonly xml?: readonly string[];
  /** In the shorthand of word-file.ts. */
  readonly docx?: readonly string[];
  readonly otherParts?: Readonly<Record<string, string>>;
  /** Between the lines of the record; a line feed unless told. */
  readonly lineEnd?: string;
  /** Paths by field, a required one with an exclamation mark in front. Without it the keys are canonical names. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** `field = value @ place`; the value null for a place that holds nothing. */
  readonly values: readonly string[];
  readonly missing?: readonly string[];
  readonly unknown?: readonly string[];
  /** A code and words that its message holds. */
  readonly faults?: readonly (readonly [string, ...string[]])[];
}

const CASES = join(import.meta.dirname, '../../cases/lar');

for (const file of readdirSync(CASES).sort()) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(join(CASES, file), 'utf8')) as readonly Case[];
    for (const one of cases) it(one.name, () => check(one));
  });
}

function check(one: Case): void {
  const read = one.fields === undefined ? readCanonicalRecord(sourceOf(one)) : readMapped(one, one.fields);
  expect(read.values.map(({ field, value, place }) => `${field} = ${value} @ ${describePlace(place)}`)).toEqual(
    one.values,
  );
  expect(read.faults.map(({ code }) => code)).toEqual((one.faults ?? []).map(([code]) => code));
  for (const [index, [, ...words]] of (one.faults ?? []).entries()) {
    for (const word of words) expect(read.faults[index]?.message).toContain(word);
  }
  expect(read.missing).toEqual(one.missing ?? []);
  if ('unknown' in read) expect(read.unknown).toEqual(one.unknown ?? []);
}

function readMapped(one: Case, paths: Readonly<Record<string, string | readonly string[]>>) {
  const source = sourceOf(one);
  const fields = Object.entries(paths).flatMap(([canonical, path]) =>
    [path].flat().map((written) => ({ canonical, path: written.replace(/^!/, ''), required: written.startsWith('!') })),
  );
  const mapping = checkMapping({ format: source.format, fields }, source.format);
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.refusal));
  return readRecord(mapping.effect, source);
}

function sourceOf(one: Case): RecordSource {
  const join = (lines: readonly string[]) => lines.join(one.lineEnd ?? '\n');
  if (one.json !== undefined) return { format: 'json', text: join(one.json) };
  if (one.csv !== undefined) return { format: 'csv', text: join(one.csv) };
  if (one.xml !== undefined) return { format: 'xml', text: join(one.xml) };
  return wordSource((one.docx ?? []).join(''), one.otherParts);
}
