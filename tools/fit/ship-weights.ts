import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedWeights } from '@countersign/engine/extraction/score/weights';
import { contentVersion, featuresVersion } from './fingerprint.ts';
import type { Scores } from './fit-scores.ts';

/** In log odds: a weight below this settles nothing. */
const leastWeight = 0.05;
/** The heaviest ship, of a kind and of a field. */
const mostWeights = { kind: 2500, field: 400 };
/** In signs. */
const longestLine = 4_000;

/** Scores as the milli log odds that ship. */
export function shipWeights({ names, kinds, fields, none, asked }: Scores): Omit<ShippedWeights, 'trust'> {
  const heaviest = (weights: Float32Array, most: number): string[] =>
    linesOf(
      names.names
        .map((name, id) => ({ name, weight: weights[id] ?? 0 }))
        .filter(({ name, weight }) => Math.abs(weight) >= leastWeight && !/[\t\n]/.test(name))
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.name < b.name ? -1 : 1))
        .slice(0, most)
        .map(({ name, weight }) => `${name} ${milli(weight)}`),
    );
  const entries = (tables: ReadonlyMap<string, Float32Array>, most: number) =>
    Object.fromEntries(
      [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, weights]) => [name, heaviest(weights, most)]),
    );
  const nones = [...fields.keys()].sort().map((field) => {
    const types = [...asked].filter(([, own]) => own.has(field)).map(([docType]) => docType);
    return [
      field,
      Object.fromEntries(types.sort().map((docType) => [docType, milli(none.get(`${field} ${docType}`) ?? 0)])),
    ] as const;
  });
  return {
    kinds: entries(kinds, mostWeights.kind),
    fields: entries(fields, mostWeights.field),
    none: Object.fromEntries(nones),
  };
}

export const milli = (weight: number): number => Math.round(weight * 1000);

function linesOf(entries: readonly string[]): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < longestLine) lines[lines.length - 1] = `${last}\t${entry}`;
    else lines.push(entry);
  }
  return lines;
}

/** Writes what ships, and its version, as modules of the engine's data. */
export function writeWeights(folder: string, weights: ShippedWeights): void {
  writeFileSync(
    join(folder, 'weights.ts'),
    [
      "import type { ShippedWeights } from '../src/extraction/score/weights.ts';",
      '',
      '/** Written by `npm run fit`; nobody edits it by hand. */',
      `export const weights: ShippedWeights = ${JSON.stringify(weights, null, 1)};`,
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'weights-version.ts'),
    [
      '/** What the weights say and which features they were fitted to, as hashes. Written by `npm run fit`. */',
      `export const weightsVersion = { weights: '${contentVersion(weights)}', features: '${featuresVersion(weights)}' };`,
      '',
    ].join('\n'),
  );
}
