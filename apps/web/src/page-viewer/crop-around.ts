import type { Box } from './fractions.ts';

/** How wide a page is drawn, and where its top left corner lies, so that a frame shows a box in its middle. */
export interface Crop {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Words around the value tell what it is: as much of the page as fits, but letters stay readable. */
const SMALLEST_PX = 620;
const LARGEST_PX = 1100;
/** Of the page, on each side of the box. */
const AROUND = 0.02;

/** A value of several lines needs a higher frame: what is compared is seen whole, up to a paragraph. */
const HEIGHT = { least: 48, most: 240 } as const;

export function frameHeight(box: Box, aspect: number): number {
  return Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil((box.h + AROUND) * aspect * SMALLEST_PX)));
}

export function cropAround(box: Box, aspect: number, frame: { readonly width: number; readonly height: number }): Crop {
  const fits = Math.min(frame.width / (box.w + 2 * AROUND), frame.height / ((box.h + AROUND) * aspect));
  const width = Math.round(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, fits)));
  const height = width * aspect;
  // Never beyond the edges of the page: what is outside would be shown as an empty place.
  const left = within(frame.width / 2 - (box.x + box.w / 2) * width, frame.width - width, 0);
  const top = within(frame.height / 2 - (box.y + box.h / 2) * height, frame.height - height, 0);
  return { width, left: Math.round(left), top: Math.round(top) };
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
