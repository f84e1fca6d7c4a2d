import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scores } from './fit-scores.ts';

/** In log odds: a weight below this settles nothing. */
const leastWeight = 0.08;
/** Of a field the heaviest: what ships is read by people. */
const mostWeights = 500;
/** In signs. */
const longestLine = 4_000;

/** Writes scores as the milli log odds that ship, a file for each field. Answers how many weights that are. */
export function writeWeights(folder: string, { names, fields, none, asked }: Scores): number {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.json')) rmSync(join(folder, old));
  let count = 0;
  for (const [field, weights] of [...fields].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const heaviest = names.names
      .map((name, id) => ({ name, weight: weights[id] ?? 0 }))
      .filter(({ name, weight }) => Math.abs(weight) >= leastWeight && !/[\t\n]/.test(name))
      .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.name < b.name ? -1 : 1))
      .slice(0, mostWeights);
    count += heaviest.length;
    const types = [...asked].filter(([, own]) => own.has(field)).map(([docType]) => docType);
    const biases = types.map((docType) => [docType, milli(none.get(`${field} ${docType}`) ?? 0)] as const);
    const lines = linesOf(heaviest.map(({ name, weight }) => `${name} ${milli(weight)}`));
    const data = { field, none: Object.fromEntries(biases), weights: lines };
    writeFileSync(join(folder, `${field.replaceAll('_', '-')}.json`), `${JSON.stringify(data, null, 2)}\n`);
  }
  return count;
}

const milli = (weight: number): number => Math.round(weight * 1000);

function linesOf(entries: readonly string[]): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < longestLine) lines[lines.length - 1] = `${last}\t${entry}`;
    else lines.push(entry);
  }
  return lines;
}
