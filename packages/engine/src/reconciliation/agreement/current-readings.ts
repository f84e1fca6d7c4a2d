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
  const isOld = citesRenewedNote(facts);
  const all = facts.readings(field, docTypes).filter((reading) => !isOld(reading));
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
function citesRenewedNote(facts: Facts): (reading: Reading) => boolean {
  const renewed = new Set(facts.readings('renewal_of', ['promissory_note']).map(({ value }) => value));
  if (renewed.size === 0) return () => false;
  const [first] = facts
    .readings('note_date', ['promissory_note'])
    .map(({ value }) => value)
    .toSorted();
  const latest = new Map<string, string>();
  for (const { documentId, value } of facts.readings('note_date', CITING)) {
    const known = latest.get(documentId);
    if (known === undefined || known < value) latest.set(documentId, value);
  }
  return ({ source, field, documentId, value }) => {
    if (!CITING.includes(source)) return false;
    if (field === 'loan_number' && renewed.has(value)) return true;
    const cited = latest.get(documentId);
    return cited !== undefined && first !== undefined && cited < first;
  };
}
