import { compareText, type Facts, type Reading } from './facts.ts';
import { onlyValue } from './stated-terms.ts';

const CLOSING_PAPERS = ['closing_disclosure', 'settlement_statement', 'truth_in_lending'];
const FUNDING_PAPERS = ['closing_disclosure', 'settlement_statement', 'disbursement_authorization'];

/** The day on which the borrower becomes bound: the note's date, or where notes differ or are silent the closing's. */
export function closingDate(facts: Facts): Reading | null {
  return (
    onlyValue(facts.readings('note_date', ['promissory_note'])) ??
    onlyValue(facts.readings('closing_date', CLOSING_PAPERS)) ??
    onlyValue(facts.readings('note_date', ['deed_of_trust', 'mortgage', 'loan_agreement']))
  );
}

/** The day on which money is paid out, the latest or the earliest that papers name; else the closing. */
export function fundingDate(facts: Facts, which: 'latest' | 'earliest' = 'latest'): Reading | null {
  return paidOutDate(facts, which) ?? closingDate(facts);
}

/** As `fundingDate`, only where a paper says when the money is paid out. */
export function paidOutDate(facts: Facts, which: 'latest' | 'earliest'): Reading | null {
  const stated = facts.readings('disbursement_date', FUNDING_PAPERS).toSorted((a, b) => compareText(a.value, b.value));
  return (which === 'latest' ? stated.at(-1) : stated[0]) ?? null;
}
