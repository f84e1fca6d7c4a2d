import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import type { PackageValue, PlacedCorrection } from './loan-package.ts';

const box = (y: number) => ({ x: 0.1, y, w: 0.3, h: 0.02 });

function value(fieldName: string, text: string, y: number, pageNo = 1): PackageValue {
  return {
    fieldName,
    rawText: text,
    normalizedValue: text,
    valueKind: 'text',
    pageNo,
    bbox: box(y),
    confidence: 0.9,
    method: 'text',
    rivals: [],
  };
}

function correction(fieldName: string, text: string | null, place: Partial<PlacedCorrection> = {}): PlacedCorrection {
  return { fieldName, value: text, normalizedValue: text, valueKind: 'text', pageNo: null, bbox: null, ...place };
}

const shown = (values: readonly PackageValue[]) =>
  values.map(({ fieldName, rawText, method }) => [fieldName, rawText, method]);

describe('a field that a document states once', () => {
  const read = [value('principal_amount', '1', 0.1), value('principal_amount', '2', 0.5), value('note_date', 'd', 0.7)];

  it('has one value after the correction, wherever the box was drawn', () => {
    for (const place of [{}, { pageNo: 3, bbox: box(0.9) }]) {
      expect(shown(applyCorrections(read, [correction('principal_amount', '3', place)]))).toEqual([
        ['note_date', 'd', 'text'],
        ['principal_amount', '3', 'correction'],
      ]);
    }
  });

  it('has none when the document does not say it', () => {
    expect(shown(applyCorrections(read, [correction('principal_amount', null)]))).toEqual([['note_date', 'd', 'text']]);
  });

  it('has what was said last', () => {
    const said = ['3', null, '4'].map((text) => correction('principal_amount', text));
    expect(shown(applyCorrections([], said))).toEqual([['principal_amount', '4', 'correction']]);
  });
});

describe('a field that a document states for several people', () => {
  const read = [
    value('borrower_name', 'A', 0.1),
    value('borrower_name', 'B', 0.3),
    value('borrower_name', 'C', 0.1, 2),
  ];

  it('keeps the others when a box says which one is meant', () => {
    const meant = correction('borrower_name', 'B2', { pageNo: 1, bbox: box(0.305) });
    expect(shown(applyCorrections(read, [meant])).map(([, text]) => text)).toEqual(['A', 'C', 'B2']);
  });

  it('gets one more where nothing was read', () => {
    const more = correction('borrower_name', 'D', { pageNo: 1, bbox: box(0.8) });
    expect(applyCorrections(read, [more])).toHaveLength(4);
  });

  it('has this one alone when no box is given', () => {
    expect(shown(applyCorrections(read, [correction('borrower_name', 'E')]))).toEqual([
      ['borrower_name', 'E', 'correction'],
    ]);
  });
});
