import { unionBox } from '@countersign/engine/pages/box';
import type { Box, Line, Word } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import type { RawWord } from './build-words.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { TextRun } from './text-runs.ts';

/**
 * Reading order of words whose heading is known: those that run the way most do are read first, then what runs up,
 * down or upside down, each as if the page were turned that way, and what stands at an angle as the file has it.
 * `words` and `raw` go together by index.
 */
export function orderPage(
  raw: readonly RawWord[],
  words: readonly Word[],
  { rotation }: PageGeometry,
): { words: Word[]; lines: Line[] } {
  // A quarter turn of the page to the right turns upward text to the right.
  const turn = rotation / 90;
  if (raw.every(({ run }) => run.heading === turn)) return orderWords(words);
  const groups: Word[][] = [[], [], [], []];
  const slanted = new Map<TextRun, Word[]>();
  for (const [index, word] of words.entries()) {
    const run = raw[index]?.run;
    if (run === undefined) continue;
    if (run.heading !== 'slanted') groups[(run.heading + 4 - turn) % 4]?.push(word);
    else if (slanted.has(run)) slanted.get(run)?.push(word);
    else slanted.set(run, [word]);
  }
  const lines: Word[][] = [];
  const byLength = groups.map((group, heading) => ({ group, heading })).sort((a, b) => b.group.length - a.group.length);
  for (const { group, heading } of byLength) lines.push(...orderTurned(group, heading));
  return toLines([...lines, ...slanted.values()]);
}

function orderTurned(words: readonly Word[], heading: number): Word[][] {
  const turned = words.map((word) => ({ ...word, box: turnBox(word.box, heading) }));
  const own = new Map<Word, Word>(turned.map((word, index) => [word, words[index] ?? word]));
  const read = orderWords(turned);
  return read.lines.map(({ first, end }) => read.words.slice(first, end).map((word) => own.get(word) ?? word));
}

function toLines(groups: readonly Word[][]): { words: Word[]; lines: Line[] } {
  const words: Word[] = [];
  const lines: Line[] = [];
  for (const group of groups) {
    const box = unionBox(group.map((word) => word.box));
    if (box === null) continue;
    lines.push({ first: words.length, end: words.length + group.length, box });
    words.push(...group);
  }
  return { words, lines };
}

/** The box on a page turned so that text of this heading runs to the right. */
function turnBox({ x, y, w, h }: Box, heading: number): Box {
  if (heading === 1) return { x: 1 - y - h, y: x, w: h, h: w };
  if (heading === 2) return { x: 1 - x - w, y: 1 - y - h, w, h };
  if (heading === 3) return { x: y, y: 1 - x - w, w: h, h: w };
  return { x, y, w, h };
}
