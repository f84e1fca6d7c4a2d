import type { Facts, Reading } from '../facts.ts';

/** Papers that a change in terms leaves as they were: they go on stating the old terms, and rightly so. */
const CHANGED_BY_TERMS = [
  'promissory_note',
  'loan_agreement',
  'deed_of_trust',
  'mortgage',
  'assignment_of_rents',
  'security_agreement',
  'guaranty',
  'rider',
];

/**
 * What papers of these types say of this loan as it now is. Left out are papers that a change in terms overtook, and
 * papers that cite the note which this one renews.
 */
export function currentReadings(facts: Facts, field: string, docTypes: readonly string[]): readonly Reading[] {
  const all = facts.readings(field, docTypes).filter((reading) => !citesRenewedNote(facts, reading));
  const changing = all.filter(({ source }) => source === 'change_in_terms');
  if (changing.length === 0 || isUnchanged(changing, all)) return all;
  const others = all.filter(({ source }) => source !== 'change_in_terms' && !CHANGED_BY_TERMS.includes(source));
  return [...newTerms(changing, others, facts.approved(field)), ...others];
}

/** The agreement repeats what the note says: of this field there is nothing old. */
function isUnchanged(changing: readonly Reading[], all: readonly Reading[]): boolean {
  const notes = all.filter(({ source }) => source === 'promissory_note');
  return notes.length > 0 && changing.every(({ value }) => notes.every((note) => note.value === value));
}

/** An agreement prints the old terms beside the new ones; of several readings those that nobody shares are the old. */
function newTerms(
  changing: readonly Reading[],
  others: readonly Reading[],
  approved: readonly Reading[],
): readonly Reading[] {
  const known = new Set([...others, ...approved].map(({ value }) => value));
  const shared = changing.filter(({ value }) => known.has(value));
  return shared.length > 0 ? shared : changing;
}

const CITING = ['deed_of_trust', 'mortgage', 'assignment_of_rents', 'security_agreement', 'guaranty', 'rider'];

/** A deed or guaranty that goes on from the loan before names the older note, or the number of the older loan. */
function citesRenewedNote(facts: Facts, reading: Reading): boolean {
  if (!CITING.includes(reading.source)) return false;
  const renewed = facts.readings('renewal_of', ['promissory_note']);
  if (renewed.length === 0) return false;
  if (reading.field === 'loan_number' && renewed.some(({ value }) => value === reading.value)) return true;
  const dates = facts.readings('note_date', ['promissory_note']);
  const cited = facts
    .readings('note_date', [reading.source])
    .filter(({ documentId }) => documentId === reading.documentId);
  return cited.length > 0 && dates.length > 0 && cited.every(({ value }) => dates.every((date) => value < date.value));
}
