import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { placeLoneLetters } from './place-lone-letters.ts';
import { drawPage } from './testing/draw-page.ts';

const [WIDTH, HEIGHT, TOP] = [200, 60, 30];
/** Where the digit stands, in points, as Helvetica sets it at 11 points. */
const [DIGIT_LEFT, DIGIT_WIDTH] = [71.8, 6.1];

/** Where a word is said to stand after its box was looked at, in points from the left, and its height. */
function placed(image: GrayImage, text: string, left: number, width: number) {
  const given = { x: left / WIDTH, y: (TOP - 1) / HEIGHT, w: width / WIDTH, h: 13 / HEIGHT };
  const [word] = placeLoneLetters(image, [{ text, box: given, confidence: 0.9 }]);
  const box = word?.box ?? given;
  return { moved: box !== given, left: box.x * WIDTH, right: (box.x + box.w) * WIDTH, height: box.h * HEIGHT };
}

/** The line of a table through the height of the print. */
function ruled({ width, height, data }: GrayImage): GrayImage {
  const copy = new Uint8Array(data);
  const y = Math.round(((TOP + 11) / HEIGHT) * height);
  copy.fill(40, y * width, (y + 2) * width);
  return { width, height, data: copy };
}

describe('a digit that stands alone', async () => {
  const image = await drawPage([{ text: 'Page 2 of 4', x: 40, y: TOP }], { width: WIDTH, height: HEIGHT });

  it.each([-5, -3, 0, 3, 5])('is placed on its ink from a box %d points beside it', (by) => {
    const { left, right, height } = placed(image, '2', DIGIT_LEFT - 3 + by, 5);
    expect(left).toBeGreaterThan(67);
    expect(right).toBeLessThan(75);
    expect(right - left).toBeGreaterThan(4);
    expect(height).toBeGreaterThan(7);
    expect(height).toBeLessThan(9);
  });

  it('stays where the rule of a table runs through its box', () =>
    expect(placed(ruled(image), '2', DIGIT_LEFT - 3, DIGIT_WIDTH).moved).toBe(false));

  it('stays where nothing is printed', () => expect(placed(image, '2', 140, DIGIT_WIDTH).moved).toBe(false));
});

describe('longer words', async () => {
  const image = await drawPage([{ text: 'Page 2 of 4', x: 40, y: TOP }], { width: WIDTH, height: HEIGHT });

  it('stay where the engine put them', () => expect(placed(image, 'of', 78, 8).moved).toBe(false));
});
