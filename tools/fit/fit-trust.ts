import { readByRules } from '@countersign/engine/extraction/read-by-rules';
import { scoreDocument } from '@countersign/engine/extraction/score/score-document';
import { trustFacts } from '@countersign/engine/extraction/score/trust';
import { type Contender, contendersOf, testimonyOf } from '@countersign/engine/extraction/score/weigh-values';
import type { ReadyWeights } from '@countersign/engine/extraction/score/weights';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { completeNames } from '@countersign/engine/extraction/spans/name-reach';
import type { Truth } from '../../bench/real/real-documents.ts';
import { isSame } from '../../bench/real/score-document.ts';
import type { RealLesson } from './real-lessons.ts';
import { milli } from './ship-weights.ts';

/** A value that contended for a field of a real document, and whether it is right. */
export interface Trial {
  readonly facts: readonly (readonly [fact: string, amount: number])[];
  readonly right: boolean;
}

/** What contends for the fields of a document, read with weights that never saw it. */
export function trialsOf(
  weights: ReadyWeights,
  { document: { truth }, lesson: { pages }, parts }: RealLesson,
): Trial[] {
  return parts.flatMap(({ docType, fromPage, toPage }) => {
    const own = pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage);
    const view = viewOf(own);
    const scores = scoreDocument(weights, view, docType);
    return contendersOf(completeNames(view, readByRules({ docType, pages: own })), scores).flatMap((contenders) =>
      contenders.flatMap((one) => {
        const right = isRight(truth, one);
        return right === null ? [] : [{ facts: trustFacts(testimonyOf(one, contenders, scores, docType)), right }];
      }),
    );
  });
}

/** Null where nobody wrote down whether the document states the field. */
function isRight({ fields, absent = [] }: Truth, { field, read, scored }: Contender): boolean | null {
  const wanted = fields[field] ?? (absent.includes(field) ? [] : null);
  const value = read?.normalizedValue ?? scored?.value ?? '';
  return wanted === null ? null : wanted.some((form) => isSame(field, value, form));
}

const rounds = 400;
/** Draws weights to nothing: facts are many for so few documents. */
const shrink = 1.5;
const rate = 0.5;

/** The logistic regression of right on facts, by gradients over all trials at once. */
export function fitTrust(trials: readonly Trial[]): Record<string, number> {
  const names = [...new Set(trials.flatMap(({ facts }) => facts.map(([fact]) => fact)))].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = trials.map(({ facts, right }) => ({
    right: right ? 1 : 0,
    facts: facts.map(([fact, amount]) => [place.get(fact) ?? 0, amount] as const),
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let round = 0; round < rounds; round += 1) {
    const gradients = Float64Array.from(weights, (weight) => -shrink * weight);
    for (const { right, facts } of rows) {
      const sum = facts.reduce((whole, [at, amount]) => whole + (weights[at] ?? 0) * amount, 0);
      const miss = right - 1 / (1 + Math.exp(-sum));
      for (const [at, amount] of facts) gradients[at] = (gradients[at] ?? 0) + miss * amount;
    }
    for (const [at, gradient] of gradients.entries()) {
      squares[at] = (squares[at] ?? 0) + gradient * gradient;
      weights[at] = (weights[at] ?? 0) + (rate * gradient) / Math.sqrt((squares[at] ?? 0) + 1e-6);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, milli(weights[at] ?? 0)]));
}
