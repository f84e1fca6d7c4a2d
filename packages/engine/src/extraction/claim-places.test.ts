import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { claimPlaces } from './claim-places.ts';

function candidate(field: string, confidence: number, changes: Partial<Candidate> = {}): Candidate {
  return {
    field,
    rawText: 'Harbor Bank',
    value: 'Harbor Bank',
    pageIndex: 0,
    box: { x: 0.1, y: 0.2, w: 0.3, h: 0.01 },
    confidence,
    place: confidence,
    reasons: [],
    method: 'text',
    rule: 'rule',
    tier: 1,
    ...changes,
  };
}

const fields = (candidates: readonly Candidate[]): string[] => claimPlaces(candidates).map(({ field }) => field);

describe('a place that two parties claim', () => {
  it('is left to the one that claims it with more certainty', () => {
    expect(fields([candidate('borrower_name', 0.8), candidate('lender_name', 0.93)])).toEqual(['lender_name']);
    expect(fields([candidate('property_address', 0.6), candidate('lender_address', 0.93)])).toEqual(['lender_address']);
  });

  it('stays with both where neither is clearly more certain, and where both are of one side', () => {
    expect(fields([candidate('borrower_name', 0.92), candidate('lender_name', 0.93)])).toHaveLength(2);
    expect(fields([candidate('title_insured', 0.7), candidate('lender_name', 0.93)])).toHaveLength(2);
    expect(fields([candidate('borrower_address', 0.7), candidate('property_address', 0.93)])).toHaveLength(2);
  });

  it('settles nothing about other places, nor about what a bank’s template reads', () => {
    const elsewhere = candidate('lender_name', 0.93, { box: { x: 0.1, y: 0.5, w: 0.3, h: 0.01 } });
    expect(fields([candidate('borrower_name', 0.8), elsewhere])).toHaveLength(2);
    expect(fields([candidate('borrower_name', 0.8, { tier: 0 }), candidate('lender_name', 0.93)])).toHaveLength(2);
  });
});
