import fc from 'fast-check';
import { DOC_TYPE_IDS } from '../../src/classification/doc-type.ts';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import type { LoanPackage, PackageDocument, PackageValue } from '../../src/reconciliation/loan-package.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import type { ValueKind } from '../../src/values/value-kind.ts';

/** Few values of each kind, near each other, so that papers agree and nearly agree as often as they differ. */
export const PRINTED: Readonly<Record<ValueKind, readonly string[]>> = {
  money: ['$250,000.00', '250,000.01', '$250,000.02', '$255,000.00', '($1,000.00)', '$0.00'],
  rate: ['6.5%', '6-1/2%', '6.5004%', '7.25%', '0%', '1.000'],
  date: ['March 1, 2026', '03/01/2026', 'March 2, 2026', 'April 1, 2026', 'March 1, 2056', 'February 29, 2036'],
  name: [
    'John Smith',
    'SMITH, JOHN A.',
    'John Allen Smith',
    'John Smith Jr.',
    'Mary Smith',
    'John and Mary Smith',
    'Ridgeline Dairy, LLC',
    'Ridgeline Dairy, Inc.',
    'Ridgeline Diary LLC',
    'First Bank, N.A.',
    'First Bank',
    'Acme LLC dba Bob’s',
  ],
  address: [
    '123 North Main Street, Denver, CO 80202',
    '123 N MAIN ST, DENVER CO 80202-1234',
    '125 N Main St, Denver, CO 80202',
    '123 Main St Unit 4, Denver, CO',
    '123 Main St',
    '9 Elm Ct, Aurora, CO 80010',
    'Lot 4, Block 2, Denver, CO',
  ],
  id: ['4410027', '004410027', 'XXXX0027', '4410021', '102000076', '12-3451234'],
  integer: ['360', '60', '120 months', '1', 'first', '10'],
  boolean: ['yes', 'no'],
  text: [
    'WSJ Prime',
    'monthly',
    'unlimited',
    'business',
    'fixed',
    'variable',
    'Two Hundred Fifty Thousand & 00/100',
    'All assets',
    'Evidence of insurance',
  ],
};

const value: fc.Arbitrary<PackageValue> = fc
  .record({ field: fc.constantFrom(...fieldCatalogue), pick: fc.nat(), confidence: fc.constantFrom(0.4, 0.75, 0.97) })
  .map(({ field, pick, confidence }) => {
    const printed = PRINTED[field.kind];
    const rawText = printed[pick % printed.length] ?? '';
    return {
      fieldName: field.name,
      rawText,
      normalizedValue: normalizeField(field.name, rawText)?.value ?? null,
      valueKind: field.kind,
      pageNo: 1,
      bbox: null,
      confidence,
      method: 'text' as const,
      rivals: [],
    };
  });

const document: fc.Arbitrary<Omit<PackageDocument, 'id'>> = fc.record({
  name: fc.constantFrom('a.pdf', 'b.pdf'),
  docType: fc.oneof(
    fc.constantFrom(
      'promissory_note',
      'deed_of_trust',
      'guaranty',
      'closing_disclosure',
      'credit_approval',
      'change_in_terms',
    ),
    fc.constantFrom(...DOC_TYPE_IDS),
    fc.constant('boat_title'),
  ),
  fromPage: fc.constant(1),
  toPage: fc.constant(2),
  missingPages: fc.constantFrom([], [2]),
  unreadPages: fc.constantFrom([], [{ pageNo: 1, reason: 'It is blank.' }]),
  duplicateOf: fc.constant(null),
  values: fc.array(value, { maxLength: 25 }),
});

/** A package of documents that state whatever they like. */
export const loanPackage: fc.Arbitrary<LoanPackage> = fc
  .record({
    documents: fc.array(document, { maxLength: 7 }),
    record: fc.option(fc.array(value, { maxLength: 15 }), { nil: null }),
    borrowerName: fc.constantFrom('', 'John Smith', 'Ridgeline Dairy'),
    expectedPrincipal: fc.constantFrom(null, '250000.00'),
  })
  .map(({ documents, record, borrowerName, expectedPrincipal }) => ({
    loanId: 'loan',
    intake: { borrowerName, expectedPrincipal },
    documents: documents.map((one, index) => ({ ...one, id: `document-${index}` })),
    record:
      record === null
        ? null
        : {
            documentId: 'record',
            values: record.map(({ fieldName, rawText, normalizedValue, valueKind }, index) => ({
              field: fieldName,
              kind: valueKind,
              rawText,
              value: normalizedValue,
              place: { kind: 'pointer' as const, pointer: `/${index}` },
            })),
          },
    payees: [],
  }));
