import { type Component, findComponents, type Gaps } from './components.ts';
import { emptyMask, type Mask } from './ink-mask.ts';
import { isPrint, usualHeight } from './text-lines.ts';

/** In usual heights of print: what is higher may be several lines, or print and the frame around it. */
const TALL = 1.8;
/** Of its box: how much of a large letter is ink. */
const LEAST_INK = 0.16;
/** Looked at again, in pixels; a page of such boxes is a picture. */
const MOST_AREA = 3_000_000;
const TIGHT: Gaps = { across: 1, down: 0 };

/**
 * Parts that hang together only by torn rules or by specks between lines are taken apart again: within a tall, mostly
 * empty box only what really touches belongs together.
 */
export function splitTall(mask: Mask, components: readonly Component[], dpi: number): readonly Component[] {
  const usual = usualHeight(components.filter((each) => isPrint(each, dpi)));
  const isTall = ({ left, top, right, bottom, pixels }: Component) =>
    bottom - top > TALL * usual && pixels < LEAST_INK * (right - left) * (bottom - top);
  const tall = components.filter(isTall);
  if (tall.length === 0) return components;
  const kept = components.filter((each) => !isTall(each));
  const found = new Map<string, Component>();
  let area = 0;
  for (const box of tall) {
    area += (box.right - box.left) * (box.bottom - box.top);
    if (area > MOST_AREA) break;
    for (const { left, top, right, bottom, pixels } of findComponents(cut(mask, box), TIGHT) ?? []) {
      const part = {
        left: left + box.left,
        top: top + box.top,
        right: right + box.left,
        bottom: bottom + box.top,
        pixels,
      };
      if (isTall(part) || kept.some((each) => holds(each, part))) continue;
      found.set(`${part.left} ${part.top} ${part.right} ${part.bottom}`, part);
    }
  }
  return [...kept, ...found.values()];
}

function holds(outer: Component, inner: Component): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

function cut({ width, data }: Mask, { left, top, right, bottom }: Component): Mask {
  const part = emptyMask(right - left, bottom - top);
  for (let y = top; y < bottom; y += 1) {
    part.data.set(data.subarray(y * width + left, y * width + right), (y - top) * part.width);
  }
  return part;
}
