import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import type { SuggestWeights } from '@countersign/engine/lar/suggest/weights';
import { drawnLabels } from './drawn-labels.ts';
import { Fields } from './example.ts';
import { fitLabels } from './fit-labels.ts';
import { casesFolder, labeledExports, setsOfExports } from './labeled-exports.ts';

/** Weights by which mappings are suggested, fitted to all labeled exports but those of the sets that are left out. */
export function fitExports(root: string, leftOut: readonly string[] = []): SuggestWeights {
  const fields = new Fields(fieldCatalogue.map(({ name }) => name));
  const cases = casesFolder(root);
  const sets = setsOfExports(cases).filter((set) => !leftOut.includes(set));
  const exports = sets.flatMap((set) => labeledExports(cases, set, fields));
  return fitLabels([...exports.flatMap(({ examples }) => examples), ...drawnLabels(exports, fields)], fields);
}

export function writeSuggestWeights(root: string, weights: SuggestWeights): void {
  writeFileSync(
    join(root, 'packages/engine/data/suggest-weights.ts'),
    [
      "import type { SuggestWeights } from '../src/lar/suggest/weights.ts';",
      '',
      '/** Written by `npm run fit -- --labels`; nobody edits it by hand. */',
      `export const suggestWeights: SuggestWeights = ${JSON.stringify(weights, null, 0).replaceAll('","', '",\n"')};`,
      '',
    ].join('\n'),
  );
}
