import { describe, expect, it } from 'vitest';
import type { LoanPackage } from '../loan-package.ts';
import { loanProceeds } from './loan-proceeds.ts';

type Paper = readonly [docType: string, values: Readonly<Record<string, string>>];

function packageOf(
  papers: readonly Paper[],
  about: { readonly expected?: string; readonly approved?: string } = {},
): LoanPackage {
  return {
    loanId: 'loan',
    intake: { borrowerName: 'A', expectedPrincipal: about.expected ?? null },
    record:
      about.approved === undefined
        ? null
        : {
            documentId: 'record',
            values: [
              {
                field: 'principal_amount',
                kind: 'money',
                rawText: about.approved,
                value: about.approved,
                place: { kind: 'pointer', pointer: '/amount' },
              },
            ],
          },
    payees: [],
    documents: papers.map(([docType, values], index) => ({
      id: `d${index}`,
      name: 'a.pdf',
      docType,
      fromPage: 1,
      toPage: 1,
      missingPages: [],
      unreadPages: [],
      duplicateOf: null,
      values: Object.entries(values).map(([fieldName, text]) => ({
        fieldName,
        rawText: text,
        normalizedValue: text,
        valueKind: 'money' as const,
        pageNo: 1,
        bbox: null,
        confidence: 0.95,
        method: 'text' as const,
        rivals: [],
      })),
    })),
  };
}

const note = (principal_amount: string): Paper => ['promissory_note', { principal_amount }];

describe('the proceeds of a loan', () => {
  it('are what was approved, else what the note says, else what was expected at intake', () => {
    const all = { expected: '300000.00', approved: '470000.00' };
    expect(loanProceeds(packageOf([note('460000.00')], all))).toMatchObject({ proceeds: '470000.00', source: 'lar' });
    expect(loanProceeds(packageOf([note('460000.00')], { expected: '300000.00' }))).toMatchObject({
      proceeds: '460000.00',
      source: 'promissory_note',
    });
    expect(loanProceeds(packageOf([], { expected: '300000.00' }))).toMatchObject({
      proceeds: '300000.00',
      source: 'intake',
    });
    expect(loanProceeds(packageOf([['wire_instructions', { wire_amount: '1.00' }]]))).toBe(null);
  });

  it('are the smallest of several amounts that one kind of source states, and never nothing or less', () => {
    expect(loanProceeds(packageOf([note('470000.00'), note('840400.00')]))?.proceeds).toBe('470000.00');
    expect(loanProceeds(packageOf([note('0.00'), note('-1.00')]))).toBe(null);
  });

  it('leave more to pay out where the borrower brings money, by the settlement statement before the disclosure', () => {
    const disclosed: Paper = ['closing_disclosure', { cash_to_close: '9000.00' }];
    const settled: Paper = ['settlement_statement', { cash_to_close: '5000.00' }];
    const availableOf = (...papers: readonly Paper[]) =>
      loanProceeds(packageOf([note('100000.00'), ...papers]))?.available;
    expect(availableOf()).toBe('100000.00');
    expect(availableOf(disclosed)).toBe('109000.00');
    expect(availableOf(disclosed, settled)).toBe('105000.00');
    expect(availableOf(['settlement_statement', { cash_to_close: '-5000.00' }])).toBe('100000.00');
    expect(availableOf(settled, ['settlement_statement', { cash_to_close: '-5000.00' }])).toBe('100000.00');
  });
});
