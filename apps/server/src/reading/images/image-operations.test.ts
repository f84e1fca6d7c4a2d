import { describe, expect, it } from 'vitest';
import { encodeTiff } from './encode-tiff.ts';
import type { GrayImage } from './gray-image.ts';
import { rotateImage, turnImage } from './rotate-image.ts';
import { reduceImage, scaleImage } from './scale-image.ts';

function picture(width: number, height: number, value: (x: number, y: number) => number): GrayImage {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
  };
}

describe('scaling', () => {
  it('keeps an even picture even, larger and smaller', () => {
    const even = picture(31, 17, () => 90);
    for (const [width, height] of [
      [62, 40],
      [10, 5],
      [45, 9],
      [1, 1],
    ] as const) {
      const scaled = scaleImage(even, width, height);
      expect(scaled.data.length).toBe(width * height);
      expect(new Set(scaled.data)).toEqual(new Set([90]));
    }
  });

  it('averages what becomes one pixel', () => {
    const board = picture(8, 8, (x, y) => ((x + y) % 2 === 0 ? 0 : 200));
    expect(new Set(scaleImage(board, 4, 4).data)).toEqual(new Set([100]));
    expect(new Set(reduceImage(board, 2).data)).toEqual(new Set([100]));
  });

  it('leaves a mark where it was', () => {
    const marked = picture(40, 20, (x, y) => (x >= 20 && x < 24 && y >= 4 && y < 8 ? 0 : 255));
    const large = scaleImage(marked, 120, 60);
    expect(large.data[15 * 120 + 65]).toBeLessThan(20);
    expect(large.data[15 * 120 + 55]).toBeGreaterThan(235);
    expect(large.data[27 * 120 + 65]).toBeGreaterThan(235);
  });
});

describe('turning', () => {
  const corner = picture(3, 2, (x, y) => (x === 0 && y === 0 ? 0 : 100 + x + 10 * y));

  it('clockwise brings the top left corner to the top right', () => {
    const turned = turnImage(corner, 1);
    expect([turned.width, turned.height]).toEqual([2, 3]);
    expect(turned.data[1]).toBe(0);
  });

  it('twice is upside down, and four quarters are none', () => {
    expect(turnImage(corner, 2).data.at(-1)).toBe(0);
    expect(turnImage(turnImage(corner, 1), 3)).toEqual(corner);
    expect(turnImage(turnImage(corner, 1), 1)).toEqual(turnImage(corner, 2));
    expect(turnImage(corner, -1)).toEqual(turnImage(corner, 3));
  });

  it('by a small angle moves the right side down when it is clockwise', () => {
    const mark = picture(201, 201, (x, y) => (x > 180 && y > 98 && y < 102 ? 0 : 255));
    const turned = rotateImage(mark, 5);
    const darkest = Array.from({ length: 201 }, (_, y) => turned.data[y * 201 + 190] ?? 255);
    expect(darkest.indexOf(Math.min(...darkest))).toBeGreaterThanOrEqual(106);
    expect(darkest.indexOf(Math.min(...darkest))).toBeLessThanOrEqual(110);
  });

  it('brings in paper from outside', () => {
    const dark = picture(100, 100, () => 0);
    expect(rotateImage(dark, 6).data[0]).toBe(255);
  });
});

it('several pictures in one TIFF stand one after the other, each where its directory says', () => {
  const images = [picture(3, 3, (x) => x), picture(2, 1, () => 7)];
  const tiff = encodeTiff(images);
  const pixelsOf = (directory: number): number[] => {
    const value = (tag: number): number => {
      for (let entry = 0; entry < tiff.readUInt16LE(directory); entry += 1) {
        const at = directory + 2 + entry * 12;
        if (tiff.readUInt16LE(at) === tag) return tiff.readUInt32LE(at + 8);
      }
      return 0;
    };
    return [...tiff.subarray(value(273), value(273) + value(279))];
  };
  const first = tiff.readUInt32LE(4);
  const second = tiff.readUInt32LE(first + 2 + tiff.readUInt16LE(first) * 12);
  expect(pixelsOf(first)).toEqual([...(images[0]?.data ?? [])]);
  expect(pixelsOf(second)).toEqual([7, 7]);
  expect(second % 2).toBe(0);
});
