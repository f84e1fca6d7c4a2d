// `npm run fit`: the weights by which values are read, fitted on sampled houses, the open drawn layouts and the open real
// documents, and written to packages/engine/data/weights.ts. `npm run fit -- --vocabulary` first writes anew the words
// that features may name.
import { join } from 'node:path';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const data = join(root, 'packages/engine/data');
const [option] = process.argv.slice(2);
if (option !== undefined && option !== '--vocabulary') {
  console.error('Usage: npm run fit [-- --vocabulary]');
  process.exit(2);
}
if (option === '--vocabulary') {
  const { writeVocabulary } = await importTs('tools/fit/write-vocabulary.ts');
  await writeVocabulary(join(data, 'vocabulary.ts'));
}
const { fitAll } = await importTs('tools/fit/fit-all.ts');
await fitAll(data);
