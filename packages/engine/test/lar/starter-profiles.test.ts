import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkMapping } from '../../src/lar/mapping.ts';
import { readRecord } from '../../src/lar/read-record.ts';
import type { RecordFormat, RecordSource } from '../../src/lar/record-source.ts';
import { starterProfiles } from '../../src/lar/starter-profiles.ts';
import { wordSource } from './word-file.ts';
import { type SheetOf, workbookSource } from './workbook-file.ts';

interface Sample {
  readonly profile: string;
  readonly lines?: readonly string[];
  readonly sheets?: readonly SheetOf[];
  readonly docx?: readonly string[];
  readonly expected: readonly string[];
}

const FILE = join(import.meta.dirname, '../../cases/starter-profiles/samples.json');
const samples = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Sample[];

function sourceOf(format: RecordFormat, { lines = [], sheets = [], docx = [] }: Sample): RecordSource {
  if (format === 'xlsx') return workbookSource(sheets);
  return format === 'docx' ? wordSource(docx.join('')) : { format, text: lines.join('\n') };
}

describe('the profiles that ship read their samples', () => {
  it('one sample each, in all five formats', () => {
    expect(samples.map(({ profile }) => profile)).toEqual(starterProfiles.map(({ name }) => name));
    expect(new Set(starterProfiles.map(({ sourceFormat }) => sourceFormat)).size).toBe(5);
  });

  it.each(samples.map((sample) => [sample.profile, sample] as const))('%s', (name, sample) => {
    const starter = starterProfiles.find((one) => one.name === name);
    const checked = checkMapping(starter?.mapping, starter?.sourceFormat);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    const { values, faults } = readRecord(checked.effect, sourceOf(checked.effect.format, sample));
    expect(faults).toEqual([]);
    expect(values.map(({ field, value }) => `${field} = ${value}`)).toEqual(sample.expected);
  });
});
