import { type Component, findComponents, type Gaps } from './components.ts';
import { emptyMask, INK, type Mask, PAPER } from './ink-mask.ts';

/** In inches. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [0.25, 0.09] as const;
/** Of its box: how much of a block is ink, and of its outermost rows and columns. */
const [LEAST_INK, LEAST_EDGE] = [0.45, 0.8] as const;
/** A picture has more holes. */
const MOST_HOLES = 4000;

/** Of its length: a row or column at the side of a component with less ink is not of the block, but hangs on to it. */
const LEAST_FILLED = 0.5;

export interface DarkBlock {
  /** The block itself, with all that hangs on to it, which is no print. */
  readonly block: Component;
  /** What hung on to it: ends of rules, letters that touch it. */
  readonly beside: readonly Component[];
  /** The light print on it. */
  readonly print: readonly Component[];
}

/** Dark bars and fields that may have light print on them, such as the headings of a table. On the mask their print becomes ink. */
export function invertDarkBlocks(
  mask: Mask,
  components: readonly Component[],
  gaps: Gaps,
  dpi: number,
): readonly DarkBlock[] {
  return components
    .filter(({ left, right, top, bottom, pixels }) => {
      const [width, height] = [right - left, bottom - top];
      return width >= LEAST_WIDTH * dpi && height >= LEAST_HEIGHT * dpi && pixels >= LEAST_INK * width * height;
    })
    .flatMap((whole) => {
      const block = trim(mask, whole);
      if (!isBlock(mask, block, dpi)) return [];
      const beside = hangingOn(mask, whole, block, gaps);
      const inside = negative(mask, block);
      const holes = findComponents(inside, gaps) ?? [];
      if (holes.length > MOST_HOLES) return [];
      const { width, height } = inside;
      for (let y = 0; y < height; y += 1) {
        mask.data.set(inside.data.subarray(y * width, (y + 1) * width), (block.top + y) * mask.width + block.left);
      }
      const print = holes
        // What reaches the edge is the paper around the block.
        .filter(({ left, top, right, bottom }) => left > 0 && top > 0 && right < width && bottom < height)
        .map(({ left, top, right, bottom, pixels }) => ({
          left: left + block.left,
          top: top + block.top,
          right: right + block.left,
          bottom: bottom + block.top,
          pixels,
        }));
      return [{ block: whole, beside, print }];
    });
}

/** The component without rows and columns at its sides that are mostly paper. */
function trim(mask: Mask, { left, top, right, bottom, pixels }: Component): Component {
  const filled = (x: number, y: number, width: number, height: number) => {
    let count = 0;
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) count += inkAt(mask, column, row);
    return count >= LEAST_FILLED * width * height;
  };
  let [from, to, first, last] = [left, right, top, bottom];
  while (first < last && !filled(from, first, to - from, 1)) first += 1;
  while (last > first && !filled(from, last - 1, to - from, 1)) last -= 1;
  while (from < to && !filled(from, first, 1, last - first)) from += 1;
  while (to > from && !filled(to - 1, first, 1, last - first)) to -= 1;
  return { left: from, top: first, right: to, bottom: last, pixels };
}

/** What of the component lies above, below and beside the block itself. */
function hangingOn(mask: Mask, whole: Component, block: Component, gaps: Gaps): readonly Component[] {
  const strips = [
    { ...whole, bottom: block.top },
    { ...whole, top: block.bottom },
    { ...block, left: whole.left, right: block.left },
    { ...block, left: block.right, right: whole.right },
  ];
  return strips.flatMap((strip) => {
    const { left, top, right, bottom } = strip;
    if (right <= left || bottom <= top) return [];
    const part = emptyMask(right - left, bottom - top);
    for (let y = top; y < bottom; y += 1)
      part.data.set(mask.data.subarray(y * mask.width + left, y * mask.width + right), (y - top) * part.width);
    return (findComponents(part, gaps) ?? []).map((each) => ({
      left: each.left + left,
      top: each.top + top,
      right: each.right + left,
      bottom: each.bottom + top,
      pixels: each.pixels,
    }));
  });
}

function isBlock(mask: Mask, { left, top, right, bottom }: Component, dpi: number): boolean {
  const [width, height] = [right - left, bottom - top];
  if (width < LEAST_WIDTH * dpi || height < LEAST_HEIGHT * dpi) return false;
  let edge = 0;
  for (let x = left; x < right; x += 1) edge += inkAt(mask, x, top + 2) + inkAt(mask, x, bottom - 3);
  for (let y = top; y < bottom; y += 1) edge += inkAt(mask, left + 2, y) + inkAt(mask, right - 3, y);
  return edge >= LEAST_EDGE * 2 * (width + height);
}

function inkAt({ width, data }: Mask, x: number, y: number): number {
  return data[y * width + x] === PAPER ? 0 : 1;
}

/** What is paper inside of a box. */
function negative({ width, data }: Mask, { left, top, right, bottom }: Component): Mask {
  const result = emptyMask(right - left, bottom - top);
  for (let y = top, to = 0; y < bottom; y += 1) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 1, to += 1) {
      result.data[to] = data[at] === PAPER ? INK : PAPER;
    }
  }
  return result;
}
