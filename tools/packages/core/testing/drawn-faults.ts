import { overlapArea } from '@countersign/engine/pages/box';
import type { DrawnDocument } from '../sheet.ts';
import type { TruthPage } from '../truth.ts';

/** What no drawing may have: words off the page, words over words, values that are not printed where they are said to be. */
export function drawnFaults(document: DrawnDocument): readonly string[] {
  return [
    ...document.pages.flatMap(wordsOutside),
    ...document.pages.flatMap(wordsOverWords),
    ...misplacedValues(document),
  ];
}

/** Half a thousandth of the page for the rounding of sums. */
const slack = 0.0005;

function wordsOutside({ words }: TruthPage, index: number): string[] {
  return words
    .filter(({ box }) => box.x < -slack || box.y < -slack || box.x + box.w > 1 + slack || box.y + box.h > 1 + slack)
    .map(({ text }) => `page ${index + 1}: ${text}`);
}

function wordsOverWords({ words }: TruthPage, index: number): string[] {
  const sorted = [...words].sort((a, b) => a.box.y - b.box.y);
  return sorted.flatMap((word, at) => {
    const next = sorted.slice(at + 1);
    const below = next.findIndex(({ box }) => box.y > word.box.y + word.box.h);
    return next
      .slice(0, below < 0 ? next.length : below)
      .filter((other) => {
        const smaller = Math.min(word.box.w * word.box.h, other.box.w * other.box.h);
        return overlapArea(word.box, other.box) > smaller / 2;
      })
      .map((other) => `page ${index + 1}: ${word.text} over ${other.text}`);
  });
}

function misplacedValues(document: DrawnDocument): string[] {
  return document.values.flatMap(({ field, printed, places }) => {
    if (printed === '') return [`${field} prints nothing`];
    const under = places.flatMap(({ pageNo, box }) =>
      (document.pages[pageNo - 1]?.words ?? []).filter((word) => overlapArea(word.box, box) > 0),
    );
    const text = under.map((word) => word.text).join(' ');
    // On one line the words stand in order; over several lines, the union box holds neighbours too.
    return printed.split(' ').every((word) => text.includes(word)) ? [] : [`${field}: ${printed} in ${text}`];
  });
}
