// `npm run fit [-- --folds [N]] [-- --measure]`: the weights by which values are read. Without options they are fitted
// on every open layout and written to packages/engine/data/weights; `--folds` fits on some houses and reads the others,
// and writes nothing; `--measure` reads the scored set, and real documents where REAL_DOCUMENTS names their folder.
import { join } from 'node:path';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const [what, which] = process.argv.slice(2);
if (what === '--folds') {
  const { crossValidate } = await importTs('tools/fit/cross-validate.ts');
  await crossValidate(which === undefined ? null : Number(which));
} else if (what === '--measure') {
  const { measure } = await importTs('tools/fit/measure.ts');
  await measure(join(root, 'packages/engine/data/weights'));
} else if (what === undefined) {
  const { fitAll } = await importTs('tools/fit/fit-all.ts');
  await fitAll(join(root, 'packages/engine/data/weights'));
} else {
  console.error('Usage: npm run fit [-- --folds [0|1|2] | --measure]');
  process.exit(2);
}
