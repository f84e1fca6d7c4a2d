// `npm run fit`: the weights by which values are read, fitted on sampled houses, the open drawn layouts and the open real
// documents, and written to packages/engine/data/weights.ts. `npm run fit -- --vocabulary` first writes anew the words
// that features may name. `npm run fit -- --labels`: those by which mappings of approval records are suggested, and the
// words of their labels.
import { join } from 'node:path';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const data = join(root, 'packages/engine/data');
const [option] = process.argv.slice(2);
if (option !== undefined && option !== '--vocabulary' && option !== '--labels') {
  console.error('Usage: npm run fit [-- --vocabulary | --labels]');
  process.exit(2);
}
if (option === '--labels') {
  const { writeLabelVocabulary } = await importTs('tools/fit/labels/write-label-vocabulary.ts');
  writeLabelVocabulary(root);
  const { fitExports, writeSuggestWeights } = await importTs('tools/fit/labels/fit-all-labels.ts');
  writeSuggestWeights(root, fitExports(root));
  process.exit(0);
}
if (option === '--vocabulary') {
  const { writeVocabulary } = await importTs('tools/fit/write-vocabulary.ts');
  await writeVocabulary(join(data, 'vocabulary.ts'));
}
const { fitAll } = await importTs('tools/fit/fit-all.ts');
await fitAll(data);
