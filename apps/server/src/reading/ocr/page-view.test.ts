import { expect, it } from 'vitest';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { toGivenBox } from './page-view.ts';

/** White paper with one dark rectangle whose place is known. */
function marked(width: number, height: number) {
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 60; y < 70; y += 1) data.fill(0, y * width + 30, y * width + 90);
  return { width, height, data };
}

function darkBox({ width, height, data }: { width: number; height: number; data: Uint8Array }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 255) > 127) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}

it.each([0, 1, 2, 3])('a box on a page turned by %i quarters is found on the page as given', (quarterTurns) => {
  const image = marked(300, 200);
  const turned = turnImage(image, quarterTurns);
  const box = toGivenBox({ image: turned, dpi: 200, quarterTurns, skewDegrees: 0 }, darkBox(turned));
  const expected = darkBox(image);
  for (const key of ['x', 'y', 'w', 'h'] as const) expect(box[key]).toBeCloseTo(expected[key], 6);
});

it.each([-4, 2.5])('a box on a page made level by %s degrees is found where it lay aslant', (skewDegrees) => {
  const level = marked(300, 200);
  const aslant = rotateImage(level, skewDegrees);
  const box = toGivenBox({ image: level, dpi: 200, quarterTurns: 0, skewDegrees }, darkBox(level));
  const expected = darkBox(aslant);
  // Half a pixel of interpolation on each side, and a little more where a corner is a point.
  for (const key of ['x', 'y', 'w', 'h'] as const) expect(Math.abs(box[key] - expected[key])).toBeLessThan(0.012);
});
