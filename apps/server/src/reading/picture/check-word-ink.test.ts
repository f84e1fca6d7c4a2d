import type { Word } from '@countersign/engine/pages/page';
import { describe, expect, it } from 'vitest';
import { checkWordInk } from './check-word-ink.ts';

/** A sheet of 200 by 40 pixels with bars of ink, one for each letter of a word that spans the sheet. */
function sheet(paper: number, ink: number, letters: readonly boolean[]) {
  const [width, height] = [200, 40];
  const data = new Uint8Array(width * height).fill(paper);
  const letter = width / letters.length;
  letters.forEach((drawn, index) => {
    if (!drawn) return;
    for (let y = 10; y < 30; y += 1) {
      for (let x = index * letter + 2; x < (index + 1) * letter - 2; x += 3) data[y * width + Math.floor(x)] = ink;
    }
  });
  return { width, height, data };
}

const word = (text: string): Word => ({
  text,
  box: { x: 0, y: 0, w: 1, h: 1 },
  method: 'text',
  confidence: 1,
  fontSize: 10,
  bold: false,
});
const all = Array.from({ length: 10 }, () => true);

describe('a word of the text layer', () => {
  it('is printed where ink differs from the paper, dark on light or light on dark', () => {
    expect(checkWordInk(word('1234567890'), sheet(255, 0, all))).toBe('printed');
    expect(checkWordInk(word('1234567890'), sheet(20, 240, all))).toBe('printed');
    expect(checkWordInk(word('1234567890'), sheet(250, 180, all))).toBe('printed');
  });

  it('is absent where the picture shows only paper', () => {
    expect(checkWordInk(word('1234567890'), sheet(255, 255, all))).toBe('absent');
    expect(checkWordInk(word('1234567890'), sheet(240, 230, all))).toBe('absent');
  });

  it('is partial where the ink ends before the word does, at either end', () => {
    expect(checkWordInk(word('1234567890'), sheet(255, 0, [...all.slice(0, 6), ...Array(4).fill(false)]))).toBe(
      'partial',
    );
    expect(checkWordInk(word('1234567890'), sheet(255, 0, [...Array(4).fill(false), ...all.slice(0, 6)]))).toBe(
      'partial',
    );
  });

  it('is not judged when it has neither letters nor digits', () => {
    expect(checkWordInk(word('—'), sheet(255, 255, all))).toBe('printed');
  });
});
