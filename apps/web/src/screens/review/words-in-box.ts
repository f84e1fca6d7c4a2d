import type { PageWord } from '@countersign/contract/documents';
import type { Box } from '../../page-viewer/fractions.ts';

/** The words of a page whose middle lies inside a box, in reading order, as one text. */
export function wordsInBox(words: readonly PageWord[], box: Box): string {
  return words
    .filter(({ box: { x, y, w, h } }) => {
      const [cx, cy] = [x + w / 2, y + h / 2];
      return cx >= box.x && cx <= box.x + box.w && cy >= box.y && cy <= box.y + box.h;
    })
    .map(({ text }) => text)
    .join(' ');
}
