import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Finding } from '@countersign/contract/review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePackage } from '../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { printedBy } from '../../test/printed-by.ts';
import { createValidator } from '../platform/validation.ts';
import { run } from './review.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-review-'));
  file = join(folder, 'package.pdf');
  const layouts = workingLayouts.filter(({ docType }) => ['promissory_note', 'deed_of_trust'].includes(docType));
  const { pdf } = await makePackage({ layouts, seed: 4, documents: 2, clutter: false });
  await writeFile(file, pdf);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const review = (...args: string[]) => printedBy(run, args);

interface Printed {
  readonly engineVersion: string;
  readonly rulesetVersion: string;
  readonly documents: { id: string; docType: string }[];
  readonly fields: { documentId: string; source: string; state: string }[];
  readonly findings: Finding[];
  readonly notEvaluated: { ruleId: string; missing: string[] }[];
}

it('prints findings in the shapes of the interface, the same ones every time, and answers 1 to exceptions', async () => {
  const { code, out } = await review(file, '--json');
  const printed = JSON.parse(out) as Printed;
  expect(code).toBe(1);
  expect(printed.findings.map(({ ruleId }) => ruleId)).toContain('R-300');
  const faults = createValidator(Finding, 'body');
  for (const finding of printed.findings) expect(faults(finding)).toEqual([]);
  const known = new Set(printed.documents.map(({ id }) => id));
  for (const { detail } of printed.findings)
    for (const { documentId } of detail.sources) expect(known).toContain(documentId);
  for (const { state } of printed.fields) expect(['stated', 'proposed']).toContain(state);
  expect((await review(file, '--json')).out).toBe(out);
});

it('takes the approval record as a source of its own', async () => {
  const record = join(folder, 'record.json');
  await writeFile(record, JSON.stringify({ principal_amount: '1.00', borrower_name: 'Nobody Atall' }));
  const { code, out } = await review(file, '--lar', record, '--json');
  const printed = JSON.parse(out) as Printed;
  expect(code).toBe(1);
  expect(printed.findings.map(({ ruleId }) => ruleId)).toContain('R-301');
  expect(printed.findings.map(({ ruleId }) => ruleId)).not.toContain('R-300');
  const sources = printed.findings.flatMap(({ detail }) => detail.sources).filter(({ source }) => source === 'lar');
  expect(sources.length).toBeGreaterThan(0);
  expect(new Set(sources.map(({ documentId }) => documentId)).size).toBe(1);
});

it('prints a table for people and a page with the findings', async () => {
  const report = join(folder, 'report.html');
  const { out } = await review(file, '--report', report);
  expect(out).toMatch(/EXCEPTION {2}R-300/);
  expect(out).toContain('not evaluated');
  const html = await readFile(report, 'utf8');
  expect(html).toContain('<h2>Findings</h2>');
  expect(html).toContain('R-300');
});

it('answers 2 to what cannot be read and to wrong usage', async () => {
  const broken = join(folder, 'broken.pdf');
  await writeFile(broken, 'this is no document');
  expect((await review(broken)).code).toBe(2);
  expect((await review()).code).toBe(2);
  expect((await review(file, '--profile', 'x')).code).toBe(2);
  expect((await review(join(folder, 'missing.pdf'))).error).toContain('cannot be opened');
});
