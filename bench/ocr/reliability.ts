import { rounded } from '../harness/report.ts';
import { type PlacedWord, scoreWords } from './score-words.ts';

/** From this confidence up to the next: how many words were read, and how many of them are right. */
const STEPS = [0, 0.5, 0.8, 0.9, 0.95, 0.99] as const;

export type Reliability = readonly { readonly read: number; readonly right: number }[];

/** How much a reader's confidence is worth on a page. */
export function reliabilityOf(truth: readonly PlacedWord[], words: readonly PlacedWord[]): Reliability {
  return STEPS.map((from, index) => {
    const to = STEPS[index + 1] ?? Number.POSITIVE_INFINITY;
    const sure = words.filter(({ confidence = 1 }) => confidence >= from && confidence < to);
    return { read: sure.length, right: scoreWords(truth, sure).right };
  });
}

/** One line of a table: the share of words that are right at each step, and of all that are sure. */
export function addReliability(pages: readonly Reliability[]): Record<string, number> {
  const sum = STEPS.map((_, step) =>
    pages.reduce(
      (all, page) => ({ read: all.read + (page[step]?.read ?? 0), right: all.right + (page[step]?.right ?? 0) }),
      { read: 0, right: 0 },
    ),
  );
  const share = (parts: readonly { read: number; right: number }[]) => {
    const read = parts.reduce((all, part) => all + part.read, 0);
    return read === 0 ? 0 : rounded(parts.reduce((all, part) => all + part.right, 0) / read, 4);
  };
  return {
    ...Object.fromEntries(STEPS.map((from, step) => [`from ${from}`, share(sum.slice(step, step + 1))])),
    'at 0.9 and above': share(sum.filter((_, step) => (STEPS[step] ?? 0) >= 0.9)),
    'words at 0.9 and above': sum
      .filter((_, step) => (STEPS[step] ?? 0) >= 0.9)
      .reduce((all, { read }) => all + read, 0),
  };
}
