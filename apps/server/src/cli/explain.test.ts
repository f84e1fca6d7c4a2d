import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePackage } from '../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { printedBy } from '../../test/printed-by.ts';
import { run } from './explain.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-explain-'));
  file = join(folder, 'package.pdf');
  const layouts = workingLayouts.filter(({ docType }) => ['promissory_note', 'deed_of_trust'].includes(docType));
  const { pdf } = await makePackage({ layouts, seed: 4, documents: 2, clutter: false });
  await writeFile(file, pdf);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const explain = (...args: string[]) => printedBy(run, args);

it('says of every value what is printed, what it means, where it stands, its state and confidence', async () => {
  const { code, out } = await explain(file);
  expect(code).toBe(0);
  expect(out).toMatch(/^Principal amount: \$[\d,.]+ {3}\[stated\]$/m);
  expect(out).toMatch(/^ {2}On page \d+ of the promissory note, printed as “.+”\.$/m);
  expect(out).toMatch(/^ {2}Read with \d+% confidence/m);
  expect(out).toMatch(/^ {2}The .+ the same\.$/m);
});

it('takes one field, and everything as JSON', async () => {
  const { out } = await explain(file, '--field', 'principal_amount', '--json');
  const values = JSON.parse(out) as { fieldName: string; state: string; why: { place: string } }[];
  expect(values.length).toBeGreaterThan(0);
  for (const { fieldName, state, why } of values) {
    expect(fieldName).toBe('principal_amount');
    expect(['stated', 'proposed']).toContain(state);
    expect(why.place).toContain('page');
  }
});

it('says what is wrong with how it was called', async () => {
  expect((await explain()).code).toBe(2);
  expect((await explain(join(folder, 'none.pdf'))).error).toContain('cannot be opened');
  expect((await explain(file, '--field', 'nothing')).error).toContain('nothing is not a canonical field');
});
