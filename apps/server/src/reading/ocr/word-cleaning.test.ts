import { describe, expect, it } from 'vitest';
import { cleanWords } from './clean-words.ts';
import { joinAmounts } from './join-amounts.ts';
import { isMeantAsNumber, isNumeric, isWellFormed } from './numeric-words.ts';
import type { OcrWord } from './ocr-word.ts';
import { parseTsv } from './parse-tsv.ts';

function word(text: string, x: number, w: number, changes: Partial<OcrWord> & { y?: number } = {}): OcrWord {
  const { y = 0.1, ...rest } = changes;
  return { text, box: { x, y, w, h: 0.02 }, confidence: 0.9, ...rest };
}

const texts = (words: readonly OcrWord[]) => words.map(({ text }) => text);

describe('an amount that was cut', () => {
  it('at its comma becomes one word in one box, as sure as its unsurer half', () => {
    const halves = [word('$711,', 0.1, 0.05), word('621.57', 0.152, 0.06, { confidence: 0.7 })];
    const [joined, ...others] = joinAmounts(halves, 1);
    expect(others).toEqual([]);
    expect(joined).toMatchObject({ text: '$711,621.57', confidence: 0.7 });
    expect(joined?.box.w).toBeCloseTo(0.112);
  });

  it.each([
    ['in three', ['1,', '250,', '000.00'], ['1,250,000.00']],
    ['at the stroke of a date', ['03/01/', '2026'], ['03/01/2026']],
    ['behind its sign', ['$', '12.00'], ['$12.00']],
    ['before its comma', ['$1', ',286,623.63'], ['$1,286,623.63']],
  ])('%s is put together', (_name, parts, expected) => {
    expect(
      texts(
        joinAmounts(
          parts.map((text, index) => word(text, 0.1 + index * 0.042, 0.04)),
          1,
        ),
      ),
    ).toEqual(expected);
  });

  it.each([
    ['a space lies between', word('$711,', 0.1, 0.05), word('621.57', 0.17, 0.06)],
    ['the second stands on another line', word('$711,', 0.1, 0.05), word('621.57', 0.151, 0.06, { y: 0.14 })],
    ['the second is no group of three', word('May 1,'.slice(4), 0.1, 0.05), word('2026', 0.151, 0.06)],
    ['they are words of a sentence', word('rate,', 0.1, 0.05), word('123', 0.151, 0.06)],
  ])('is left as it is where %s', (_name, left, right) => {
    expect(joinAmounts([left, right], 1)).toEqual([left, right]);
  });

  it('at a comma that was taken for another sign is handed on whole, to be looked at again', () => {
    const doubt = { confidence: 0.3 };
    const halves = [word('$1,286', 0.1, 0.05, doubt), word('(623.63', 0.158, 0.06, doubt)];
    expect(texts(joinAmounts(halves, 1))).toEqual(['$1,286(623.63']);
    const sure = [word('$1,286', 0.1, 0.05), word('(623.63', 0.158, 0.06)];
    expect(joinAmounts(sure, 1)).toEqual(sure);
  });

  it('within its digits, both parts read with doubt, is handed on whole', () => {
    const parts = (confidence: number) => [
      word('8935406965', 0.41, 0.088, { confidence }),
      word('14', 0.502, 0.014, { confidence }),
    ];
    expect(texts(joinAmounts(parts(0.71), 1))).toEqual(['893540696514']);
    expect(texts(joinAmounts(parts(0.96), 1))).toEqual(['8935406965', '14']);
  });

  it('and stands over its own last digit is one number', () => {
    expect(texts(joinAmounts([word('CA-5403', 0.1, 0.08), word('1).', 0.17, 0.02)], 1))).toEqual(['CA-54031).']);
  });

  it('measures gaps in the picture and not in fractions of it', () => {
    // The same fractions on a page three times as wide are a gap as wide as a letter is high.
    const halves = [word('$711,', 0.1, 0.05), word('621.57', 0.153, 0.06)];
    expect(joinAmounts(halves, 1)).toHaveLength(1);
    expect(joinAmounts(halves, 3)).toHaveLength(2);
  });
});

describe('what a rule of a table left', () => {
  it.each([
    ['|$1,200.00', '$1,200.00'],
    ['$1,200.00|', '$1,200.00'],
    ['[Borrower', 'Borrower'],
    ['_Name:', 'Name:'],
    ['6.250%]', '6.250%'],
  ])('%s is read as %s', (read, expected) => {
    expect(texts(cleanWords([word(read, 0.1, 0.1)], 1))).toEqual([expected]);
  });

  it.each(['|', '||', '_', ':', '~', '’', '¦', '“', '.'])('%s alone is no word', (read) => {
    expect(cleanWords([word(read, 0.1, 0.01, { confidence: 0.97 })], 1)).toEqual([]);
  });

  it.each(['[X]', '[sic]', '$', '%', '#', '&', '(a)', 'A/B', 'x', '—', '-', '☐', 'I', '1'])('%s is kept', (read) => {
    expect(texts(cleanWords([word(read, 0.1, 0.03)], 1))).toEqual([read]);
  });

  it('a lone sign that the engine itself doubts is dropped', () => {
    expect(cleanWords([word('-', 0.1, 0.01, { confidence: 0.3 })], 1)).toEqual([]);
  });
});

describe('a scratch down the page', () => {
  it('is no letter in the rows that it crosses', () => {
    const slivers = [word('i', 0.1, 0.002), word('H', 0.1, 0.003, { confidence: 0.55 })];
    expect(cleanWords(slivers, 1)).toEqual([]);
  });

  it.each([
    ['I', 0.003, 0.9],
    ['1', 0.003, 0.9],
    ['H', 0.012, 0.55],
    ['i', 0.005, 0.9],
  ])('is not taken for %s, %d wide and read with %d', (text, width, confidence) => {
    expect(texts(cleanWords([word(text, 0.1, width, { confidence })], 1))).toEqual([text]);
  });

  it('is measured in the picture and not in fractions of it', () => {
    expect(cleanWords([word('i', 0.1, 0.003)], 1)).toEqual([]);
    expect(cleanWords([word('i', 0.1, 0.003)], 2)).toHaveLength(1);
  });
});

describe('the form of a number', () => {
  it.each([
    '$250,000.00',
    '250,000',
    '(1,234.56)',
    '-$12.50',
    '6.250%',
    '80%',
    '03/01/2026',
    '3-1-26',
    '2026-03-01',
    '0044718293',
    '12-3456789',
    '(555)',
    '555-0142',
    '12345-6789',
    '1026.38',
    '10:30',
    '$1.',
    '1,000,000,',
    '418250.75',
  ])('%s is well formed', (text) => {
    expect(isWellFormed(text)).toBe(true);
  });

  it.each(['$4.23,518.5', '6,225%', '$79,29.10', '12,34', 'S609,322', 'O6192011', '07/2S/2018', '$', '%', 'B33'])(
    '%s is not',
    (text) => {
      expect(isWellFormed(text)).toBe(false);
    },
  );

  it.each([
    ['$4.23,518.5', true],
    ['6,225%', true],
    ['2nd', false],
    ['Section', false],
    ['A1', false],
  ])('%s is numeric: %s', (text, expected) => {
    expect(isNumeric(text)).toBe(expected);
  });
});

describe('a number that is looked at again', () => {
  it.each([
    ['$4.23,518.5', true],
    ['S609,322', true],
    ['07/2S/2018', true],
    ['HE-222083', false],
    ['WPP9342451', false],
    ['3740646663A', false],
  ])('%s: %s, since an id keeps its letters', (text, expected) => {
    expect(isMeantAsNumber(text)).toBe(expected);
  });

  it.each(['---222083', '--12.00', '-$-5.00'])('is not well formed as %s', (text) => {
    expect(isWellFormed(text)).toBe(false);
  });
});

describe("the engine's table of words", () => {
  const page = '1\t1\t0\t0\t0\t0\t0\t0\t200\t100\t-1\t';
  const row = '5\t1\t1\t1\t1\t1\t20\t10\t40\t5\t93.5\tBorrower';

  it('gives boxes in fractions of the picture and confidence from 0 to 1', () => {
    expect(parseTsv(`level\tpage_num\n${page}\n${row}\n`, [{ width: 200, height: 100 }])).toEqual([
      [{ text: 'Borrower', box: { x: 0.1, y: 0.1, w: 0.2, h: 0.05 }, confidence: 0.935 }],
    ]);
  });

  it('gives each of several pictures its own words', () => {
    const sizes = [
      { width: 200, height: 100 },
      { width: 400, height: 100 },
    ];
    const pages = parseTsv([page, row, page, row].join('\n'), sizes);
    expect(pages?.map(([first]) => first?.box.x)).toEqual([0.1, 0.05]);
  });

  it('is told from plain text, which an engine prints when it lacks a part', () => {
    expect(parseTsv('Borrower promises to pay', [{ width: 200, height: 100 }])).toBeNull();
    expect(parseTsv([page, page].join('\n'), [{ width: 200, height: 100 }])).toBeNull();
  });
});
