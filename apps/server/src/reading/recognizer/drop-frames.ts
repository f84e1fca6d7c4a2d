import type { Component } from './components.ts';
import { INK, type Mask, PAPER, RULE } from './ink-mask.ts';

/** In inches: the side of a box to tick, and how far one side may be longer than the other. */
const [SMALLEST_BOX, LARGEST_BOX] = [0.07, 0.3] as const;
const MOST_OBLONG = 1.35;
/** Of its side: where the frame of a box runs, and how much of each side must have ink there. */
const [FRAME, FULL_SIDE] = [0.12, 0.95] as const;
/** In inches: what is left of rules where they cross. */
const LARGEST_REST = 0.05;

/** Takes boxes to tick, and what is left of rules where they cross, out of what may be print; both count as rules from then on. */
export function dropFrames(mask: Mask, components: readonly Component[], dpi: number): readonly Component[] {
  return components.filter((component) => {
    const isFrame = isBox(mask, component, dpi) || isRestOfRules(mask, component, dpi);
    if (isFrame) markAsRule(mask, component);
    return !isFrame;
  });
}

function isBox({ width, data }: Mask, { left, top, right, bottom }: Component, dpi: number): boolean {
  const [across, down] = [right - left, bottom - top];
  if (Math.min(across, down) < SMALLEST_BOX * dpi || Math.max(across, down) > LARGEST_BOX * dpi) return false;
  if (across > MOST_OBLONG * down || down > MOST_OBLONG * across) return false;
  const frame = Math.max(2, Math.round(FRAME * Math.min(across, down)));
  const sides = [0, 0, 0, 0];
  const hasInk = (x: number, y: number, stepX: number, stepY: number): number => {
    for (let step = 0; step < frame; step += 1) {
      if (data[(y + step * stepY) * width + x + step * stepX] !== PAPER) return 1;
    }
    return 0;
  };
  for (let x = left; x < right; x += 1) {
    sides[0] = (sides[0] as number) + hasInk(x, top, 0, 1);
    sides[1] = (sides[1] as number) + hasInk(x, bottom - 1, 0, -1);
  }
  for (let y = top; y < bottom; y += 1) {
    sides[2] = (sides[2] as number) + hasInk(left, y, 1, 0);
    sides[3] = (sides[3] as number) + hasInk(right - 1, y, -1, 0);
  }
  const isFull = sides.every((count, side) => count >= FULL_SIDE * (side < 2 ? across : down));
  return isFull && isHollow({ width, data }, { left, top, right, bottom }, frame);
}

/** The frame of a box has straight corners and paper, or a tick, within; a dark square is something else. */
function isHollow(
  { width, data }: Pick<Mask, 'width' | 'data'>,
  { left, top, right, bottom }: Omit<Component, 'pixels'>,
  frame: number,
): boolean {
  const corner = (x: number, y: number, stepX: number, stepY: number) => {
    for (let step = 0; step < frame; step += 1) {
      if (data[(y + step * stepY) * width + x + step * stepX] !== PAPER) return step;
    }
    return frame;
  };
  // Along the diagonal a round letter begins later than a frame.
  const late = Math.max(
    corner(left, top, 1, 1),
    corner(right - 1, top, -1, 1),
    corner(left, bottom - 1, 1, -1),
    corner(right - 1, bottom - 1, -1, -1),
  );
  if (late > Math.max(1, 0.09 * (right - left))) return false;
  let dark = 0;
  for (let y = top + frame; y < bottom - frame; y += 1) {
    for (let x = left + frame; x < right - frame; x += 1) if (data[y * width + x] !== PAPER) dark += 1;
  }
  return dark < 0.75 * (right - left - 2 * frame) * (bottom - top - 2 * frame);
}

function isRestOfRules({ width, height, data }: Mask, { left, top, right, bottom }: Component, dpi: number): boolean {
  if (Math.max(right - left, bottom - top) > Math.max(6, LARGEST_REST * dpi)) return false;
  if (left < 1 || top < 1 || right >= width || bottom >= height) return false;
  let [above, below, before, after] = [false, false, false, false];
  for (let x = left; x < right; x += 1) {
    above ||= data[(top - 1) * width + x] === RULE;
    below ||= data[bottom * width + x] === RULE;
  }
  for (let y = top; y < bottom; y += 1) {
    before ||= data[y * width + left - 1] === RULE;
    after ||= data[y * width + right] === RULE;
  }
  return Number(above) + Number(below) + Number(before) + Number(after) >= 2;
}

function markAsRule({ width, data }: Mask, { left, top, right, bottom }: Component): void {
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 1) if (data[at] === INK) data[at] = RULE;
  }
}
