// Prints a line for each drawn layout: its set, its name and a digest of what it draws for some seeds, every call that
// draws and every word, value and mark with its box. To show that rewriting layouts changes no page, print before and
// after and compare: `node tools/hash-layouts.mjs > FILE`.
import { createHash } from 'node:crypto';
import { importTs } from './run-ts.mjs';

const SEEDS = [1, 2, 8, 13, 47, 101];

const { drawLayoutSets } = await importTs('tools/packages/draw-layout-sets.ts');
for (const { set, id, drawings } of drawLayoutSets(SEEDS)) {
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing);
  process.stdout.write(`${set} ${id} ${hash.digest('hex')}\n`);
}
