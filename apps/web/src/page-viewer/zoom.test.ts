import { expect, it } from 'vitest';
import { firstZoom } from './zoom.ts';

it('shows a page as wide as its place, and larger where its print would be too small', () => {
  expect([700, 640, 520, 485].map(firstZoom)).toEqual([1, 1, 1.25, 1.5]);
  // On a telephone nothing is wider than the screen by itself.
  expect(firstZoom(358)).toBe(1);
});
