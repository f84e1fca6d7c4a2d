import type { Mark, Word } from '@countersign/engine/pages/page';

/** Of a box's width: a word that is hardly wider than the box is the box itself, read as a letter. */
const WIDER = 1.6;

/** Recognition takes the box before a word for its first letter. The word begins behind the box. */
export function cutBoxes(words: readonly Word[], marks: readonly Mark[]): readonly Word[] {
  const boxes = marks.filter(({ kind }) => kind === 'checkbox').map(({ box }) => box);
  if (boxes.length === 0) return words;
  return words.map((word) => {
    if (word.method !== 'ocr') return word;
    const { x, y, w, h } = word.box;
    const inside = boxes.find(
      (box) =>
        Math.abs(box.x - x) < box.w / 2 && w > box.w * WIDER && box.y + box.h / 2 > y && box.y + box.h / 2 < y + h,
    );
    if (inside === undefined) return word;
    const left = inside.x + inside.w;
    return { ...word, box: { x: left, y, w: x + w - left, h } };
  });
}
