import { currentReadings } from '../agreement/current-readings.ts';
import type { Facts, Reading } from '../facts.ts';
import { notEvaluated, type Outcome } from '../rule.ts';

/** What the borrower signs: the note, the agreement that changes it, or that of a home equity line. */
const NOTES = ['promissory_note', 'change_in_terms', 'heloc_agreement'];

export function noteReadings(facts: Facts, field: string): readonly Reading[] {
  return currentReadings(facts, field, NOTES);
}

/** The first reading of each place where there is any; what is missing where there is not. */
export function lacking(stated: Readonly<Record<string, readonly Reading[]>>): Outcome | null {
  const missing = Object.entries(stated).flatMap(([field, readings]) => (readings.length === 0 ? [field] : []));
  return missing.length === 0 ? null : notEvaluated(missing);
}
