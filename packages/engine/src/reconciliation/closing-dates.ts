import { compareText, type Facts, type Reading } from './facts.ts';
import { onlyValue } from './stated-terms.ts';

const CLOSING_PAPERS = ['closing_disclosure', 'settlement_statement', 'truth_in_lending'];
const FUNDING_PAPERS = [
  'closing_disclosure',
  'settlement_statement',
  'disbursement_authorization',
  'sba_form_1050',
  'heloc_agreement',
];

/** The day on which the borrower becomes bound: the note's date, or where notes differ or are silent the closing's. */
export function closingDate(facts: Facts): Reading | null {
  return (
    onlyValue(facts.readings('note_date', ['promissory_note', 'heloc_agreement'])) ??
    onlyValue(facts.readings('closing_date', CLOSING_PAPERS)) ??
    onlyValue(facts.readings('note_date', ['deed_of_trust', 'mortgage', 'loan_agreement']))
  );
}

/** The last day on which papers have money paid out; else the closing. */
export function fundingDate(facts: Facts): Reading | null {
  return paidOutDate(facts, 'latest') ?? closingDate(facts);
}

/** The day on which money is paid out, only where a paper says it. */
export function paidOutDate(facts: Facts, which: 'latest' | 'earliest'): Reading | null {
  const stated = facts.readings('disbursement_date', FUNDING_PAPERS).toSorted((a, b) => compareText(a.value, b.value));
  return (which === 'latest' ? stated.at(-1) : stated[0]) ?? null;
}
