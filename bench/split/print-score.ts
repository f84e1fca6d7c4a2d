import { rounded } from '../harness/report.ts';
import type { Score } from './score-split.ts';

const share = (part: number, whole: number): string | number => (whole === 0 ? '-' : rounded(part / whole, 4));

/** One line of the overview. */
export function summarize(score: Score): Readonly<Record<string, string | number>> {
  const { boundaries, outcomes, pageTypes, repeats, emptyPages } = score;
  const f1 = (2 * boundaries.both) / Math.max(1, boundaries.found + boundaries.true);
  return {
    packages: score.packages,
    pages: score.pages,
    documents: outcomes.length,
    'from, to and type right': share(outcomes.filter(({ right }) => right).length, outcomes.length),
    'boundary F1': rounded(f1, 4),
    'page type right': share(pageTypes.filter(([truth, found]) => truth === found).length, pageTypes.length),
    'empty and separator pages found': `${emptyPages.both} of ${emptyPages.true}, ${emptyPages.found - emptyPages.both} besides`,
    'repeats told': `${repeats.both} of ${repeats.true}, ${repeats.told - repeats.both} besides`,
  };
}

/** Pages by true type and found type, only where they differ, most frequent first. */
export function confusions(score: Score): readonly Readonly<Record<string, string | number>>[] {
  const counts = new Map<string, number>();
  for (const [truth, found] of score.pageTypes) {
    if (truth !== found) counts.set(`${truth} > ${found}`, (counts.get(`${truth} > ${found}`) ?? 0) + 1);
  }
  return [...counts]
    .sort((left, right) => right[1] - left[1])
    .map(([pair, pages]) => ({ 'true type > found type': pair, pages }));
}

const BUCKETS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.995, 1.0001];

/** How often answers of a confidence are right: a confidence of 0.9 should be right nine times in ten. */
export function calibration(score: Score): readonly Readonly<Record<string, string | number>>[] {
  return BUCKETS.slice(0, -1).map((from, index) => {
    const to = BUCKETS[index + 1] ?? 1;
    const inside = score.answers.filter(({ confidence }) => confidence >= from && confidence < to);
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, inside.length);
    return {
      confidence: `${from} to ${Math.min(1, to)}`,
      documents: inside.length,
      'mean confidence': inside.length === 0 ? '-' : mean.toFixed(3),
      right: share(inside.filter(({ right }) => right).length, inside.length),
    };
  });
}

export function leastSure(score: Score, count: number): readonly Readonly<Record<string, string | number>>[] {
  return [...score.answers]
    .sort((left, right) => left.confidence - right.confidence)
    .slice(0, count)
    .map(({ confidence, right, name }) => ({
      confidence: confidence.toFixed(3),
      right: right ? 'right' : 'WRONG',
      document: name,
    }));
}

/** Layouts whose documents were not all right. `hidden` for the set that nobody looks into. */
export function wrongLayouts(score: Score): readonly Readonly<Record<string, string | number>>[] {
  const layouts = new Map<string, { documents: number; wrong: number; example: string }>();
  for (const { layout, docType, right, seed, fromPage, toPage, found } of score.outcomes) {
    const name = `${docType} ${layout}`;
    const here = layouts.get(name) ?? { documents: 0, wrong: 0, example: '' };
    here.documents += 1;
    if (!right) {
      here.wrong += 1;
      here.example ||= `seed ${seed} pages ${fromPage}-${toPage}: ${found}`;
    }
    layouts.set(name, here);
  }
  return [...layouts]
    .filter(([, { wrong }]) => wrong > 0)
    .sort((left, right) => right[1].wrong - left[1].wrong)
    .map(([layout, counts]) => ({ layout, ...counts }));
}
