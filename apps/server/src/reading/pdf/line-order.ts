import { isBlank } from './letters.ts';
import type { PlacedText } from './place-texts.ts';
import { shift } from './text-objects.ts';

const { fround } = Math;

/** So many text objects before one are looked at for the same text in the same place. */
const lookedBack = 5;

/**
 * The order in which PDFium reads text objects: as drawn, but those of one line from left to right. Text that is drawn
 * twice in one place, to look bold or to throw a shadow, is read once. Null where it depends on more than is known.
 */
export function orderTexts(texts: readonly PlacedText[], i32: Int32Array): PlacedText[] | null {
  const ordered: PlacedText[] = [];
  let line: PlacedText[] = [];
  for (const text of texts) {
    const last = line.at(-1);
    if (last === undefined) {
      line.push(text);
      continue;
    }
    const repeats = isRepeated(text, i32);
    if (repeats === null) return null;
    if (repeats) continue;
    const threshold = fround(Math.max(last.lastWidth, text.firstWidth) / 4);
    if (Math.abs(fround(text.y - last.y)) > fround(threshold * 2)) {
      for (const one of line) ordered.push(one);
      line = [text];
      continue;
    }
    let at = line.length;
    while (at > 0 && !(text.x >= (line[at - 1]?.x ?? 0))) at -= 1;
    line.splice(at, 0, text);
  }
  for (const one of line) ordered.push(one);
  return ordered;
}

function isRepeated(text: PlacedText, i32: Int32Array): boolean | null {
  let other = text.before;
  for (let looked = 0; looked < lookedBack && other !== null; looked += 1) {
    const same = isSame(other, text, i32);
    if (same !== false) return same;
    other = other.before;
  }
  return false;
}

function isSame(before: PlacedText, text: PlacedText, i32: Int32Array): boolean | null {
  const one = before.object;
  const two = text.object;
  if (one.count !== two.count) return false;
  const left = Math.max(one.left, two.left);
  const right = Math.min(one.right, two.right);
  const bottom = Math.max(one.bottom, two.bottom);
  const top = Math.min(one.top, two.top);
  const empty = (one.left >= one.right || one.bottom >= one.top) && (two.left >= two.right || two.bottom >= two.top);
  if (!empty) {
    if (left >= right || bottom >= top || one.size !== two.size) return false;
    const width = fround(one.right - one.left);
    if (Math.abs(fround(fround(right - left) - width)) > fround(width / 2)) return false;
  }
  for (let item = 0; item < one.count; item += 1) {
    if (i32[one.codes + item] !== i32[two.codes + item]) return false;
  }
  const { size } = two;
  const across = Math.abs(fround(one.matrix[4] - two.matrix[4]));
  const up = Math.abs(fround(one.matrix[5] - two.matrix[5]));
  const reach = empty
    ? Math.max(fround(two.top - two.bottom), fround(two.right - two.left), size)
    : Math.max(fround(top - bottom), fround(right - left), size);
  if (across > (0.9 * text.lastCodeWidth * size) / 1000 || up > fround(reach / 8)) return false;
  // Of texts without ink PDFium also asks how wide the character is that it read before. For spaces it is all the same.
  return empty && !isBlankText(text, i32) ? null : true;
}

function isBlankText({ object: { codes, count }, alphabet: { unit } }: PlacedText, i32: Int32Array): boolean {
  for (let item = 0; item < count; item += 1) {
    const code = i32[codes + item] ?? 0;
    if (code !== shift && !isBlank(unit[code] ?? 0)) return false;
  }
  return true;
}
