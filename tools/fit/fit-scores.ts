import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Example, FieldExample, Names } from './examples.ts';

/** Weights while they are fitted: one array a field, in log odds, by the number of the feature. */
export interface Scores {
  readonly names: Names;
  readonly fields: ReadonlyMap<string, Float32Array>;
  /** The odds against any answer, by field and document type. */
  readonly none: ReadonlyMap<string, number>;
  readonly asked: AskedFields;
}

/** The fields that papers of a type print. */
export type AskedFields = ReadonlyMap<string, ReadonlySet<string>>;

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Draws weights to nothing. */
  readonly shrink: number;
  /** How often the features of whole labels are left out of a document, so that words alone must do as well. */
  readonly drop: number;
  readonly seed: number;
}

export const usualFit: FitOptions = { epochs: 5, rate: 0.3, shrink: 0.0005, drop: 0.4, seed: 7 };

const isWhole = (name: string): boolean => /^(?:inline|left|row|up|head|down|section|before)[:=]|=|\|/.test(name);

/** Steps this small are not worth their time. */
const leastStep = 1e-4;

interface Field {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

interface Bias {
  value: number;
  square: number;
}

/**
 * Softmax over the spans that may answer a field, and no answer, one document and field at a time; a field with several
 * values asks of each span alone. The same examples in the same order with the same seed give the same bits.
 */
export function fitScores(
  examples: readonly Example[],
  names: Names,
  asked: AskedFields,
  { epochs, rate, shrink, drop, seed }: FitOptions,
): Scores {
  const random = randomFrom(seed);
  const whole = Uint8Array.from(names.names, (name) => (isWhole(name) ? 1 : 0));
  const kept = new Uint8Array(whole.length);
  const fields = new Map<string, Field>();
  const biases = new Map<string, Bias>();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / Math.sqrt(1 + 0.3 * epoch);
    for (const example of shuffled(examples, random)) {
      const left = random() < drop ? whole : kept;
      for (const [name, own] of example.fields) {
        if (asked.get(example.docType)?.has(name) !== true) continue;
        const field = known(fields, name, () => ({
          weights: new Float32Array(whole.length),
          squares: new Float32Array(whole.length),
        }));
        const bias = known(biases, `${name} ${example.docType}`, () => ({ value: 0, square: 0 }));
        learn(example, own, findField(name)?.repeated === true, { field, bias, left, step, shrink });
      }
    }
  }
  return {
    names,
    fields: new Map([...fields].map(([name, { weights }]) => [name, weights])),
    none: new Map([...biases].map(([name, { value }]) => [name, value])),
    asked,
  };
}

interface Lesson {
  readonly field: Field;
  readonly bias: Bias;
  /** Features that are left out this time. */
  readonly left: Uint8Array;
  readonly step: number;
  readonly shrink: number;
}

function learn(example: Example, own: FieldExample, repeated: boolean, lesson: Lesson): void {
  const { field, bias, left, step, shrink } = lesson;
  // Right by its value at a place that the truth does not mark: neither right nor wrong.
  const live = own.choices.filter(({ label }) => label !== -1);
  // A true value that no span is teaches nothing but doubt.
  if (own.truth.length > 0 && live.every(({ label }) => label !== 1)) return;
  const scores = live.map(({ span }) => scoreOf(field.weights, example.spans[span], left));
  const pulls = repeated
    ? live.map(({ label }, at) => 0.5 * (label - 1 / (1 + Math.exp(bias.value - (scores[at] ?? 0)))))
    : softmaxPulls(live, scores, bias.value);
  for (const [at, { span }] of live.entries()) {
    const pull = pulls[at] ?? 0;
    if (Math.abs(pull) < leastStep) continue;
    for (const id of example.spans[span] ?? []) {
      if (left[id] === 1) continue;
      const weight = field.weights[id] ?? 0;
      const gradient = pull - shrink * weight;
      const square = (field.squares[id] ?? 0) + gradient * gradient;
      field.squares[id] = square;
      field.weights[id] = weight + (step * gradient) / Math.sqrt(square + 0.1);
    }
  }
  const gradient = repeated
    ? -pulls.reduce((sum, pull) => sum + pull, 0)
    : (own.truth.length === 0 ? 1 : 0) - noneShare(scores, bias.value);
  bias.square += gradient * gradient;
  bias.value += (step * gradient) / Math.sqrt(bias.square + 0.1);
}

function softmaxPulls(live: FieldExample['choices'], scores: readonly number[], none: number): number[] {
  const top = Math.max(none, ...scores);
  const masses = scores.map((score) => Math.exp(score - top));
  const sum = masses.reduce((whole, mass) => whole + mass, Math.exp(none - top));
  const right = live.reduce((whole, { label }, at) => whole + (label === 1 ? (masses[at] ?? 0) : 0), 0);
  return live.map(({ label }, at) => {
    const mass = masses[at] ?? 0;
    return (label === 1 && right > 0 ? mass / right : 0) - mass / sum;
  });
}

function noneShare(scores: readonly number[], none: number): number {
  const top = Math.max(none, ...scores);
  return Math.exp(none - top) / scores.reduce((sum, score) => sum + Math.exp(score - top), Math.exp(none - top));
}

export function scoreOf(weights: Float32Array, features: Int32Array | undefined, left?: Uint8Array): number {
  let sum = 0;
  for (const id of features ?? []) if (left?.[id] !== 1) sum += weights[id] ?? 0;
  return sum;
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

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
