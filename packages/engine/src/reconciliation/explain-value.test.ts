import { expect, it } from 'vitest';
import { type ExplainedValue, explainValue } from './explain-value.ts';

const value: ExplainedValue = {
  documentId: 'note',
  docType: 'promissory_note',
  fieldName: 'maturity_date',
  rawText: 'Jan. 1, 2031',
  normalizedValue: '2031-01-01',
  valueKind: 'date',
  pageNo: 2,
  confidence: 0.62,
  method: 'ocr',
  state: 'proposed',
  reasons: ['recognized from the picture, least confident word 62%'],
  rivals: [{ rawText: 'Jan. 7, 2031', pageNo: 3, confidence: 0.55 }],
};

it('says in whole sentences where a value stands, why it waits, who agrees and what else it might be', () => {
  const deed = { ...value, documentId: 'deed', docType: 'deed_of_trust', state: 'stated' as const };
  const record = { ...deed, documentId: 'lar', docType: 'approval_record', normalizedValue: '2032-01-01' };
  expect(explainValue(value, [value, deed, record])).toEqual({
    title: 'Maturity date',
    meaning: 'January 1, 2031',
    place: 'On page 2 of the promissory note, printed as “Jan. 1, 2031”. Recognized from the picture of the page.',
    state:
      'Read with 62% confidence, which is less than your bank asks for. Nothing uses it until a person confirms it.',
    reasons: ['Recognized from the picture, least confident word 62%.'],
    agreement: ['The deed of trust says the same.', 'The loan approval record says January 1, 2032.'],
    rivals: ['It might also be “Jan. 7, 2031” on page 3 (55% confidence).'],
  });
});

it('names what people settled', () => {
  expect(explainValue({ ...value, state: 'confirmed' }, []).state).toContain('confirmed it');
  expect(explainValue({ ...value, state: 'corrected' }, []).state).toBe('A person corrected it.');
  expect(explainValue({ ...value, state: 'stated', confidence: 0.9 }, []).state).toBe('Read with 90% confidence.');
});
