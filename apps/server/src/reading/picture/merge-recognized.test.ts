import type { Word } from '@countersign/engine/pages/page';
import { describe, expect, it } from 'vitest';
import { mergeRecognized } from './index.ts';

const at = (x: number, w = 0.1) => ({ x, y: 0.5, w, h: 0.02 });
const ofFile = (text: string, x: number, w?: number): Word => ({
  text,
  box: at(x, w),
  method: 'text',
  confidence: 1,
  fontSize: 10,
  bold: false,
});
const seen = (text: string, x: number, confidence = 0.95, w?: number) => ({ text, box: at(x, w), confidence });

describe('where the file lacks print', () => {
  it('its own words stand, and what it lacks is added once', () => {
    const { words, doubts } = mergeRecognized(
      [ofFile('Principal', 0.1)],
      [seen('Principa1', 0.1), seen('$250,000.00', 0.3)],
      'missing',
    );
    expect(words.map(({ text, method }) => [text, method])).toEqual([
      ['Principal', 'text'],
      ['$250,000.00', 'ocr'],
    ]);
    expect(doubts).toEqual([]);
  });
});

describe('where the file is doubtful', () => {
  it('a word that the picture confirms stands, dashes and quotes aside', () => {
    const { words } = mergeRecognized([ofFile('“Note”', 0.1)], [seen('"Note"', 0.1)], 'doubtful');
    expect(words.map(({ text, method }) => [text, method])).toEqual([['“Note”', 'text']]);
  });

  it('a word that the picture contradicts gives way to it, and the reviewer is told', () => {
    const { words, doubts } = mergeRecognized([ofFile('1234567890123', 0.1)], [seen('123456789', 0.1)], 'doubtful');
    expect(words.map(({ text, method }) => [text, method])).toEqual([['123456789', 'ocr']]);
    expect(doubts.map(({ kind, detail }) => [kind, detail.includes('1234567890123')])).toEqual([
      ['picture_disagrees', true],
    ]);
  });

  it('a word that recognition cut in two is one word still', () => {
    const { words } = mergeRecognized(
      [ofFile('$250,000.00', 0.1, 0.2)],
      [seen('$250,', 0.1, 0.9, 0.09), seen('000.00', 0.2, 0.9, 0.1)],
      'doubtful',
    );
    expect(words.map(({ text }) => text)).toEqual(['$250,000.00']);
  });

  it('a word where nothing was recognized stays, with less certainty', () => {
    const { words } = mergeRecognized([ofFile('fine', 0.1)], [], 'doubtful');
    expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([['fine', 0.5]]);
  });
});
