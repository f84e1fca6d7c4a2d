import { unionBox } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';

interface PlacedWord {
  readonly text: string;
  readonly box: Box;
}

interface FoundPhrase {
  /** The words around it and itself, as they are printed. */
  readonly text: string;
  readonly box: Box;
}

/** Enough of the line to tell what the words are about. */
const AROUND = 6;

/**
 * Where a page says a phrase. Large and small letters are the same, a phrase may begin and end inside of words, and
 * whatever stands between words counts as one space: $412,750 is found by 412,750, and a name across two lines by the name.
 */
export function findPhrase(words: readonly PlacedWord[], phrase: string): readonly FoundPhrase[] {
  const sought = phrase.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (sought === '') return [];
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text.toLowerCase();
  }
  const found: FoundPhrase[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    const first = lastAtOrBefore(starts, at);
    const last = lastAtOrBefore(starts, at + sought.length - 1);
    const own = words.slice(first, last + 1);
    const shown = words.slice(Math.max(0, first - AROUND), last + 1 + AROUND);
    const box = unionBox(own.map((word) => word.box));
    if (box !== null) found.push({ text: shown.map((word) => word.text).join(' '), box });
  }
  return found;
}

function lastAtOrBefore(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
