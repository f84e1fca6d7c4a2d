import type { OcrWord } from '../ocr/ocr-word.ts';
import type { LineCrop } from './cut-line.ts';
import { INK, type Mask } from './ink-mask.ts';
import { keptText } from './keep-word.ts';
import type { LineReading, ReadCharacter } from './line-reading.ts';
import type { LineShape } from './line-shape.ts';

/** A word and its box, in pixels of the level page, the ends not included. */
export interface LineWord extends Omit<OcrWord, 'box'> {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Another reading at least this likely is kept with the word. */
const LEAST_ALTERNATIVE = 0.02;

/** The words of a line, with boxes that fit their ink: a reader knows where a character stands only roughly. */
export function wordsOf(
  mask: Mask,
  shape: LineShape,
  crop: Pick<LineCrop, 'left' | 'scale'>,
  { chars }: LineReading,
): readonly LineWord[] {
  const groups = splitAtSpaces(chars);
  if (groups.length === 0) return [];
  const ink = columnsOf(mask, shape);
  const edges = [0];
  for (let index = 1; index < groups.length; index += 1) {
    const [before, after] = [groups[index - 1]?.at(-1), groups[index]?.[0]];
    if (before === undefined || after === undefined) continue;
    const middle = ({ from, to }: ReadCharacter) => ((from + to) / 2) * crop.scale + crop.left - shape.left;
    edges.push(widestGap(ink, middle(before), middle(after)));
  }
  edges.push(ink.length);
  return groups.flatMap((group, index) => {
    const word = describe(group);
    const text = keptText(word.text, word.confidence, group[0]?.usual);
    if (text === null) return [];
    const [from, to] = trim(ink, edges[index] ?? 0, edges[index + 1] ?? ink.length);
    const [left, right] = [shape.left + from, shape.left + Math.max(from + 1, to)];
    const { doubtful: _, ...plain } = word;
    // Places in a text that was cut would be wrong.
    const told = text.length === word.text.length ? word : plain;
    return [{ ...told, text, left, right, ...heightOf(mask, shape, left, right) }];
  });
}

function splitAtSpaces(chars: readonly ReadCharacter[]): readonly (readonly ReadCharacter[])[] {
  const groups: ReadCharacter[][] = [];
  let open: ReadCharacter[] | null = null;
  for (const each of chars) {
    if (each.char.trim() === '') open = null;
    else if (open !== null) open.push(each);
    else {
      open = [each];
      groups.push(open);
    }
  }
  return groups;
}

function describe(group: readonly ReadCharacter[]): Pick<LineWord, 'text' | 'confidence' | 'doubtful'> {
  const text = group.map(({ char }) => char).join('');
  const confidence = Math.min(...group.map((each) => each.confidence));
  let at = 0;
  const doubtful = group.flatMap(({ char, alternatives }) => {
    const likely = alternatives.filter((each) => each.confidence >= LEAST_ALTERNATIVE);
    const here = at;
    at += char.length;
    return likely.length === 0 ? [] : [{ at: here, alternatives: likely }];
  });
  return doubtful.length === 0 ? { text, confidence } : { text, confidence, doubtful };
}

/** How much ink each column of the line has. */
function columnsOf(
  { width, height, data }: Mask,
  { left, right, base, slope, ascent, descent }: LineShape,
): Uint16Array {
  const ink = new Uint16Array(right - left);
  for (let x = 0; x < ink.length; x += 1) {
    const column = left + x;
    if (column < 0 || column >= width) continue;
    const middle = base + slope * x;
    const [top, bottom] = [Math.max(0, Math.round(middle - ascent)), Math.min(height, Math.round(middle + descent))];
    let count = 0;
    for (let at = top * width + column, end = bottom * width; at < end; at += width) if (data[at] === INK) count += 1;
    ink[x] = count;
  }
  return ink;
}

/** The middle of the widest run of empty columns between two places; the place between them where there is none. */
function widestGap(ink: Uint16Array, from: number, to: number): number {
  const [first, last] = [Math.max(0, Math.floor(from)), Math.min(ink.length - 1, Math.ceil(to))];
  let [best, most, run] = [(first + last) / 2, 0, 0];
  for (let x = first; x <= last; x += 1) {
    run = ink[x] === 0 ? run + 1 : 0;
    if (run <= most) continue;
    most = run;
    best = x + 1 - run / 2;
  }
  return Math.round(best);
}

/** Without the empty columns at both ends. */
function trim(ink: Uint16Array, from: number, to: number): readonly [number, number] {
  let [first, last] = [from, to];
  while (first < last - 1 && ink[first] === 0) first += 1;
  while (last > first + 1 && ink[last - 1] === 0) last -= 1;
  return [first, last];
}

function heightOf(mask: Mask, shape: LineShape, left: number, right: number): { top: number; bottom: number } {
  const middle = shape.base + shape.slope * ((left + right) / 2 - shape.left);
  const rise = (shape.slope < 0 ? -shape.slope : shape.slope) * ((right - left) / 2);
  const from = Math.max(0, Math.floor(middle - shape.ascent - rise - 1));
  const to = Math.min(mask.height, Math.ceil(middle + shape.descent + rise + 1));
  const hasInk = (y: number) => mask.data.subarray(y * mask.width + left, y * mask.width + right).includes(INK);
  let [top, bottom] = [from, to];
  while (top < bottom && !hasInk(top)) top += 1;
  while (bottom > top && !hasInk(bottom - 1)) bottom -= 1;
  if (bottom - top >= 2) return { top, bottom };
  return { top: Math.round(middle - shape.ascent), bottom: Math.round(middle + 1) };
}
