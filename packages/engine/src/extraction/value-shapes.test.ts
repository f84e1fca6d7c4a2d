import { describe, expect, it } from 'vitest';
import { shapeOf } from './value-shapes.ts';

describe('the shape of a count', () => {
  it.each([
    ['180 monthly payments', ['180']],
    ['1,000 shares', ['1,000']],
    ['within 15-day notice', ['15']],
    ['in 12, 24 or 36 months', ['12', '24', '36']],
  ])('is found in "%s"', (text, counts) => {
    expect(text.match(shapeOf('integer') ?? /$^/g)).toEqual(counts);
  });

  it.each(['09/16/2041', '4410-54968', '8.125', '12.5.2024'])('is no part of %s', (text) => {
    expect(text.match(shapeOf('integer') ?? /^/g)).toBeNull();
  });
});
