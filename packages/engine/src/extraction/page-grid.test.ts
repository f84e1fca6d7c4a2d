import { describe, expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import type { Page, Word } from '../pages/page.ts';
import { gridOf } from './page-grid.ts';
import { joinTokens } from './token.ts';

/** A recognized word: where its ink begins, how far it reaches and how high it is, in points. */
type Ink = readonly [text: string, left: number, top: number, width: number, height: number];

/** The cells of a page's rows. */
function cellsOf(inks: readonly Ink[], method: Word['method'] = 'ocr'): string[][] {
  const blank = paper('')[0] as Page;
  const words = inks.map(([text, left, top, width, height]): Word => {
    const box = { x: left / blank.width, y: top / blank.height, w: width / blank.width, h: height / blank.height };
    return { text, box, method, confidence: 0.9, fontSize: null, bold: null };
  });
  return gridOf({ ...blank, words }, 0).rows.map(({ cells }) => cells.map(({ tokens }) => joinTokens(tokens)));
}

/** Of a typewriter of ten letters to the inch, in points. The ink of a word leaves a fifth of a letter free. */
const LETTER = 7.2;
const FREE = 0.2;

/** A line as a typewriter sets it, of letters that are no higher than small ones. */
function typed(line: string, top: number): Ink[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => [
    text,
    72 + index * LETTER,
    top,
    (text.length - FREE) * LETTER,
    5,
  ]);
}

describe('the recognized print of a typewriter', () => {
  it('has spaces within a phrase that are wider than those between columns of other print', () => {
    expect(cellsOf(typed('we owe our common room more macaroons', 100))).toEqual([
      ['we owe our common room more macaroons'],
    ]);
  });

  it('parts cells by two spaces', () => {
    expect(cellsOf(typed('our common room  more macaroons soon', 100))).toEqual([
      ['our common room', 'more macaroons soon'],
    ]);
  });

  it('is known by letters that are all equally wide: other print with such gaps has columns', () => {
    const uneven = typed('our common room more macaroons', 100).map(
      ([text, left, top, width, height], at): Ink => [text, left + (at % 2) * 3, top, width - (at % 2) * 3, height],
    );
    expect(cellsOf(uneven)[0]).toHaveLength(5);
  });
});

/** The same line as a program sets it: the boxes of the words reach from letter to letter. */
function set(line: string, top: number): Ink[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => [text, 72 + index * 6, top, text.length * 6, 9]);
}

describe('a line of equally wide letters', () => {
  const paragraph = [
    'promises to pay to the order of FIRST UNION  NATIONAL  BANK',
    'association (the LENDER), at One First Union Center, Marlow',
    'in lawful money of the United States, the sum of one dollar',
  ];
  const rows = (lines: readonly string[]) =>
    cellsOf(
      lines.flatMap((line, at) => set(line, 100 + 14 * at)),
      'text',
    );

  it('that second spaces stretch to the edge of its paragraph is one', () => {
    expect(rows(paragraph).map((cells) => cells.length)).toEqual([1, 1, 1]);
  });

  it('has cells where nothing ends at one edge', () => {
    expect(rows(paragraph.map((line, at) => `${line}${' more'.repeat(at)}`))[0]?.length).toBe(3);
  });

  it('has cells where some of its spaces are wider still', () => {
    const table = paragraph.map((line) => line.replace('of', ' of  '));
    expect(rows(table)[0]?.length).toBeGreaterThan(1);
  });
});

describe('a recognized comma', () => {
  it('leaves a wide space behind it without parting a date', () => {
    const date: Ink[] = [
      ['Date:', 70, 100, 29, 8.3],
      ['June', 111, 100, 24, 8.3],
      ['2,', 143, 100, 9, 10],
      ['2023', 165, 100, 24, 8.3],
      ['2', 220, 100, 5, 8.3],
      ['2023', 238, 100, 24, 8.3],
    ];
    expect(cellsOf(date)).toEqual([['Date:', 'June 2, 2023', '2', '2023']]);
  });
});

describe('a row of recognized words, which are as high as their ink', () => {
  const upper: readonly Ink[] = [
    ['Total', 72, 100, 30, 9],
    ['—', 106, 105, 8, 1],
    ['sum', 118, 102.5, 22, 6.5],
    ['any', 144, 102.5, 20, 9],
    ['due.', 168, 100, 22, 9],
  ];
  const lower: readonly Ink[] = [
    ['Second', 72, 114, 40, 9],
    ['line', 116, 114, 20, 9],
    ['below', 140, 114, 34, 9],
  ];

  it('holds them all, whatever their letters', () => {
    expect(cellsOf([...upper, ...lower])).toEqual([['Total — sum any due.'], ['Second line below']]);
  });

  it('takes in a word that is as high as two lines, by where its capitals stand', () => {
    // The middle of its box is nearer to the lower line; without what hangs below, its letters stand on the upper one.
    expect(cellsOf([...upper, ['Property', 194, 100, 50, 24], ...lower])).toEqual([
      ['Total — sum any due. Property'],
      ['Second line below'],
    ]);
  });

  it('leaves a heading, which no line runs through, a row of its own', () => {
    expect(cellsOf([['Mortgage', 72, 60, 120, 26], ...upper, ...lower])).toEqual([
      ['Mortgage'],
      ['Total — sum any due.'],
      ['Second line below'],
    ]);
  });
});
