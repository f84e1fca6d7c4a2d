import { describe, expect, it } from 'vitest';
import { cropAround, frameHeight } from './crop-around.ts';

const frame = { width: 300, height: 48 };
const aspect = 11 / 8.5;

describe('a crop of a page', () => {
  it.each([
    ['in the middle', { x: 0.4, y: 0.5, w: 0.1, h: 0.015 }],
    ['in a corner', { x: 0.01, y: 0.005, w: 0.08, h: 0.01 }],
    ['at the far edge', { x: 0.9, y: 0.98, w: 0.09, h: 0.012 }],
  ])('shows the whole of a box %s', (_name, box) => {
    const { width, left, top } = cropAround(box, aspect, frame);
    expect(left + box.x * width).toBeGreaterThanOrEqual(0);
    expect(left + (box.x + box.w) * width).toBeLessThanOrEqual(frame.width);
    expect(top + box.y * width * aspect).toBeGreaterThanOrEqual(0);
    expect(top + (box.y + box.h) * width * aspect).toBeLessThanOrEqual(frame.height);
  });

  it('shows the whole of a value of several lines in a higher frame', () => {
    const box = { x: 0.1, y: 0.4, w: 0.3, h: 0.067 };
    const high = { width: 300, height: frameHeight(box, aspect) };
    const { width, top } = cropAround(box, aspect, high);
    expect(high.height).toBeGreaterThan(frame.height);
    expect(top + box.y * width * aspect).toBeGreaterThanOrEqual(0);
    expect(top + (box.y + box.h) * width * aspect).toBeLessThanOrEqual(high.height);
    expect(frameHeight({ ...box, h: 0.012 }, aspect)).toBe(frame.height);
  });

  it('shows nothing beyond the page', () => {
    const { width, left, top } = cropAround({ x: 0, y: 0, w: 0.05, h: 0.01 }, aspect, frame);
    expect([left, top]).toEqual([0, 0]);
    expect(width).toBeGreaterThan(frame.width);
  });
});
