import { describe, expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import { readByRules } from './read-by-rules.ts';

function typeOf(text: string): readonly string[] {
  return readByRules({ docType: 'guaranty', pages: paper(text) })
    .filter(({ fieldName }) => fieldName === 'guaranty_type')
    .map(({ normalizedValue }) => normalizedValue);
}

describe('a list of boxes, each before a paragraph', () => {
  it('says what the ticked one says, and nothing of the others', () => {
    const guaranty = (limited: string, unlimited: string) => `
GUARANTY

${limited} Limited. The liability of the undersigned is limited to a principal amount of $80,000.00, plus
    accrued interest and collection costs.

${unlimited} Open. This promise holds whatever the debts come to. It follows that as to amount the
    liability of the undersigned is without limit.
`;
    expect(typeOf(guaranty('[x]', '[_]'))).toEqual(['limited']);
    expect(typeOf(guaranty('[_]', '[x]'))).toEqual(['unlimited']);
  });

  it('ends where a paragraph without a box follows', () => {
    const note = `
PROMISSORY NOTE

[x] LATE CHARGE: If a payment is more than 10 days late, I agree to pay 6.000% of it.
[_] ADDITIONAL CHARGES: In addition to interest, I agree to pay the following charges:
    ____________________.
    PAYMENTS: I agree to pay this note in 240 monthly payments of $4,766.71 beginning 05-01-2023.
`;
    const values = readByRules({ docType: 'promissory_note', pages: paper(note) });
    expect(values.find(({ fieldName }) => fieldName === 'payment_frequency')?.normalizedValue).toBe('monthly');
  });

  it('says what it says where no box of the list is ticked, as in lists of what is to be done', () => {
    const values = readByRules({
      docType: 'guaranty',
      pages: paper(`
GUARANTY

[_] Filed. The liability of the undersigned is limited to a principal amount of $80,000.00.

[_] Recorded. The papers were sent to the county.
`),
    });
    expect(values.find(({ fieldName }) => fieldName === 'guaranty_type')?.normalizedValue).toBe('limited');
  });
});
