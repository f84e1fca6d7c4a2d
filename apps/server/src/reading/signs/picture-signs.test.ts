import type { Word } from '@countersign/engine/pages/page';
import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { findPictureSigns } from './picture-signs.ts';

const width = 900;
const height = 700;

/** Paper with the grain of a scanner, and words that are rows of strokes. */
function scan(change: (data: Uint8Array) => void = () => {}): { image: GrayImage; words: Word[] } {
  let state = 7;
  const grain = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return ((state >> 16) % 13) - 6;
  };
  const data = Uint8Array.from({ length: width * height }, () => 235 + grain());
  const words: Word[] = [];
  for (let row = 0; row < 10; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const [x, y] = [40 + column * 170, 40 + row * 64];
      strokes(data, x, y, [150, 60, 60, 150]);
      const text = row === 5 && column === 2 ? '$12,345.00' : 'ordinary';
      const box = { x: (x - 2) / width, y: (y - 2) / height, w: 84 / width, h: 24 / height };
      words.push({ text, box, method: 'ocr', confidence: 0.9, fontSize: null, bold: null });
    }
  change(data);
  return { image: { width, height, data }, words };
}

function strokes(data: Uint8Array, x: number, y: number, profile: readonly number[]): void {
  for (let letter = 0; letter < 8; letter += 1)
    for (let dy = 0; dy < 20; dy += 1)
      profile.forEach((shade, dx) => {
        data[(y + dy) * width + x + letter * 10 + dx] = shade;
      });
}

/** Where the number stands. */
const place = { x: 40 + 2 * 170, y: 40 + 5 * 64 };

function paint(data: Uint8Array, shade: number): void {
  for (let y = place.y - 5; y < place.y + 25; y += 1)
    data.fill(shade, y * width + place.x - 6, y * width + place.x + 88);
}

describe('the picture of a scanned page', () => {
  it('shows a number on a painted patch', () => {
    const { image, words } = scan((data) => {
      paint(data, 255);
      strokes(data, place.x, place.y, [0, 0, 0]);
    });
    const signs = findPictureSigns(image, words, []);
    expect(signs).toHaveLength(1);
    expect(signs[0]).toMatchObject({ kind: 'patch' });
    expect(signs[0]?.detail).toContain('“$12,345.00”');
    expect(signs[0]?.detail).toContain('smoother');
  });

  it('shows print that is sharper than the rest', () => {
    const { image, words } = scan((data) => strokes(data, place.x, place.y, [0, 0, 0, 235]));
    expect(findPictureSigns(image, words, [])).toMatchObject([{ kind: 'foreign_print' }]);
  });

  it('shows nothing where the number is as the rest', () => {
    const { image, words } = scan();
    expect(findPictureSigns(image, words, [])).toEqual([]);
  });

  it('shows nothing where many numbers look otherwise, as on a form that was filled by another printer', () => {
    const { image, words } = scan((data) => {
      for (let column = 0; column < 5; column += 1) strokes(data, 40 + column * 170, place.y, [0, 0, 0, 235]);
    });
    const filled = words.map((word, index) => (index >= 25 && index < 30 ? { ...word, text: '1,234.00' } : word));
    expect(findPictureSigns(image, filled, [])).toEqual([]);
  });

  it('shows a number on a small picture of its own, and no signature', () => {
    const { image, words } = scan();
    const laid = { x: (place.x - 6) / width, y: (place.y - 6) / height, w: 0.12, h: 0.05 };
    expect(findPictureSigns(image, words, [laid])).toMatchObject([{ kind: 'laid_over', box: laid }]);
    expect(findPictureSigns(image, words, [{ ...laid, y: 0.05 }])).toEqual([]);
  });
});
