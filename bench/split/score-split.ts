import type { SplitPackage } from '@countersign/engine/classification/split-package';
import type { PackageTruth } from '../../tools/packages/core/truth.ts';

/** One true document and what became of it. */
export interface Outcome {
  readonly set: string;
  readonly seed: number;
  readonly docType: string;
  readonly layout: string;
  readonly fromPage: number;
  readonly toPage: number;
  /** First page, last page and type are all as they should be. */
  readonly right: boolean;
  readonly found: string;
}

export interface Score {
  readonly set: string;
  readonly packages: number;
  readonly pages: number;
  readonly outcomes: readonly Outcome[];
  /** What was answered, with whether it was right: the ground of the calibration table. */
  readonly answers: readonly {
    readonly confidence: number;
    readonly right: boolean;
    readonly name: string;
  }[];
  readonly boundaries: { readonly found: number; readonly true: number; readonly both: number };
  readonly pageTypes: readonly (readonly [truth: string, found: string])[];
  readonly repeats: { readonly told: number; readonly true: number; readonly both: number };
  readonly emptyPages: { readonly found: number; readonly true: number; readonly both: number };
}

export function scoreSplit(set: string, truth: PackageTruth, split: SplitPackage): Score {
  const foundAt = new Map<number, { docType: string; from: number }>();
  for (const { docType, fromPage, toPage } of split.documents) {
    for (let pageNo = fromPage; pageNo <= toPage; pageNo += 1) foundAt.set(pageNo, { docType, from: fromPage });
  }
  const key = (one: { fromPage: number; toPage: number; docType: string }) =>
    `${one.fromPage}-${one.toPage} ${one.docType}`;
  const [trueKeys, foundKeys] = [new Set(truth.documents.map(key)), new Set(split.documents.map(key))];
  const outcomes = truth.documents.map((one) => ({
    set,
    seed: truth.seed,
    docType: one.docType,
    layout: one.layout,
    fromPage: one.fromPage,
    toPage: one.toPage,
    right: foundKeys.has(key(one)),
    found: split.documents
      .filter((other) => other.fromPage <= one.toPage && other.toPage >= one.fromPage)
      .map(key)
      .join(', '),
  }));
  const [trueStarts, foundStarts] = [
    truth.documents.map(({ fromPage }) => fromPage),
    split.documents.map(({ fromPage }) => fromPage),
  ];
  const repeated = new Set(truth.documents.filter(({ repeats }) => repeats !== null).map(({ fromPage }) => fromPage));
  const told = split.documents.filter(({ duplicateOf }) => duplicateOf !== null).map(({ fromPage }) => fromPage);
  return {
    set,
    packages: 1,
    pages: truth.pageCount,
    outcomes,
    answers: split.documents.map((one) => ({
      confidence: one.confidence,
      right: trueKeys.has(key(one)),
      name: `${set} ${truth.seed}: ${key(one)}`,
    })),
    boundaries: overlap(foundStarts, trueStarts),
    pageTypes: truth.documents.flatMap((one) =>
      one.pages.map((_, index) => [one.docType, foundAt.get(one.fromPage + index)?.docType ?? '(none)'] as const),
    ),
    repeats: { told: told.length, true: repeated.size, both: told.filter((page) => repeated.has(page)).length },
    emptyPages: overlap([...split.blankPages, ...split.separatorPages], [...truth.blankPages, ...truth.separatorPages]),
  };
}

function overlap(found: readonly number[], truth: readonly number[]): Score['boundaries'] {
  const all = new Set(truth);
  return { found: found.length, true: all.size, both: found.filter((page) => all.has(page)).length };
}

export function addScores(scores: readonly Score[], set: string): Score {
  const total = <K extends string>(pick: (score: Score) => Readonly<Record<K, number>>, keys: readonly K[]) =>
    Object.fromEntries(keys.map((name) => [name, scores.reduce((sum, score) => sum + pick(score)[name], 0)])) as Record<
      K,
      number
    >;
  return {
    set,
    packages: scores.length,
    pages: scores.reduce((sum, score) => sum + score.pages, 0),
    outcomes: scores.flatMap(({ outcomes }) => outcomes),
    answers: scores.flatMap(({ answers }) => answers),
    boundaries: total((score) => score.boundaries, ['found', 'true', 'both']),
    pageTypes: scores.flatMap(({ pageTypes }) => pageTypes),
    repeats: total((score) => score.repeats, ['told', 'true', 'both']),
    emptyPages: total((score) => score.emptyPages, ['found', 'true', 'both']),
  };
}
