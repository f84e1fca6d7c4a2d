import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { viewOf } from '../spans/document-view.ts';
import { scoreDocument } from './score-document.ts';
import { readyWeights } from './weights.ts';

const weights = readyWeights({
  kinds: { money: ['@inline:own-whole 3000\t@inline:own-too-whole 3000\tdollar 200'] },
  fields: { principal_amount: ['inline~loan 1000\tbefore~existing -3000'] },
  none: { principal_amount: { promissory_note: 1000 } },
  trust: {},
});

function scored(page: string, docType = 'promissory_note') {
  return scoreDocument(weights, viewOf(paper(page)), docType);
}

describe('the score of a document', () => {
  it('puts the value with the largest sum first, with the terms that made it', () => {
    const [field] = scored('Loan Amount: $590,600.00\nFee: $75.00');
    const [first, second] = field?.values ?? [];
    expect(first?.value).toBe('590600.00');
    expect(first?.terms[0]?.[1]).toBe(3000);
    expect(first?.chance).toBeGreaterThan(0.9);
    expect(second?.value).toBe('75.00');
    expect(second?.chance).toBeLessThan(0.1);
  });

  it('takes prints of one value together', () => {
    const once = scored('Loan Amount: $590,600.00')[0]?.values[0]?.chance ?? 0;
    const twice = scored('Loan Amount: $590,600.00\nLoan Amount: $590,600.00')[0]?.values[0]?.chance ?? 0;
    expect(twice).toBeGreaterThan(once);
  });

  it('asks for no field that papers of the type do not print', () => {
    expect(scored('Loan Amount: $590,600.00', 'appraisal')).toEqual([]);
  });

  it('leaves a value unlikely that nothing speaks for', () => {
    expect(scored('Fee: $75.00')[0]?.values[0]?.chance).toBeLessThan(0.5);
  });
});
