import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { describe, expect, it } from 'vitest';
import { simulatorAdapter } from './adapters/simulator/simulator-adapter.ts';
import { orderOf, previewOf, shownFields } from './preview.ts';

const NOTE = '00000000-0000-4000-8000-000000000001';
const RECORD = '00000000-0000-4000-8000-000000000002';

const value = (fieldName: string, text: string, changes: object = {}) =>
  ({
    fieldName,
    rawText: text,
    normalizedValue: text,
    valueKind: 'text',
    pageNo: 2,
    bbox: { x: 0.1, y: 0.2, w: 0.3, h: 0.04 },
    confidence: 0.9,
    method: 'text',
    rivals: [],
    ...changes,
  }) as const;

const loanPackage: LoanPackage = {
  loanId: '00000000-0000-4000-8000-000000000003',
  intake: { borrowerName: 'A', expectedPrincipal: null },
  documents: [
    {
      id: NOTE,
      name: 'note.pdf',
      docType: 'promissory_note',
      fromPage: 1,
      toPage: 3,
      missingPages: [],
      unreadPages: [],
      duplicateOf: null,
      values: [value('borrower_name', 'Mary Okafor'), value('loan_number', '4711', { bbox: null })],
    },
  ],
  record: {
    documentId: RECORD,
    values: [
      {
        field: 'branch_code',
        kind: 'id',
        rawText: '12',
        value: '12',
        place: { kind: 'pointer', pointer: '/branch' },
      } as never,
    ],
  },
  payees: [],
};

const map: FieldMap = {
  provider: 'simulator',
  fields: [
    { canonical: 'borrower_name', core: 'borrowerName', transform: 'upper' },
    { canonical: 'loan_number', core: 'loanNumber', transform: 'none' },
    { canonical: 'branch_code', core: 'branch', transform: 'none' },
    { canonical: 'loan_officer', core: 'officer', transform: 'constant:HQ' },
    { canonical: 'collateral_description', core: 'collateral', transform: 'trim' },
  ],
};

const { fields, errors } = previewOf(loanPackage, 'L-1', map, simulatorAdapter, () => () => false);
const sourceOf = (core: string) => fields.find(({ coreField }) => coreField === core)?.source;

describe('the source of a value', () => {
  it('is its document, page and box', () => {
    expect(sourceOf('borrowerName')).toEqual({
      documentId: NOTE,
      documentName: 'note.pdf',
      docType: 'promissory_note',
      canonical: 'borrower_name',
      pageNo: 2,
      x: 0.1,
      y: 0.2,
      w: 0.3,
      h: 0.04,
    });
  });

  it('is an empty box on its page where nobody knows the place', () => {
    expect(sourceOf('loanNumber')).toMatchObject({ pageNo: 2, x: 0, y: 0, w: 0, h: 0 });
  });

  it('is the approval record with page 0 where the record says it', () => {
    expect(sourceOf('branch')).toMatchObject({ documentId: RECORD, docType: 'approval_record', pageNo: 0, w: 0, h: 0 });
  });

  it('is shown without a page where it stands on none, and without a box where nobody knows the place', () => {
    const shown = (core: string) => shownFields(fields).find(({ coreField }) => coreField === core)?.source;
    expect(shown('borrowerName')).toEqual(sourceOf('borrowerName'));
    expect(shown('loanNumber')).toMatchObject({ pageNo: 2, x: null, y: null, w: null, h: null });
    expect(shown('branch')).toMatchObject({ documentId: RECORD, pageNo: null, x: null, y: null, w: null, h: null });
    expect(shown('officer')).toBeNull();
  });

  it('is nothing for a constant and for what no paper says', () => {
    expect([sourceOf('officer'), sourceOf('collateral')]).toEqual([null, null]);
  });
});

it('orders exactly the values that are shown', () => {
  const order = orderOf({ boardingId: 'b', loanRef: 'L-1', fields, coreReference: null });
  expect(order.fields).toEqual([
    { core: 'borrowerName', value: 'MARY OKAFOR' },
    { core: 'loanNumber', value: '4711' },
    { core: 'branch', value: '12' },
    { core: 'officer', value: 'HQ' },
  ]);
});

it('tells one error for each field of the core, the map’s before the adapter’s', () => {
  const named = errors.map(({ coreField }) => coreField);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toEqual(expect.arrayContaining(['principal', 'annualRate', 'noteDate', 'maturityDate']));
  expect(errors.find(({ coreField }) => coreField === 'principal')?.code).toBe('not_mapped');
});
