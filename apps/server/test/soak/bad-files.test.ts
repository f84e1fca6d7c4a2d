import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../src/reading/isolation/testing/bundle-reader.ts';
import { run } from './bad-files.ts';

let bundled: BundledProgram;
beforeAll(async () => {
  bundled = await bundleProgram('reader.ts', 'runReader');
});
afterAll(() => bundled.remove());

it('ends each of two hundred spoiled files with values or with a reason', { timeout: 600_000 }, async () => {
  const { figures, faults } = await run({ seed: 3, rounds: 2, log: () => {}, program: bundled.program });
  expect(faults).toEqual([]);
  expect(figures.files).toBe(200);
  // Otherwise everything was refused at its first byte, or nothing was spoiled at all.
  for (const met of ['PDFs read', 'PDFs file_broken', 'records read', 'records unreadable'])
    expect(figures[met]).toBeGreaterThan(0);
});
