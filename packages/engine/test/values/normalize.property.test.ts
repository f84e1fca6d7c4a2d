import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import { addressParts } from '../../src/values/address-key.ts';
import { idKey, sameMaskedId } from '../../src/values/id-key.ts';
import { nameKey } from '../../src/values/name-key.ts';
import { normalize } from '../../src/values/normalize.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import { valueKinds } from '../../src/values/value-kind.ts';

/** Pieces of what papers print: put together at random they come close to values far more often than random letters. */
const pieces = fc.constantFrom(
  ...'0 1 2 7 12 26 31 80202 250 000 1,250,000 .00 6.25 % $ ( ) - , . / & # " \' : ; * \n \t \u00a0 \u2014 \u00bd O l S B I'.split(
    ' ',
  ),
  ...'March Mar. 1st day of and One Two Hundred Fifty-One Thousand Million Dollars cents 00/100 no/100 percent bps USD'.split(
    ' ',
  ),
  ...'per annum years months Main St. Street Suite Apt PO Box County Road CO Oregon 80202-1234 LLC L.L.C. Inc. the dba'.split(
    ' ',
  ),
  ...'Smith John A. Jr. Yes NO X true first second XXX-XX-1234 20-6145502 No. actual 365/360 twelve monthly each'.split(
    ' ',
  ),
  ' ',
  '("Borrower")',
  '(the "Lender").',
  '\u200b',
  '',
);
const nearlyPrinted = fc
  .array(fc.tuple(pieces, fc.constantFrom(' ', '', ', ')), { maxLength: 14 })
  .map((parts) => parts.flat().join(''));
const anyText = fc.oneof(
  nearlyPrinted,
  nearlyPrinted,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const numRuns = slice(1_000, 10_000);
vi.setConfig({ testTimeout: 60_000 });

describe('every normalizer', () => {
  for (const kind of valueKinds) {
    it(`reads any text as ${kind} without throwing, and its own value as itself`, () => {
      fc.assert(
        fc.property(anyText, fc.boolean(), (text, ocr) => {
          const read = normalize(kind, text, { ocr });
          if (read === null) return;
          expect(read.value).not.toBe('');
          // A value is text of ours, not of a picture.
          expect(normalize(kind, read.value)).toEqual({ value: read.value, corrections: [] });
          for (const { from, at } of read.corrections)
            expect(text.slice(at).length).toBeGreaterThanOrEqual(from.length);
        }),
        { numRuns },
      );
    });

    it(`corrects nothing in print that was not recognized, as ${kind}`, () => {
      fc.assert(
        fc.property(nearlyPrinted, (text) => {
          const printed = normalize(kind, text);
          expect(printed?.corrections ?? []).toEqual([]);
          // What can be read as it stands is read the same from a picture, or doubted.
          const seen = normalize(kind, text, { ocr: true });
          if (printed !== null && seen !== null) expect(seen).toEqual(printed);
        }),
        { numRuns: slice(500, 2_000) },
      );
    });
  }

  it('reads any text as any field without throwing, and its own value as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldCatalogue), anyText, fc.boolean(), ({ name }, text, ocr) => {
        const read = normalizeField(name, text, { ocr });
        if (read !== null) expect(normalizeField(name, read.value)?.value).toBe(read.value);
      }),
      { numRuns },
    );
  });

  it('makes keys of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(nameKey(text.toUpperCase())).toBe(nameKey(text.toUpperCase().toLowerCase()));
        expect(typeof addressParts(text).city).toBe('string');
        expect(idKey(idKey(text))).toBe(idKey(text));
        expect(sameMaskedId(text, 'XXX-XX-1234')).toBe(sameMaskedId('XXX-XX-1234', text));
      }),
      // Half a syllable on each side of a space: without the space they are one letter.
      { numRuns, examples: [['\u3131 \uffc2']] },
    );
  });
});

describe('long input', () => {
  const long = [
    ' '.repeat(100_000),
    '1'.repeat(100_000),
    '$1,'.repeat(33_000),
    '('.repeat(100_000),
    'one hundred and '.repeat(6000),
    'March 1 '.repeat(12_000),
    '. '.repeat(50_000),
    `${'a '.repeat(50_000)}"`,
    '-'.repeat(100_000),
    '12 Main Street '.repeat(6000),
    `${' '.repeat(99_999)}x`,
    'No. '.repeat(25_000),
    '1/'.repeat(50_000),
    ', '.repeat(50_000),
    '"("'.repeat(33_000),
    '\u200b '.repeat(50_000),
    'x'.repeat(100_000),
    'Smith, '.repeat(14_000),
  ];
  for (const kind of valueKinds) {
    it(`of 100 kB takes linear time as ${kind}`, { timeout: 60_000 }, () => {
      for (const text of long) {
        normalize(kind, text);
        normalize(kind, text, { ocr: true });
      }
    });
  }

  it('of 100 kB takes linear time for keys and fields', { timeout: 30_000 }, () => {
    for (const text of long) {
      nameKey(text);
      addressParts(text);
      idKey(text);
      for (const name of [
        'term_months',
        'day_count',
        'rate_type',
        'lien_position',
        'grace_days',
        'borrower_tin',
        'property_county',
      ]) {
        normalizeField(name, text, { ocr: true });
      }
    }
  });
});
