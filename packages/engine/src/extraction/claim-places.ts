import { boxOverlap } from '../pages/box.ts';
import type { Candidate } from './candidate.ts';

/** Whose name, address or number, or which months, a field holds. What is printed at one place belongs to one of them. */
const sides: Readonly<Record<string, string>> = {
  lender_name: 'lender',
  mortgagee_name: 'lender',
  title_insured: 'lender',
  borrower_name: 'borrower',
  vested_owner: 'borrower',
  guarantor_name: 'borrower',
  trustee_name: 'trustee',
  settlement_agent: 'agent',
  insurer_name: 'insurer',
  lender_address: 'lender',
  // A borrower may live in what is pledged: both fields may stand at one place.
  borrower_address: 'borrower',
  guarantor_address: 'guarantor',
  property_address: 'borrower',
  // The number of the loan that a note renews is not its own.
  loan_number: 'loan',
  renewal_of: 'older loan',
  // Months over which payments are figured are not the months of the loan.
  term_months: 'term',
  amortization_months: 'amortization',
};

/** Boxes that share this much of their union show the same words. */
const samePlace = 0.5;

/** Readings that are nearly as certain settle nothing. */
const clearly = 0.02;

/**
 * Leaves out readings of a place that another party claims with more certainty: the bank under "Address" is no borrower.
 * What a bank's template reads was drawn by a person and stays.
 */
export function claimPlaces(candidates: readonly Candidate[]): Candidate[] {
  const parties = candidates.filter(({ field }) => sides[field] !== undefined);
  return candidates.filter((candidate) => {
    const side = sides[candidate.field];
    if (side === undefined || candidate.tier === 0) return true;
    return !parties.some(
      (other) =>
        sides[other.field] !== side &&
        other.pageIndex === candidate.pageIndex &&
        other.confidence > candidate.confidence + clearly &&
        boxOverlap(other.box, candidate.box) >= samePlace,
    );
  });
}
