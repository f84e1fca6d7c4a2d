import { describe, expect, it } from 'vitest';
import { readHandPage } from '../pdf/testing/read-first-page.ts';
import { dropFilledFields } from './drawn-signs.ts';

/** A letter of many lines, as a lender's program draws it from top to bottom. */
function letter(total: string, rest = ''): string {
  const lines = Array.from(
    { length: 14 },
    (_, line) =>
      `BT /F1 10 Tf 1 0 0 1 72 ${700 - line * 20} Tm (Line ${line + 1} of the letter, with words that say little) Tj ET`,
  );
  return `${lines.join('\n')}\nBT /F1 10 Tf 1 0 0 1 72 400 Tm (Total due on June 1) Tj ET\n${total}\nBT /F1 10 Tf 1 0 0 1 72 380 Tm (Wire to the account below by noon of the last day) Tj ET\n${rest}`;
}

const total = at(180, 400, '$12,345.00');
const box = '1 g 178 397 62 12 re f 0 g';

function at(x: number, y: number, text: string, font = '/F1 10'): string {
  return `BT ${font} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
}

async function signsOf(content: string) {
  return (await readHandPage({ content })).signs;
}

describe('text over a painted-out area', () => {
  it('is named with what lies under it and what is printed over it', async () => {
    const signs = await signsOf(letter(total, `${box} ${at(180, 400, '$92,345.00')}`));
    expect(signs).toHaveLength(1);
    expect(signs[0]).toMatchObject({
      kind: 'painted_over',
      detail: 'A filled box covers “$12,345.00”, and “$92,345.00” is printed over it.',
    });
    expect(signs[0]?.box?.x).toBeCloseTo(178 / 612, 3);
  });

  it('is a sign as well where nothing stands in its place', async () => {
    expect(await signsOf(letter(total, box))).toMatchObject([
      { kind: 'painted_over', detail: 'A box in the color of the page covers “$12,345.00”.' },
    ]);
  });

  it('is none where a black bar was laid over it, as redactions are', async () => {
    expect(await signsOf(letter(total, '0 g 178 397 62 12 re f'))).toEqual([]);
  });

  it('is none where a shaded cell is drawn before its text', async () => {
    expect(await signsOf(letter(`0.9 g 178 397 62 12 re f 0 g ${total}`))).toEqual([]);
  });
});

describe('digits of one number', () => {
  it('are held to one size', async () => {
    expect(await signsOf(letter(`${at(180, 400, '$12,')} ${at(199.46, 400, '345.00', '/F1 11')}`))).toMatchObject([
      { kind: 'mixed_type', detail: 'Within “$12,345.00”, “$12,” is set in another size than the other digits.' },
    ]);
  });

  it('may be set in pieces, and the year behind a printed century', async () => {
    expect(await signsOf(letter(`${at(180, 400, '$12,')} ${at(199.46, 400, '345.00')}`))).toEqual([]);
    expect(await signsOf(letter(`${at(180, 400, '6/15/20')} ${at(213.92, 400, '26', '/F1 12')}`))).toEqual([]);
  });

  it('are no sign where two numbers only stand near each other', async () => {
    expect(await signsOf(letter(`${at(180, 400, '$12,345.00')} ${at(260, 400, '345.00', '/F1 12')}`))).toEqual([]);
  });
});

describe('two numbers in one place', () => {
  it('are a sign where they differ', async () => {
    expect(await signsOf(letter(total, at(180.5, 400.5, '$92,345.00')))).toContainEqual(
      expect.objectContaining({
        kind: 'laid_over',
        detail: 'Two numbers are printed in one place: “$12,345.00” and over it “$92,345.00”.',
      }),
    );
  });

  it('are none where one is struck twice to look bold', async () => {
    expect(await signsOf(letter(`${total} ${at(180.3, 400, '$12,345.00')}`))).toEqual([]);
  });
});

describe('a number drawn after the page', () => {
  it('is a sign where its type is its own', async () => {
    const late = letter('', at(380, 640, '$92,345.00', '/F1 9.4'));
    expect(await signsOf(late)).toMatchObject([
      {
        kind: 'foreign_type',
        detail: '“$92,345.00” was drawn after the rest of the page and it is set in another size.',
      },
    ]);
  });

  it('is none where its label comes with it, as a stamp does', async () => {
    expect(await signsOf(letter(total, `${at(420, 740, 'Loan No.')} ${at(470, 740, '1234567890')}`))).toEqual([]);
  });

  it('is none where it is the day that a stamp brings', async () => {
    const stamp = `${at(440, 740, 'RECEIVED', '/F2 12')} ${at(440, 726, '6/15/2026', '/F1 9')}`;
    expect(await signsOf(letter(total, stamp))).toEqual([]);
  });

  it('is none where it fills a field of the form', () => {
    const sign = { kind: 'foreign_type', detail: '', box: { x: 0.3, y: 0.5, w: 0.1, h: 0.02 }, sureness: 0.7 } as const;
    expect(dropFilledFields([sign], [{ box: { x: 0.29, y: 0.49, w: 0.2, h: 0.04 } }])).toEqual([]);
    expect(dropFilledFields([sign], [{ box: { x: 0.6, y: 0.49, w: 0.2, h: 0.04 } }])).toEqual([sign]);
  });
});
