import type { Box } from './page.ts';

/** The smallest box around all of them; null of none. */
export function unionBox(boxes: readonly Box[]): Box | null {
  const [first, ...rest] = boxes;
  if (first === undefined) return null;
  let { x, y } = first;
  let right = first.x + first.w;
  let bottom = first.y + first.h;
  for (const box of rest) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  return { x, y, w: right - x, h: bottom - y };
}

/** The area that both cover. */
export function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Whether they share any area; boxes side by side do not. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** Overlap over union: 1 for equal boxes, 0 for boxes apart. */
export function boxOverlap(a: Box, b: Box): number {
  const both = overlapArea(a, b);
  const all = a.w * a.h + b.w * b.h - both;
  return all > 0 ? both / all : 0;
}

/** Whether the centre of `inner` lies in `outer`. */
export function holdsCentre(outer: Box, inner: Box): boolean {
  const x = inner.x + inner.w / 2;
  const y = inner.y + inner.h / 2;
  return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
}
