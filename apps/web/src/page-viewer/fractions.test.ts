import { describe, expect, it } from 'vitest';
import { boxBetween, isDrawn, moveBox, resizeBox } from './fractions.ts';

describe('boxes in fractions of a page', () => {
  it('lie between two corners, whichever way they were drawn', () => {
    const box = { x: 0.25, y: 0.25, w: 0.5, h: 0.25 };
    expect(boxBetween({ x: 0.25, y: 0.25 }, { x: 0.75, y: 0.5 })).toEqual(box);
    expect(boxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual(box);
  });

  it('end at the edge of the page', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 2, y: -1 })).toEqual({ x: 0.5, y: 0, w: 0.5, h: 0.5 });
    expect(moveBox({ x: 0.5, y: 0.5, w: 0.25, h: 0.25 }, 1, -1)).toEqual({ x: 0.75, y: 0, w: 0.25, h: 0.25 });
    expect(resizeBox({ x: 0.5, y: 0.5, w: 0.25, h: 0.25 }, 1, 1)).toEqual({ x: 0.5, y: 0.5, w: 0.5, h: 0.5 });
  });

  it('never vanish by resizing, and a click draws none', () => {
    expect(isDrawn(resizeBox({ x: 0, y: 0, w: 0.1, h: 0.1 }, -1, -1))).toBe(true);
    expect(isDrawn(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }))).toBe(false);
  });
});
