import { afterAll, beforeAll, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { type BundledProgram, bundleProgram } from '../../src/reading/isolation/testing/bundle-reader.ts';
import { run } from './bad-files.ts';

let bundled: BundledProgram;
beforeAll(async () => {
  bundled = await bundleProgram('reader.ts', 'runReader');
});
afterAll(() => bundled.remove());

it('ends each spoiled file with values or with a reason', { timeout: 600_000 }, async () => {
  const rounds = slice(1, 2);
  const { figures, faults } = await run({ seed: 3, rounds, log: () => {}, program: bundled.program });
  expect(faults).toEqual([]);
  expect(figures.files).toBe(100 * rounds);
  // Otherwise everything was refused at its first byte, or nothing was spoiled at all.
  for (const met of ['PDFs read', 'PDFs file_broken', 'records read', 'records unreadable'])
    expect(figures[met]).toBeGreaterThan(0);
});
