import type { Finding } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { conflictOf } from './finding-conflict.ts';

interface Said {
  readonly source: string;
  readonly value: string | null;
  readonly field?: string;
}

const finding = (kind: string | null, ...said: readonly Said[]) =>
  ({
    detail: {
      message: '',
      sources: said.map(({ source, value, field = 'interest_rate' }) => ({
        documentId: source,
        source,
        field,
        value,
        pageNo: 1,
        bbox: null,
      })),
      data: { kind, observed: said.map(({ value }) => ({ raw: value, normalized: value, place: null })) },
    },
  }) as unknown as Finding;

const approved = { source: 'lar', value: '7.85' };

describe('the conflict of a finding', () => {
  it('is each value once, with all who say it', () => {
    const note = { source: 'promissory_note', value: '7.35' };
    const agreement = { source: 'loan_agreement', value: '7.35' };
    expect(conflictOf(finding('rate', approved, note, agreement))).toEqual({
      field: 'interest_rate',
      sides: [
        { sources: ['lar'], value: '7.85%' },
        { sources: ['promissory_note', 'loan_agreement'], value: '7.35%' },
      ],
    });
  });

  it('names no field where the values are of several', () => {
    const maturity = { source: 'promissory_note', value: '2031-01-01', field: 'maturity_date' };
    expect(conflictOf(finding(null, { ...approved, value: '2030-01-01' }, maturity))?.field).toBeNull();
  });

  it.each([
    ['all say the same', [approved, { source: 'promissory_note', value: '7.85' }]],
    ['only one was read', [approved, { source: 'promissory_note', value: null }]],
    ['a value is a whole sentence', [approved, { source: 'security_agreement', value: 'All inventory, '.repeat(9) }]],
    ['four differ', [approved, ...['1', '2', '3'].map((value) => ({ source: `paper ${value}`, value }))]],
  ])('is left to the sentence where %s', (_, said) => expect(conflictOf(finding('rate', ...said))).toBeNull());
});
