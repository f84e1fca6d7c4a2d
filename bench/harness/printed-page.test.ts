import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Kept, type Missing, printResults } from './print-results.ts';
import type { Report } from './report.ts';
import { readResult } from './result.ts';
import { resultNames } from './variant.ts';

const root = join(import.meta.dirname, '../..');
const benchmarks = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.report.ts'))
  .map((file) => file.slice(0, -3));
const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');

const reports = await Promise.all(
  benchmarks.map(async (benchmark) => {
    const { report } = (await import(join(root, `bench/${benchmark}.report.ts`))) as { report: Report };
    return { benchmark, report };
  }),
);

describe('the page of benchmarks', () => {
  it.each(reports)('shows every result of $benchmark, or says that none is kept', ({ benchmark, report }) => {
    for (const name of resultNames(benchmark, report))
      expect(page).toMatch(new RegExp(`^### ${name}$|\`${name}\``, 'm'));
  });

  it('and its charts are as the kept results print them', () => {
    const kept: Kept[] = [];
    const without: Missing[] = [];
    for (const { benchmark, report } of reports) {
      for (const name of resultNames(benchmark, report)) {
        const result = readResult(root, name);
        if (result === null) without.push({ name, takes: report.takes });
        else kept.push({ benchmark, report, result });
      }
    }
    // Where this fails, `npm run bench -- --print` mends it.
    for (const [path, text] of Object.entries(printResults(page, kept, without))) {
      const file = join(root, path);
      expect(existsSync(file) ? readFileSync(file, 'utf8') : '', path).toBe(text);
    }
  });
});
