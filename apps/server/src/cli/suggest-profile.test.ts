import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMapping } from '@countersign/engine/lar/mapping';
import { readRecord } from '@countersign/engine/lar/read-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excelFile } from '../../test/excel-file.ts';
import { printedBy } from '../../test/printed-by.ts';
import { run } from './suggest-profile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-suggest-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const suggest = (...args: string[]) => printedBy(run, args);

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const CSV = [
  'Loan Number,Party Role,Name,Loan Amount,Zodiac',
  'L-301,Borrower,Kestrel LLC,1250000.00,Leo',
  'L-301,Guarantor,Ann Lee,1250000.00,Leo',
].join('\n');

describe('countersign suggest-profile', () => {
  it('prints what it found where, and what it did not use', async () => {
    const { code, out, error } = await suggest(await fileOf('export.csv', CSV));
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^field +path +unit +confidence +value$/m);
    expect(out).toMatch(/^loan_number +\$\.Loan Number +[01]\.\d\d +L-301$/m);
    expect(out).toMatch(/^guarantor_name +\$\.Name\[Party Role='Guarantor'\]\[\*\] +[01]\.\d\d +Ann Lee$/m);
    expect(out).toContain('Not used: Zodiac\n');
  });

  it('writes with --out a mapping that reads the file it came from', async () => {
    const out = join(folder, 'mapping.json');
    expect((await suggest(await fileOf('again.csv', CSV), '--out', out)).code).toBe(0);
    const checked = checkMapping(JSON.parse(await readFile(out, 'utf8')), 'csv');
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    const { values, faults } = readRecord(checked.effect, { format: 'csv', text: CSV });
    expect(faults).toEqual([]);
    expect(values.map(({ field, value }) => `${field} = ${value}`)).toEqual([
      'loan_number = L-301',
      'borrower_name = Kestrel LLC',
      'guarantor_name = Ann Lee',
      'principal_amount = 1250000.00',
    ]);
  });

  it('tells a format by the content of a file, whatever it is called', async () => {
    const { code, out } = await suggest(await fileOf('report.bin', await excelFile()));
    expect(code).toBe(0);
    expect(out).toMatch(/^principal_amount /m);
  });

  it.each([
    ['no file', [], 'Usage: countersign suggest-profile FILE'],
    ['two files', ['a', 'b'], 'Usage: countersign suggest-profile FILE'],
    ['an unknown option', ['a', '--model', 'x'], "Unknown option '--model'"],
    ['a file that is not there', ['/no/such/file.csv'], '/no/such/file.csv cannot be opened'],
  ])('answers 2 to %s', async (_, args, words) => {
    const { code, out, error } = await suggest(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(words);
  });

  it('answers 2 to a file whose labels nobody knows, and writes no mapping', async () => {
    const out = join(folder, 'none.json');
    const { code, error } = await suggest(await fileOf('strange.csv', 'a,b\n1,2\n'), '--out', out);
    expect(code).toBe(2);
    expect(error).toContain('strange.csv: No label of this file is known');
    await expect(readFile(out)).rejects.toThrow();
  });
});
