import { expect, it } from 'vitest';
import { niceTop } from './nice-top.ts';

it.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [46, 60],
  [9, 10],
  [37, 40],
  [101, 200],
  [4000, 4000],
  [99_999, 100_000],
])('ends a scale for %d at %d', (highest, top) => expect(niceTop(highest)).toBe(top));
