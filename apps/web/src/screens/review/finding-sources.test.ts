import type { LoanField } from '@countersign/contract/extraction';
import type { LarRecord } from '@countersign/contract/intake';
import type { Finding } from '@countersign/contract/review';
import { describe, expect, it } from 'vitest';
import { recordBeside, sourcesOf } from './finding-sources.ts';

const bbox = { x: 0.1, y: 0.2, w: 0.3, h: 0.02 };
const paper = { documentId: 'n', source: 'promissory_note', field: 'principal_amount', value: '$1', pageNo: 2, bbox };
const lar = { documentId: 'l', source: 'lar', field: 'interest_rate', value: '6.5', pageNo: null, bbox: null };

const finding = (data: unknown, sources: readonly object[] = [paper, lar]) =>
  ({ detail: { message: '', sources, data } }) as unknown as Finding;

const place = { kind: 'pointer', pointer: '/rate' };
const observed = [
  { raw: '$1', normalized: '1.00', place: null },
  { raw: '6.5', normalized: '6.5', place },
];

describe('what the sources of a finding say', () => {
  it('is raw and normalized, with where it stood and how it was read', () => {
    const read = { documentId: 'n', fieldName: 'principal_amount', pageNo: 2, bbox, method: 'ocr', confidence: 0.8 };
    const [first, second] = sourcesOf(finding({ observed }), [read as LoanField]);
    expect(first).toMatchObject({ raw: '$1', normalized: '1.00', read: { method: 'ocr', confidence: 0.8 } });
    expect(second).toMatchObject({ raw: '6.5', place: '/rate', read: null });
  });

  it.each([null, undefined, 'text', { observed: 'none' }, []])(
    'is what the interface promises where data is %j',
    (data) => expect(sourcesOf(finding(data))[0]).toMatchObject({ raw: '$1', normalized: null, place: null }),
  );
});

describe('the approval record beside them', () => {
  const record = {
    fields: [
      { fieldName: 'principal_amount', rawText: '1', normalizedValue: '1.00', place: { ...place, pointer: '/p' } },
    ],
  } as unknown as LarRecord;

  it('is shown for the fields that the finding does not hold it up for itself', () => {
    const beside = recordBeside(sourcesOf(finding({ observed })), record);
    expect(beside).toEqual([{ field: 'principal_amount', values: [{ raw: '1', normalized: '1.00', place: '/p' }] }]);
  });

  it('is nothing where there is no record', () => expect(recordBeside(sourcesOf(finding(null)), null)).toEqual([]));
});
