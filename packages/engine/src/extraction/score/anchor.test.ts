import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { viewOf } from '../spans/document-view.ts';
import { anchorOf, firmerOf } from './anchor.ts';
import { scoreDocument } from './score-document.ts';
import { weighValues } from './weigh-values.ts';
import { readyWeights } from './weights.ts';

/** Weights by which any amount and any day is likely, and trusted to 0.88. */
const weights = readyWeights({
  kinds: { money: ['digits:6 9000'], date: ['made:shape 9000'] },
  fields: {},
  none: { principal_amount: { promissory_note: 0 }, note_date: { promissory_note: 0 } },
  trust: {},
});

function stated(page: string): string[] {
  const pages = paper(page);
  const view = viewOf(pages);
  const scores = scoreDocument(weights, view, 'promissory_note');
  const likely = { base: 2000 };
  return weighValues(likely, [], scores, { docType: 'promissory_note', view, pages }).map(({ rawText }) => rawText);
}

describe('what ties a value to its field', () => {
  it('is a label beside it, before what its sentence says', () => {
    expect(anchorOf(['@named:own', '@before:own-tail'], [])).toBe('label');
    expect(anchorOf(['@named:other', '@before:own-tail'], [])).toBe('sentence');
    expect(anchorOf(['@named:no'], ['paper:this-dated'])).toBe('sentence');
    expect(anchorOf(['@named:no'], ['paper:none', 'frame:own', 'turn:worth'])).toBe('none');
  });

  it('is the firmest of all its places', () => {
    expect(firmerOf('none', 'sentence')).toBe('sentence');
    expect(firmerOf('label', 'sentence')).toBe('label');
  });
});

describe('a lone value', () => {
  it('is no reading where it might be another', () => {
    expect(stated('PROMISSORY NOTE\n$450,000.00')).toEqual([]);
  });

  it('is one where a label names it', () => {
    expect(stated('PROMISSORY NOTE\nPrincipal Amount: $450,000.00')).toEqual(['$450,000.00']);
  });

  it('is one where the sentence says by what term it goes on', () => {
    expect(stated('PROMISSORY NOTE\nup to $450,000.00 (the "Commitment") in all')).toEqual(['$450,000.00']);
  });
});
