import { normalizeField } from '@countersign/engine/values/normalize-field';
import { describe, expect, it } from 'vitest';
import { pageOf, printLine } from '../../test/given-words.ts';
import { type ConfirmationFacts, isConfirmedByPage } from './confirm-by-page.decision.ts';

const Y = 0.3;

/** A box around the words of a line, from this word up to and including that one. */
function around(text: string, words: string, grow = 0) {
  const line = printLine(text, 0.1, Y);
  const [first, last] = [words.split(' ')[0], words.split(' ').at(-1)];
  const from = line.find((word) => word.text === first)?.box;
  const to = line.findLast((word) => word.text === last)?.box;
  if (from === undefined || to === undefined) throw new Error(`${words} is not in ${text}.`);
  return { x: from.x - grow, y: Y - grow, w: to.x + to.w - from.x + 2 * grow, h: 0.015 + 2 * grow };
}

function confirms(
  fieldName: string,
  said: string,
  text: string,
  words = text,
  changes: Partial<ConfirmationFacts> = {},
) {
  const normalizedValue = normalizeField(fieldName, said)?.value ?? null;
  expect(normalizedValue).not.toBeNull();
  const page = pageOf([
    ...printLine('Loan terms', 0.1, 0.2),
    ...printLine(text, 0.1, Y),
    ...printLine('and more', 0.1, 0.4),
  ]);
  const bbox = around(text, words);
  return isConfirmedByPage({ fieldName, normalizedValue, pageNo: 1, bbox, page, read: [], ...changes });
}

describe('the page confirms a correction', () => {
  it.each([
    ['principal_amount', '250000', '$250,000.00'],
    ['principal_amount', '250,000.00', 'the sum of $250,000.00 with interest', '$250,000.00'],
    ['interest_rate', '6.5', '6.500%'],
    ['maturity_date', '2031-01-01', 'January 1, 2031'],
    ['maturity_date', '1/1/2031', 'due on January 1, 2031 in full', 'January 1, 2031'],
    ['borrower_name', 'Mary Ann Okafor', 'MARY ANN OKAFOR'],
    ['borrower_name', 'Acme Holdings, LLC', 'Debtor: Acme Holdings LLC, a Delaware company', 'Acme Holdings LLC,'],
    ['borrower_name', 'John Smith', 'John Smith and Mary Jones', 'John Smith'],
    ['loan_number', 'HE-204417', 'No. HE-204417', 'HE-204417'],
  ])('of %s to %s where it says %s', (field, said, text, words = text) => {
    expect(confirms(field, said, text, words)).toBe(true);
  });

  it('with a box that cuts the words a little, or holds some white around them', () => {
    for (const grow of [-0.004, 0.006]) {
      const bbox = around('$250,000.00', '$250,000.00', grow);
      expect(confirms('principal_amount', '250000', '$250,000.00', '$250,000.00', { bbox })).toBe(true);
    }
  });

  it('where the program read the same at that place by a rule of its own', () => {
    const bbox = { x: 0.1, y: 0.8, w: 0.1, h: 0.02 };
    const value = {
      fieldName: 'principal_amount',
      normalizedValue: '250000.00',
      valueKind: 'money',
      pageNo: 1,
      bbox,
    } as const;
    const at = (changes: object) =>
      confirms('principal_amount', '250000', '$1.00', '$1.00', { bbox, page: null, read: [{ ...value, ...changes }] });
    expect(at({})).toBe(true);
    for (const other of [{ pageNo: 2 }, { normalizedValue: '250001.00' }, { fieldName: 'note_amount' }])
      expect(at(other)).toBe(false);
    expect(at({ bbox: { ...bbox, y: 0.1 } })).toBe(false);
  });
});

describe('the page does not confirm a correction', () => {
  it.each([
    ['principal_amount', '100', '1,100'],
    ['principal_amount', '100', '1, 100', '100'],
    ['principal_amount', '100', '1 100', '100'],
    ['principal_amount', '100', '100 000', '100'],
    ['principal_amount', '100', '$ 100 thousand', '100'],
    ['principal_amount', '100', '- 100', '100'],
    ['principal_amount', '250000', '$255,000.00'],
    ['principal_amount', '250000', '$250,000.01'],
    ['interest_rate', '6', '6 1/2%', '6'],
    ['maturity_date', '2031-01-01', 'January 1, 2032'],
    ['loan_number', '204417', 'HE 12 204417', '204417'],
    ['borrower_name', 'Acme Holdings', 'Acme Holdings LLC', 'Acme Holdings'],
    ['borrower_name', 'Acme Holdings', 'Acme Holdings, LLC', 'Acme Holdings,'],
    ['borrower_name', 'John Smith', 'John Smith Jr.', 'John Smith'],
    ['borrower_name', 'Holdings LLC', 'Acme Holdings LLC', 'Holdings LLC'],
    ['borrower_name', 'Mary Ann Okafor', 'Mary Anne Okafor'],
    ['borrower_name', 'First Bank', 'First Bank of Iowa', 'First Bank'],
  ])('of %s to %s where it says %s', (field, said, text, words = text) => {
    expect(confirms(field, said, text, words)).toBe(false);
  });

  it('with a box over the end of a longer number', () => {
    const word = around('1,100', '1,100');
    for (const share of [0.4, 0.6, 0.8]) {
      const bbox = { ...word, x: word.x + word.w * (1 - share), w: word.w * share };
      expect(confirms('principal_amount', '100', '1,100', '1,100', { bbox })).toBe(false);
    }
  });

  it('where the box holds nothing, the page was not read, or the person says that nothing is there', () => {
    const nowhere = { x: 0.8, y: 0.8, w: 0.1, h: 0.02 };
    expect(confirms('principal_amount', '250000', '$250,000.00', '$250,000.00', { bbox: nowhere })).toBe(false);
    expect(confirms('principal_amount', '250000', '$250,000.00', '$250,000.00', { page: null })).toBe(false);
    expect(confirms('principal_amount', '250000', '$250,000.00', '$250,000.00', { normalizedValue: null })).toBe(false);
  });

  it('by a choice that is printed beside a box for a tick', () => {
    const field = 'rate_type';
    const said = { fieldName: field, normalizedValue: 'fixed', pageNo: 1, read: [] } as const;
    const words = printLine('Fixed', 0.1, Y);
    const mark = {
      kind: 'checkbox',
      state: 'empty',
      box: { x: 0.08, y: Y, w: 0.01, h: 0.01 },
      confidence: 1,
      ink: 0,
    } as const;
    const bbox = around('Fixed', 'Fixed');
    expect(isConfirmedByPage({ ...said, bbox, page: pageOf(words) })).toBe(true);
    expect(isConfirmedByPage({ ...said, bbox, page: pageOf(words, { marks: [mark] }) })).toBe(false);
  });
});
