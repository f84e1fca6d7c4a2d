import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import type { ExtractedValue } from '../extract-document.ts';
import { viewOf } from '../spans/document-view.ts';
import { scoreDocument } from './score-document.ts';
import { sayFeature, weighValues } from './weigh-values.ts';
import { readyWeights } from './weights.ts';

const pages = paper('Loan Amount: $590,600.00\nFee: $75.00');
const view = viewOf(pages);
const scores = scoreDocument(
  readyWeights([
    { field: 'principal_amount', none: { promissory_note: 0 }, weights: ['inline=principal_amount 6000'] },
  ]),
  view,
  'promissory_note',
);

function read(normalizedValue: string, rule = 'promissory_note.principal_amount.1'): ExtractedValue {
  return {
    fieldName: 'principal_amount',
    rawText: normalizedValue,
    normalizedValue,
    valueKind: 'money',
    pageNo: 1,
    bbox: { x: 0, y: 0, w: 0.1, h: 0.1 },
    confidence: 0.72,
    method: 'text',
    rule,
    reasons: [],
    rivals: [],
  };
}

describe('a value that a rule read', () => {
  it('is doubtful where the score speaks for another, and says for which', () => {
    const [value] = weighValues([read('75.00')], scores, { view, pages });
    expect(value?.confidence).toBeLessThan(0.7);
    expect(value?.reasons.join()).toContain('$590,600.00');
  });

  it('is borne out where the score reads it, too', () => {
    expect(weighValues([read('590600.00')], scores, { view, pages })[0]?.confidence).toBe(0.75);
  });

  it('stays as it is where a template of the bank read it', () => {
    const own = read('75.00', 'template.promissory_note.principal_amount.1');
    expect(weighValues([own], scores, { view, pages })).toEqual([own]);
  });
});

describe('a value that no rule read', () => {
  it('is added with its place and its reasons', () => {
    const [value] = weighValues([], scores, { view, pages });
    expect(value).toMatchObject({ fieldName: 'principal_amount', normalizedValue: '590600.00', pageNo: 1 });
    expect(value?.reasons).toEqual(['before it on its line stands a label of: Principal amount']);
  });
});

describe('a feature in words', () => {
  it('says where the words stand', () => {
    expect(sayFeature('head:loan amount')).toBe('its column is headed "loan amount"');
    expect(sayFeature('cents')).toBe('cents');
  });
});
