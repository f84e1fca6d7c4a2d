import { describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { darkBox, readHandPage, textsOf } from './testing/read-first-page.ts';
import { writePdf } from './testing/write-pdf.ts';

async function words(content: string): Promise<string[]> {
  return textsOf(await readHandPage({ content }));
}

describe('what is one word', () => {
  it.each([
    ['kerned letters', 'BT /F1 12 Tf 50 700 Td [(A) 70 (V) 40 (AIL) -60 (ABLE)] TJ ET', ['AVAILABLE']],
    ['letters set apart', 'BT /F2 14 Tf 3 Tc 50 700 Td (LOAN ESTIMATE) Tj ET', ['LOAN', 'ESTIMATE']],
    ['a short word set apart', 'BT /F2 14 Tf 5 Tc 50 700 Td (FEE) Tj ET', ['FEE']],
    ['digits set apart', 'BT /F1 12 Tf 2 Tc 50 700 Td (123-45-6789) Tj ET', ['123-45-6789']],
    ['letters drawn one by one', 'BT /F1 10 Tf 50 700 Td (R) Tj (a) Tj (t) Tj (e) Tj ET', ['Rate']],
    ['a capital in another size', 'BT /F1 14 Tf 50 700 Td (L) Tj /F1 11 Tf (OAN) Tj ET', ['LOAN']],
    ['a word half bold', 'BT /F2 12 Tf 50 700 Td (Clos) Tj /F1 12 Tf (ing) Tj ET', ['Closing']],
    ['a word with a hyphen', 'BT /F1 12 Tf 50 700 Td (30-year) Tj ET', ['30-year']],
  ])('%s', async (_, content, expected) => {
    expect(await words(content)).toEqual(expected);
  });
});

describe('what are several words', () => {
  it.each([
    ['parted by a space', 'BT /F1 12 Tf 50 700 Td (Loan Amount) Tj ET', ['Loan', 'Amount']],
    ['parted by a shift alone', 'BT /F1 12 Tf 50 700 Td [(Loan) -280 (Amount)] TJ ET', ['Loan', 'Amount']],
    ['a sign and its amount across a gap', 'BT /F1 12 Tf 50 700 Td ($ 1,000.00) Tj ET', ['$', '1,000.00']],
    ['columns of single digits', 'BT /F1 10 Tf 50 700 Td (1) Tj 30 0 Td (2) Tj 30 0 Td (3) Tj ET', ['1', '2', '3']],
    ['an amount and its footnote', 'BT /F1 12 Tf 50 700 Td (5,000) Tj /F1 7 Tf 5 Ts (2) Tj ET', ['5,000', '2']],
    ['a label and the line to write on', 'BT /F1 12 Tf 50 700 Td (Name________) Tj ET', ['Name', '________']],
    ['dots that lead to an amount', 'BT /F1 12 Tf 50 700 Td (Total.......$900) Tj ET', ['Total', '.......', '$900']],
    ['dots in parts that touch', 'BT /F1 12 Tf 50 700 Td (Total..) Tj (..) Tj ($9) Tj ET', ['Total', '....', '$9']],
    ['dots in parts far apart', 'BT /F1 12 Tf 50 700 Td (Total..) Tj 80 0 Td (..) Tj ET', ['Total..', '..']],
    ['the same height, far apart', 'BT /F1 12 Tf 50 700 Td (Fee) Tj 300 0 Td (100) Tj ET', ['Fee', '100']],
  ])('%s', async (_, content, expected) => {
    expect(await words(content)).toEqual(expected);
  });

  it('leaves a sentence that ends in three dots alone', async () => {
    expect(await words('BT /F1 12 Tf 50 700 Td (and so on...) Tj ET')).toEqual(['and', 'so', 'on...']);
  });
});

describe('words that run another way', () => {
  it.each([
    ['upwards', '0 1 -1 0'],
    ['upside down', '-1 0 0 -1'],
    ['downwards', '0 -1 1 0'],
    ['at an angle', '0.7071 0.7071 -0.7071 0.7071'],
  ])('%s have their ink in their boxes', async (_, matrix) => {
    const file = await openPdf(writePdf([{ content: `BT /F1 20 Tf ${matrix} 300 400 Tm (Loan Number) Tj ET` }]));
    const page = file.readPage(1);
    const ink = darkBox(file.renderPage({ pageNo: 1, width: 1224, colour: 'gray' }));
    file.close();
    expect(textsOf(page)).toEqual(['Loan', 'Number']);
    const left = Math.min(...page.words.map(({ box }) => box.x));
    const top = Math.min(...page.words.map(({ box }) => box.y));
    const right = Math.max(...page.words.map(({ box }) => box.x + box.w));
    const bottom = Math.max(...page.words.map(({ box }) => box.y + box.h));
    expect(ink.x).toBeGreaterThan(left - 0.002);
    expect(ink.right).toBeLessThan(right + 0.002);
    expect(ink.y).toBeGreaterThan(top - 0.002);
    expect(ink.bottom).toBeLessThan(bottom + 0.002);
    expect((ink.right - ink.x) * (ink.bottom - ink.y)).toBeGreaterThan(0.5 * (right - left) * (bottom - top));
  });
});

describe('a page that is printed sideways', () => {
  const lines = ['Loan Amount', 'Interest Rate', 'Closing Date'];

  it.each([
    [0, '0 1 -1 0', (at: number) => `${100 + at * 20} 100`],
    [0, '0 -1 1 0', (at: number) => `${500 - at * 20} 700`],
    [90, '0 1 -1 0', (at: number) => `${100 + at * 20} 100`],
    [180, '0 1 -1 0', (at: number) => `${100 + at * 20} 100`],
    [0, '-1 0 0 -1', (at: number) => `500 ${100 + at * 20}`],
  ])('and turned by %d is read line by line (%s)', async (rotate, matrix, place) => {
    const content = lines.map((line, at) => `BT /F1 12 Tf ${matrix} ${place(at)} Tm (${line}) Tj ET`).join(' ');
    const page = await readHandPage({ content, rotate });
    expect(textsOf(page)).toEqual(['Loan', 'Amount', 'Interest', 'Rate', 'Closing', 'Date']);
    expect(page.lines.map(({ first, end }) => [first, end])).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
    ]);
  });
});

describe('what is known of a word', () => {
  it('is its size and weight', async () => {
    const page = await readHandPage({ content: 'BT /F2 14 Tf 50 700 Td (Bold) Tj /F1 9 Tf 100 0 Td (plain) Tj ET' });
    expect(page.words.map(({ text, bold, fontSize }) => [text, bold, fontSize])).toEqual([
      ['Bold', true, 14],
      ['plain', false, 9],
    ]);
  });
});
