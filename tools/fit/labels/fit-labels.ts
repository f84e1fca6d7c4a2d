import type { SuggestWeights } from '@countersign/engine/lar/suggest/weights';
import { randomFrom } from '../fit-scores.ts';
import { shuffled } from './drawn-labels.ts';
import type { Example, Fields } from './example.ts';

const epochs = 12;
const rate = 0.25;
/** Draws weights to nothing. */
const shrink = 0.002;
/** How often one feature, the whole label, or all that values say, is left out: the rest must do as well. */
const drop = { one: 0.15, label: 0.4, values: 0.05 };
const seed = 7;
/** Steps this small are not worth their time. */
const leastStep = 1e-3;
/** A feature that stands once teaches what is true of that one place. */
const leastSeen = 2;
/** In log odds: a weight below this settles nothing, and does not ship. */
const leastWeight = 0.25;

const isLabel = (name: string): boolean => name.startsWith('label:');
const isOfValues = (name: string): boolean => /^(?:value|size|tells|date|says):|^(?:word|above|party):.* /.test(name);

class Weights {
  readonly bias: Float32Array;
  readonly #biasSquares: Float32Array;
  readonly rows: Float32Array[] = [];
  readonly #squares: Float32Array[] = [];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
    this.bias = new Float32Array(count);
    this.#biasSquares = new Float32Array(count);
  }

  add(): void {
    this.rows.push(new Float32Array(this.#count));
    this.#squares.push(new Float32Array(this.#count));
  }

  shares(ids: readonly number[], mask: Uint8Array): Float32Array {
    const scores = Float32Array.from(this.bias);
    for (const id of ids) {
      const row = this.rows[id] as Float32Array;
      for (let at = 0; at < this.#count; at++) scores[at] = (scores[at] as number) + (row[at] as number);
    }
    let top = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.#count; at++) if (mask[at] === 1) top = Math.max(top, scores[at] as number);
    let sum = 0;
    for (let at = 0; at < this.#count; at++) {
      scores[at] = mask[at] === 1 ? Math.exp((scores[at] as number) - top) : 0;
      sum += scores[at] as number;
    }
    return scores.map((score) => score / sum);
  }

  pull(ids: readonly number[], at: number, pull: number, step: number): void {
    const square = (this.#biasSquares[at] as number) + pull * pull;
    this.#biasSquares[at] = square;
    this.bias[at] = (this.bias[at] as number) + (step * pull) / Math.sqrt(square + 0.1);
    for (const id of ids) {
      const row = this.rows[id] as Float32Array;
      const squares = this.#squares[id] as Float32Array;
      const weight = row[at] as number;
      const gradient = pull - shrink * weight;
      const own = (squares[at] as number) + gradient * gradient;
      squares[at] = own;
      row[at] = weight + (step * gradient) / Math.sqrt(own + 0.1);
    }
  }
}

/** Softmax over fields and none, one place at a time. The same examples in the same order give the same weights. */
export function fitLabels(examples: readonly Example[], fields: Fields): SuggestWeights {
  const random = randomFrom(seed);
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= leastSeen).map(([name]) => name);
  const ids = new Map(names.map((name, id) => [name, id]));
  const weights = new Weights(fields.names.length);
  for (const _ of names) weights.add();
  const labels = new Uint8Array(names.map((name) => (isLabel(name) ? 1 : 0)));
  const ofValues = new Uint8Array(names.map((name) => (isOfValues(name) ? 1 : 0)));
  const numbered = examples.map((example) => ({
    example,
    all: example.features.flatMap((name) => ids.get(name) ?? []),
  }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate / Math.sqrt(1 + 0.3 * epoch);
    for (const { example, all } of shuffled(numbered, random)) {
      const [noLabel, noValues] = [random() < drop.label, random() < drop.values];
      const kept = all.filter(
        (id) => random() >= drop.one && !(noLabel && labels[id] === 1) && !(noValues && ofValues[id] === 1),
      );
      learn(weights, example, kept, step);
    }
  }
  return shipped(weights, names, fields);
}

function learn(weights: Weights, { allowed, mask, weight }: Example, ids: readonly number[], step: number): void {
  const shares = weights.shares(ids, mask);
  const inside = allowed.reduce((sum, at) => sum + (shares[at] ?? 0), 0);
  const pulls = shares.map((share) => -share);
  for (const at of allowed) {
    pulls[at] = (pulls[at] ?? 0) + (inside > 1e-9 ? (shares[at] ?? 0) / inside : 1 / allowed.length);
  }
  for (const [at, pull] of pulls.entries()) {
    if (Math.abs(pull) >= leastStep) weights.pull(ids, at, pull * weight, step);
  }
}

function shipped(weights: Weights, names: readonly string[], fields: Fields): SuggestWeights {
  const features = names.flatMap((name, id) => {
    const row = weights.rows[id] as Float32Array;
    const pairs = [...row.entries()].filter(([, weight]) => Math.abs(weight) >= leastWeight);
    return pairs.length === 0 || /[\t\n]/.test(name)
      ? []
      : [`${name}\t${pairs.map(([at, weight]) => `${at}:${tenths(weight)}`).join(' ')}`];
  });
  return { fields: fields.names, bias: [...weights.bias].map(tenths), features: features.sort() };
}

function tenths(weight: number): number {
  return Math.round(weight * 10);
}
