import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Choice, Example, FieldExample, Names, SpanFeatures } from './examples.ts';

/** Weights while they are fitted, in log odds, by the number of the feature. */
export interface Scores {
  readonly names: Names;
  readonly kinds: ReadonlyMap<string, Float32Array>;
  readonly fields: ReadonlyMap<string, Float32Array>;
  /** The odds against any answer, by field and document type. */
  readonly none: ReadonlyMap<string, number>;
  readonly asked: AskedFields;
}

/** The fields that papers of a type print. */
export type AskedFields = ReadonlyMap<string, ReadonlySet<string>>;

const epochs = 5;
const rate = 0.3;
/** Draws weights to nothing: those of one field harder than those that all fields of a kind share. */
const shrink = { kind: 0.0003, field: 0.002 };
/** How often the features of whole labels are left out of a document, so that words alone must do as well. */
const drop = 0.4;
const seed = 7;
/** Steps this small are not worth their time. */
const leastStep = 1e-4;

const isWhole = (name: string): boolean => /^(?:inline|left|row|up|head|down|section|before):|^[a-z_0-9]+\|/.test(name);

class Table {
  readonly weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #shrink: number;

  constructor(size: number, shrunk: number) {
    this.weights = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#shrink = shrunk;
  }

  pull(ids: Int32Array, left: Uint8Array | null, amount: number, step: number): void {
    for (const id of ids) {
      if (left !== null && left[id] === 1) continue;
      const weight = this.weights[id] as number;
      const gradient = amount - this.#shrink * weight;
      const square = (this.#squares[id] as number) + gradient * gradient;
      this.#squares[id] = square;
      this.weights[id] = weight + (step * gradient) / Math.sqrt(square + 0.1);
    }
  }

  sum(ids: Int32Array, left: Uint8Array | null): number {
    let sum = 0;
    for (const id of ids) if (left === null || left[id] !== 1) sum += this.weights[id] as number;
    return sum;
  }
}

interface Bias {
  value: number;
  square: number;
}

/**
 * Softmax over the spans that may answer a field, and no answer, one document and field at a time; a field with several
 * values asks of each span alone. The same examples in the same order give the same bits.
 */
export function fitScores(examples: readonly Example[], names: Names, asked: AskedFields): Scores {
  const random = randomFrom(seed);
  const whole = Uint8Array.from(names.names, (name) => (isWhole(name) ? 1 : 0));
  const kinds = new Map<string, Table>();
  const fields = new Map<string, Table>();
  const biases = new Map<string, Bias>();
  const listed = examples.flatMap((example) => Array.from({ length: example.weight }, () => example));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / Math.sqrt(1 + 0.3 * epoch);
    for (const example of shuffled(listed, random)) {
      const left = random() < drop ? whole : null;
      for (const [name, own] of example.fields) {
        const field = findField(name);
        if (field === undefined || asked.get(example.docType)?.has(name) !== true) continue;
        const tables = {
          kind: known(kinds, field.kind, () => new Table(whole.length, shrink.kind)),
          field: known(fields, name, () => new Table(whole.length, shrink.field)),
          bias: known(biases, `${name} ${example.docType}`, () => ({ value: 0, square: 0 })),
        };
        learn(example, own, field.repeated, { ...tables, left, step });
      }
    }
  }
  const weightsOf = (tables: ReadonlyMap<string, Table>) =>
    new Map([...tables].map(([name, { weights }]) => [name, weights]));
  return {
    names,
    kinds: weightsOf(kinds),
    fields: weightsOf(fields),
    none: new Map([...biases].map(([name, { value }]) => [name, value])),
    asked,
  };
}

interface Turn {
  readonly kind: Table;
  readonly field: Table;
  readonly bias: Bias;
  /** Features that are left out this time. */
  readonly left: Uint8Array | null;
  readonly step: number;
}

function learn(example: Example, own: FieldExample, repeated: boolean, turn: Turn): void {
  const { kind, field, bias, left, step } = turn;
  // Right by its value at a place that the truth does not mark: neither right nor wrong.
  const live = own.choices.filter(({ label }) => label !== -1);
  // A true value that no span is teaches nothing but doubt.
  if (own.isStated && live.every(({ label }) => label !== 1)) return;
  const spanOf = ({ span }: Choice): SpanFeatures => example.spans[span] as SpanFeatures;
  const scores = live.map((one) => {
    const { said, placed } = spanOf(one);
    return kind.sum(said, left) + kind.sum(placed, null) + kind.sum(one.tied, null) + field.sum(said, left);
  });
  const pulls = repeated
    ? live.map(({ label }, at) => 0.5 * (label - 1 / (1 + Math.exp(bias.value - (scores[at] ?? 0)))))
    : softmaxPulls(live, scores, bias.value);
  for (const [at, one] of live.entries()) {
    const pull = pulls[at] ?? 0;
    if (Math.abs(pull) < leastStep) continue;
    const { said, placed } = spanOf(one);
    kind.pull(said, left, pull, step);
    kind.pull(placed, null, pull, step);
    kind.pull(one.tied, null, pull, step);
    field.pull(said, left, pull, step);
  }
  const gradient = repeated
    ? -pulls.reduce((sum, pull) => sum + pull, 0)
    : (own.isStated ? 0 : 1) - noneShare(scores, bias.value);
  bias.square += gradient * gradient;
  bias.value += (step * gradient) / Math.sqrt(bias.square + 0.1);
}

function softmaxPulls(live: readonly Choice[], scores: readonly number[], none: number): number[] {
  const top = scores.reduce((most, score) => Math.max(most, score), none);
  const masses = scores.map((score) => Math.exp(score - top));
  const sum = masses.reduce((whole, mass) => whole + mass, Math.exp(none - top));
  const right = live.reduce((whole, { label }, at) => whole + (label === 1 ? (masses[at] ?? 0) : 0), 0);
  return live.map(({ label }, at) => {
    const mass = masses[at] ?? 0;
    return (label === 1 && right > 0 ? mass / right : 0) - mass / sum;
  });
}

function noneShare(scores: readonly number[], none: number): number {
  const top = scores.reduce((most, score) => Math.max(most, score), none);
  return Math.exp(none - top) / scores.reduce((sum, score) => sum + Math.exp(score - top), Math.exp(none - top));
}

function known<T>(all: Map<string, T>, name: string, make: () => T): T {
  const own = all.get(name) ?? make();
  all.set(name, own);
  return own;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

export function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
