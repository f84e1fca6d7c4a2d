import type { Example, Names } from './examples.ts';
import { findField } from '@countersign/engine/fields/field-catalogue';

/** Weights by field: the score of a span is their sum over its features. */
export interface Model {
  readonly names: Names;
  readonly fields: ReadonlyMap<string, Float32Array>;
  /** Bias of no answer, by field and document type. */
  readonly none: ReadonlyMap<string, number>;
  readonly asked: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface FitOptions { readonly epochs: number; readonly rate: number; readonly l2: number; readonly drop: number }

/** Features of labels as wholes: left out now and then, so that words alone must do as well. */
const isWhole = (name: string): boolean => /^(?:inline|left|row|up|head|down|section|before)[:=]|=|\|/.test(name);

export function fit(examples: readonly Example[], names: Names, asked: ReadonlyMap<string, ReadonlySet<string>>, { epochs, rate, l2, drop }: FitOptions): Model {
  const size = names.names.length;
  const whole = Uint8Array.from(names.names, (name) => (isWhole(name) ? 1 : 0));
  const fields = new Map<string, Float32Array>();
  const squares = new Map<string, Float32Array>();
  const none = new Map<string, number>();
  const noneSquares = new Map<string, number>();
  const order = examples.map((_, i) => i);
  let seed = 7;
  const random = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 4294967296; };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) { const j = Math.floor(random() * (i + 1)); [order[i], order[j]] = [order[j]!, order[i]!]; }
    const step = rate / Math.sqrt(1 + epoch * 0.3);
    for (const at of order) {
      const example = examples[at]!;
      const dropping = random() < drop;
      for (const [name, { choices, truth }] of example.fields) {
        if (!asked.get(example.docType)?.has(name)) continue;
        let w = fields.get(name);
        if (w === undefined) { w = new Float32Array(size); fields.set(name, w); squares.set(name, new Float32Array(size)); }
        const g2 = squares.get(name)!;
        const bias = `${name} ${example.docType}`;
        const live = choices.filter(({ label }) => label !== -1);
        // A true value that is no span teaches nothing but doubt.
        if (truth.length > 0 && !live.some(({ label }) => label === 1)) continue;
        const scores = live.map(({ span }) => scoreOf(w!, example.spans[span]!, dropping ? whole : null));
        const repeated = findField(name)?.repeated === true;
        const b = none.get(bias) ?? 0;
        const gradients: number[] = [];
        let noneGradient = 0;
        if (repeated) {
          for (const [i, { label }] of live.entries()) {
            const p = 1 / (1 + Math.exp(-(scores[i]! - b)));
            gradients.push((label - p) * 0.5); noneGradient -= (label - p) * 0.5;
          }
        } else {
          const top = Math.max(b, ...scores);
          const exps = scores.map((s) => Math.exp(s - top));
          const en = Math.exp(b - top);
          const sum = exps.reduce((x, y) => x + y, en);
          const right = live.reduce((x, { label }, i) => x + (label === 1 ? exps[i]! : 0), 0);
          for (const [i, { label }] of live.entries()) {
            const p = exps[i]! / sum;
            gradients.push((label === 1 ? exps[i]! / right : 0) - p);
          }
          noneGradient = (truth.length === 0 ? 1 : 0) - en / sum;
        }
        for (const [i, { span }] of live.entries()) {
          const g = gradients[i]!;
          if (Math.abs(g) < 1e-4) continue;
          for (const id of example.spans[span]!) {
            if (dropping && whole[id] === 1) continue;
            const gi = g - l2 * w[id]!;
            g2[id]! += gi * gi;
            w[id]! += (step * gi) / Math.sqrt(g2[id]! + 0.1);
          }
        }
        const s = (noneSquares.get(bias) ?? 0) + noneGradient * noneGradient;
        noneSquares.set(bias, s);
        none.set(bias, b + (step * noneGradient) / Math.sqrt(s + 0.1));
      }
    }
  }
  return { names, fields, none, asked };
}

export function scoreOf(w: Float32Array, ids: Int32Array, left: Uint8Array | null): number {
  let sum = 0;
  if (left === null) for (let i = 0; i < ids.length; i += 1) sum += w[ids[i]!]!;
  else for (let i = 0; i < ids.length; i += 1) if (left[ids[i]!] === 0) sum += w[ids[i]!]!;
  return sum;
}

export interface Answer { readonly field: string; readonly value: string; readonly key: string; readonly span: number; readonly p: number; readonly score: number; readonly second: number }

/** What a model reads off a document, each with its probability among all that might answer. */
export function answer(model: Model, example: Example): Answer[] {
  const answers: Answer[] = [];
  for (const [name, { choices }] of example.fields) {
    if (!model.asked.get(example.docType)?.has(name)) continue;
    const w = model.fields.get(name);
    if (w === undefined || choices.length === 0) continue;
    const scores = choices.map(({ span }) => scoreOf(w, example.spans[span]!, null));
    const b = model.none.get(`${name} ${example.docType}`) ?? 0;
    const groups = new Map<string, { mass: number; best: number; at: number }>();
    if (findField(name)?.repeated === true) {
      for (const [i, { key }] of choices.entries()) {
        const p = 1 / (1 + Math.exp(-(scores[i]! - b)));
        const known = groups.get(key);
        if (known === undefined || p > known.best) groups.set(key, { mass: p, best: p, at: i });
      }
      for (const [key, { mass, at }] of groups) if (mass >= 0.3) answers.push({ field: name, value: choices[at]!.value, key, span: choices[at]!.span, p: mass, score: scores[at]! - b, second: 0 });
      continue;
    }
    const top = Math.max(b, ...scores);
    let sum = Math.exp(b - top);
    for (const [i, { key }] of choices.entries()) {
      const e = Math.exp(scores[i]! - top);
      sum += e;
      const known = groups.get(key);
      if (known === undefined) groups.set(key, { mass: e, best: e, at: i });
      else { known.mass += e; if (e > known.best) { known.best = e; known.at = i; } }
    }
    const ranked = [...groups].sort((x, y) => y[1].mass - x[1].mass);
    const [first] = ranked;
    if (first === undefined) continue;
    const [key, { mass, at }] = first;
    answers.push({ field: name, value: choices[at]!.value, key, span: choices[at]!.span, p: mass / sum, score: scores[at]! - b, second: (ranked[1]?.[1].mass ?? 0) / sum });
  }
  return answers;
}
