import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../src/reading/isolation/testing/bundle-reader.ts';
import { runFiles } from './read-corpora.ts';

let folder: string;
let bundled: BundledProgram;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-corpora-'));
  bundled = await bundleProgram('reader.ts', 'runReader');
});
afterAll(async () => {
  await bundled.remove();
  await rm(folder, { recursive: true, force: true });
});

it('reads a corpus, names what it refused and why, and shows no path of this machine', async () => {
  const corpus = join(folder, 'corpus-of-a-test');
  await mkdir(join(corpus, 'deeper'), { recursive: true });
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('three small words');
  pdf.addPage();
  await writeFile(join(corpus, 'deeper/good.pdf'), await pdf.save());
  await writeFile(join(corpus, 'broken.pdf'), '%PDF-1.7 and nothing else');
  await writeFile(join(corpus, 'notes.txt'), 'not a document');
  await writeFile(join(corpus, 'skipped.zip'), 'PK');

  const log: string[] = [];
  const { lines, faults } = await runFiles({
    seed: 3,
    fresh: true,
    corpora: [corpus],
    log: (line) => log.push(line),
    program: bundled.program,
  });
  expect(faults).toBe(0);
  const text = lines.join('\n');
  expect(text).toMatch(/\| corpus-of-a-test \| 3 \| 1 \| 2 \| 2 \| 3 \| 0 \| 0 \| \d+ \|/);
  expect(text).toMatch(/\| file_broken \| .+\. \| 1 \| corpus-of-a-test\/broken\.pdf \|/);
  expect(text).toMatch(/\| file_type_unknown \| .+\. \| 1 \| corpus-of-a-test\/notes\.txt \|/);
  expect(text).not.toContain(folder);
});

it('counts it as a fault when the pool cannot read at all', async () => {
  const corpus = join(folder, 'unread');
  await mkdir(corpus);
  await writeFile(join(corpus, 'file.pdf'), '%PDF-1.7');
  const { lines, faults } = await runFiles({
    seed: 3,
    fresh: true,
    corpora: [corpus],
    log: () => {},
    program: `${bundled.program}.missing`,
  });
  expect(faults).toBe(1);
  expect(lines.join('\n')).toContain('unread/file.pdf: the file: Error instead of a reason');
});
