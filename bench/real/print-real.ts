import { type Row, rounded } from '../harness/report.ts';
import type { RealDocument } from './real-documents.ts';
import type { DocumentScore, SplitPart } from './score-document.ts';

export interface Scored {
  readonly document: RealDocument;
  readonly parts: readonly SplitPart[];
  readonly score: DocumentScore;
}

/** Wide enough to hold some values each, narrow enough to show where the curve leaves the diagonal. */
const BINS = 20;

export function figuresOf(scored: readonly Scored[]): Row {
  const scores = scored.map(({ score }) => score);
  const sum = (pick: (score: DocumentScore) => number) => scores.reduce((total, score) => total + pick(score), 0);
  const split = scores.filter(({ splitRight }) => splitRight !== null);
  const values = sum((score) => score.values);
  const stated = sum((score) => score.stated);
  const wrong = sum((score) => score.wrong.length);
  const boxes = sum((score) => score.boxes.known);
  return {
    documents: scores.length,
    'type right': share(
      sum(({ typeRight }) => Number(typeRight)),
      scores.length,
    ),
    'split right': share(split.filter(({ splitRight }) => splitRight).length, split.length),
    values,
    stated: share(stated, values),
    'with proposed': share(stated + sum((score) => score.proposed), values),
    wrong,
    // Of everything that was stated, as a reviewer meets it.
    'wrong %': stated + wrong === 0 ? '–' : rounded((100 * wrong) / (stated + wrong)),
    boxes: share(
      sum((score) => score.boxes.right),
      boxes,
    ),
  };
}

/** How often values of a confidence are right, proposed ones included. */
export function calibration(scored: readonly Scored[]): readonly Row[] {
  const judged = scored.flatMap(({ score }) => score.judged);
  return Array.from({ length: BINS }, (_, index) => {
    const [from, to] = [index / BINS, (index + 1) / BINS];
    const own = judged.filter(({ confidence }) => confidence >= from && (confidence < to || index === BINS - 1));
    return {
      confidence: `${from.toFixed(2)} to ${to.toFixed(2)}`,
      values: own.length,
      'mean confidence': share(
        own.reduce((total, { confidence }) => total + confidence, 0),
        own.length,
      ),
      right: share(own.filter(({ right }) => right).length, own.length),
    };
  }).filter(({ values }) => values > 0);
}

function share(part: number, whole: number): number | string {
  return whole === 0 ? '–' : rounded(part / whole, 4);
}
