import { describe, expect, it } from 'vitest';
import { checkConsistency } from './check-consistency.ts';
import type { ChosenValue } from './choose-values.ts';

function chosen(values: Readonly<Record<string, string>>): ChosenValue[] {
  return Object.entries(values).map(([field, value]) => ({
    candidate: {
      field,
      value,
      rawText: value,
      pageIndex: 0,
      box: { x: 0, y: 0, w: 0.1, h: 0.01 },
      confidence: 0.9,
      place: 0.9,
      reasons: [],
      method: 'text',
      rule: 'a.rule.1',
      tier: 1,
    },
    confidence: 0.9,
    reasons: [],
    rivals: [],
  }));
}

/** How certain each field is after the checks. */
function weighed(values: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    checkConsistency(chosen(values)).map(({ candidate, confidence }) => [candidate.field, confidence]),
  );
}

describe('what a document says twice', () => {
  it('is more certain where words and figures agree, and less where they differ; the value stays as printed', () => {
    const principal_words = 'Two Hundred Fifty Thousand & 00/100';
    expect(weighed({ principal_words, principal_amount: '250000.00', loan_number: '1' })).toEqual({
      principal_words: 0.95,
      principal_amount: 0.95,
      loan_number: 0.9,
    });
    const differing = checkConsistency(chosen({ principal_words, principal_amount: '205000.00' }));
    expect(differing.map(({ confidence, candidate }) => [candidate.value, confidence])).toEqual([
      [principal_words, 0.765],
      ['205000.00', 0.765],
    ]);
    expect(differing[1]?.reasons).toEqual(['the amount in words and in figures differs']);
  });

  it('is more certain where amount, rate and term give the payment; another payment says nothing', () => {
    const loan = { principal_amount: '162000.00', interest_rate: '3.875', term_months: '360' };
    expect(weighed({ ...loan, payment_amount: '761.78' }).payment_amount).toBe(0.95);
    expect(weighed({ ...loan, payment_amount: '523.13' }).payment_amount).toBe(0.9);
    expect(weighed({ ...loan, payment_amount: '761.78', balloon_amount: '1000.00' }).payment_amount).toBe(0.9);
  });

  it('is held to its sums: prepaid interest, closing costs, proceeds', () => {
    const interest = {
      prepaid_interest_per_diem: '17.44',
      prepaid_interest_from: '2013-04-15',
      prepaid_interest_to: '2013-05-01',
    };
    expect(weighed({ ...interest, prepaid_interest_amount: '279.04' }).prepaid_interest_amount).toBe(0.95);
    expect(weighed({ ...interest, prepaid_interest_amount: '729.04' }).prepaid_interest_amount).toBe(0.855);
    const costs = { total_loan_costs: '4694.05', total_other_costs: '5018.05', lender_credits: '500.00' };
    expect(weighed({ ...costs, total_closing_costs: '9212.10' }).total_closing_costs).toBe(0.95);
    expect(weighed({ ...costs, total_closing_costs: '9712.10' }).total_closing_costs).toBe(0.95);
    expect(weighed({ ...costs, total_closing_costs: '9122.10' }).total_closing_costs).toBe(0.855);
    const paid = { amount_to_borrower: '100.00', amount_paid_to_others: '200.00' };
    expect(weighed({ ...paid, loan_proceeds_total: '300.00' }).loan_proceeds_total).toBe(0.95);
    expect(weighed({ ...paid, loan_proceeds_total: '301.00' }).loan_proceeds_total).toBe(0.873);
  });

  it('knows a maturity by its term', () => {
    expect(weighed({ note_date: '2026-03-01', term_months: '360', maturity_date: '2056-04-01' }).maturity_date).toBe(
      0.95,
    );
    expect(weighed({ note_date: '2026-03-01', term_months: '360', maturity_date: '2055-04-01' }).maturity_date).toBe(
      0.9,
    );
  });
});
