import { describe, expect, it } from 'vitest';
import type { Word } from './page.ts';
import { orderWords } from './reading-order.ts';

/** Lines of text set on a page: each word is as wide as its letters, each letter 0.006 of the page. */
function set(lines: readonly (readonly [text: string, x: number, y: number, height?: number])[]): Word[] {
  return lines.flatMap(([text, x, y, height = 0.012]) => {
    let at = x;
    return text.split(' ').map((word): Word => {
      const box = { x: at, y, w: word.length * 0.006, h: height };
      at += (word.length + 1) * 0.006;
      return { text: word, box, method: 'text', confidence: 1, fontSize: null, bold: null };
    });
  });
}

function read(words: readonly Word[]): string[] {
  const ordered = orderWords(words);
  return ordered.lines.map(({ first, end }) =>
    ordered.words
      .slice(first, end)
      .map((word) => word.text)
      .join(' '),
  );
}

/** The same words in an order that tells nothing. */
function shuffled(words: readonly Word[]): Word[] {
  return words
    .map((word, index) => ({ word, key: (index * 7919) % words.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word);
}

const left = [
  'The lender may charge a fee if the',
  'payment is not received within ten',
  'days after the date on which it was',
  'due, and shall say so in a letter.',
] as const;
const right = [
  'If the borrower sells the house, all',
  'sums secured by this paper become',
  'due at once unless the lender has',
  'agreed in writing to the sale.',
] as const;

describe('reading order', () => {
  it('goes from top to bottom and from left to right', () => {
    const words = set([
      ['Loan Amount', 0.1, 0.1],
      ['Interest Rate', 0.1, 0.13],
      ['Monthly Payment', 0.1, 0.16],
    ]);
    expect(read(shuffled(words))).toEqual(['Loan Amount', 'Interest Rate', 'Monthly Payment']);
  });

  it('reads the rows of a table across', () => {
    const rows = [
      ['Origination Charges', '$1,802'],
      ['Appraisal Fee to the broker', '$405'],
      ['Title insurance for the lender', '$535'],
      ['Recording of the deed', '$85'],
    ] as const;
    const words = set(
      rows.flatMap(([label, amount], index) => [
        [label, 0.1, 0.1 + index * 0.015] as const,
        [amount, 0.6, 0.1 + index * 0.015] as const,
      ]),
    );
    expect(read(shuffled(words))).toEqual(rows.map((row) => row.join(' ')));
  });

  it('reads columns of running text one after the other, between headings across both', () => {
    const words = set([
      ['Terms of the loan', 0.1, 0.05],
      ...left.map((line, index) => [line, 0.1, 0.1 + index * 0.015] as const),
      ...right.map((line, index) => [line, 0.5, 0.1 + index * 0.015] as const),
      ['Signed by all who are named above and below this line on the day that is written here', 0.1, 0.25],
    ]);
    expect(read(shuffled(words))).toEqual([
      'Terms of the loan',
      ...left,
      ...right,
      'Signed by all who are named above and below this line on the day that is written here',
    ]);
  });

  it('keeps columns apart whose lines stand at different heights', () => {
    const words = set([
      ...left.map((line, index) => [line, 0.1, 0.1 + index * 0.015] as const),
      ...right.map((line, index) => [line, 0.5, 0.107 + index * 0.017] as const),
    ]);
    expect(read(shuffled(words))).toEqual([...left, ...right]);
  });

  it('reads three columns one after the other', () => {
    const short = ['a first part that', 'goes on for some', 'lines and then it', 'ends at this dot.'];
    const words = set([
      ...short.map((line, index) => [line, 0.05, 0.1 + index * 0.015] as const),
      ...short.map((line, index) => [line.toUpperCase().toLowerCase(), 0.35, 0.1 + index * 0.015] as const),
      ...short.map((line, index) => [line, 0.65, 0.1 + index * 0.015] as const),
    ]);
    expect(read(shuffled(words))).toEqual([...short, ...short, ...short]);
  });

  it('does not cut through a paragraph that stands beside a list', () => {
    const words = set([
      ['Property 456 Somewhere Avenue', 0.1, 0.1],
      ['Anytown, ST 12345', 0.1, 0.115],
      ['Sale Price $180,000', 0.1, 0.13],
      ['Before closing, your interest rate and', 0.5, 0.1],
      ['points can change unless you lock the', 0.5, 0.115],
      ['rate in writing with us.', 0.5, 0.13],
    ]);
    expect(read(shuffled(words))).toEqual([
      'Property 456 Somewhere Avenue',
      'Anytown, ST 12345',
      'Sale Price $180,000',
      'Before closing, your interest rate and',
      'points can change unless you lock the',
      'rate in writing with us.',
    ]);
  });

  it('leaves amounts beside the lines of the text that they belong to', () => {
    const words = set([
      ['Fees that are paid to the county for', 0.1, 0.1],
      ['the recording of the deed and for the', 0.1, 0.115],
      ['copies that were made of it at closing', 0.1, 0.13],
      ['$85.00', 0.7, 0.1],
      ['$12.50', 0.7, 0.13],
    ]);
    expect(read(shuffled(words))).toEqual([
      'Fees that are paid to the county for $85.00',
      'the recording of the deed and for the',
      'copies that were made of it at closing $12.50',
    ]);
  });

  it('puts a large amount into the line of its small label, and keeps two small lines beside it apart', () => {
    const words = set([
      ['Loan Amount', 0.1, 0.104],
      ['$162,000', 0.5, 0.1, 0.02],
      ['Estimated Total', 0.1, 0.2],
      ['Monthly Payment', 0.1, 0.214],
      ['$1,050', 0.5, 0.203, 0.02],
    ]);
    const lines = read(shuffled(words));
    expect(lines[0]).toBe('Loan Amount $162,000');
    expect(lines).not.toContain('Estimated Monthly Payment Total $1,050');
    expect(lines.join(' ')).toContain('Estimated Total');
  });

  it('keeps lines apart whose boxes overlap, by the words that stand under each other', () => {
    const words = set([
      ['Paid by check', 0.1, 0.1, 0.03],
      ['Owed on leave', 0.1, 0.11, 0.03],
    ]);
    expect(read(shuffled(words))).toEqual(['Paid by check', 'Owed on leave']);
  });

  it('measures a line by its highest word, not by a small mark that stands above it', () => {
    const words = set([
      ['Payments', 0.1, 0.1005],
      ['2', 0.15, 0.1, 0.008],
      ['due', 0.17, 0.1025],
    ]);
    expect(read(shuffled(words))).toEqual(['Payments 2 due']);
  });

  it('reads text that runs up the page last, in the order given', () => {
    const turned = (text: string, y: number): Word => ({
      text,
      box: { x: 0.02, y, w: 0.014, h: 0.05 },
      method: 'text',
      confidence: 1,
      fontSize: null,
      bold: null,
    });
    const words = [
      turned('LOAN', 0.3),
      turned('NUMBER', 0.24),
      ...set([
        ['Note', 0.1, 0.1],
        ['Deed of Trust', 0.1, 0.28],
      ]),
    ];
    expect(read(words)).toEqual(['Note', 'Deed of Trust', 'LOAN NUMBER']);
  });

  it('has a line for each word exactly once', () => {
    const words = shuffled(set([...left.map((line, index) => [line, 0.1, 0.1 + index * 0.015] as const)]));
    const ordered = orderWords(words);
    expect(ordered.words).toHaveLength(words.length);
    expect(new Set(ordered.words)).toEqual(new Set(words));
    expect(ordered.lines.map((line) => line.first)).toEqual([0, ...ordered.lines.map((line) => line.end).slice(0, -1)]);
  });

  it('has nothing to say of an empty page', () => {
    expect(orderWords([])).toEqual({ words: [], lines: [] });
  });
});

describe('a line of recognized words, which are as high as their ink', () => {
  const recognized = (text: string, x: number, y: number, h: number): Word => {
    const box = { x, y, w: text.length * 0.006, h };
    return { text, box, method: 'ocr', confidence: 0.9, fontSize: null, bold: null };
  };

  it('keeps small letters, letters that hang and dashes in it', () => {
    const words = [
      recognized('Approval', 0.1, 0.2, 0.0128),
      recognized('—', 0.16, 0.2055, 0.0011),
      recognized('sum', 0.18, 0.205, 0.0072),
      recognized('of', 0.21, 0.2, 0.01),
      recognized('Three', 0.23, 0.2, 0.01),
      recognized('Million', 0.27, 0.2, 0.01),
      recognized('any', 0.32, 0.2028, 0.01),
      recognized('Second', 0.1, 0.216, 0.01),
      recognized('line.', 0.14, 0.216, 0.01),
    ];
    expect(read(shuffled(words))).toEqual(['Approval — sum of Three Million any', 'Second line.']);
  });

  it('keeps dots at its foot and quotation marks at its head in it', () => {
    const words = [
      recognized('Rate', 0.1, 0.2, 0.01),
      recognized('“', 0.13, 0.2, 0.0015),
      recognized('Prime', 0.14, 0.2, 0.01),
      recognized('.....', 0.18, 0.2085, 0.0015),
      recognized('8.5', 0.22, 0.2, 0.01),
    ];
    expect(read(shuffled(words))).toEqual(['Rate “ Prime ..... 8.5']);
  });

  it('keeps low words in it beside one whose box swallowed dust above the line', () => {
    const words = [
      recognized('The', 0.1, 0.2465, 0.01),
      recognized('undersigned', 0.13, 0.2402, 0.0209),
      recognized('is', 0.21, 0.2467, 0.0097),
      recognized('limited', 0.23, 0.2468, 0.0099),
      recognized('to', 0.28, 0.2478, 0.0086),
      recognized('$80,000.00', 0.3, 0.2457, 0.0125),
    ];
    expect(read(shuffled(words))).toEqual(['The undersigned is limited to $80,000.00']);
  });
});
