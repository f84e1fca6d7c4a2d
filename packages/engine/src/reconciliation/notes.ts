import { idKeyWithoutZeros } from '../values/id-key.ts';
import type { Facts } from './facts.ts';
import type { PackageDocument } from './loan-package.ts';
import { onlyValue, otherPapers, type StatedTerms, statedTerms } from './stated-terms.ts';

/** The notes of a package, each with its copies: a draft beside the signed one, a second scan. */
export function notesOf(facts: Facts): readonly (readonly PackageDocument[])[] {
  return copiesOf(facts, 'promissory_note', (a, b) => isSameNote(facts, a, b));
}

/** Documents of a type, those that are copies of each other together. */
export function copiesOf(
  facts: Facts,
  docType: string,
  isCopy: (a: PackageDocument, b: PackageDocument) => boolean,
): readonly (readonly PackageDocument[])[] {
  const groups: PackageDocument[][] = [];
  for (const document of facts.documentsOf(docType)) {
    const own = groups.filter((group) =>
      group.some((other) => isMarkedCopy(document, other) || isCopy(document, other)),
    );
    const [first] = own;
    if (first === undefined) groups.push([document]);
    else {
      first.push(document, ...own.slice(1).flat());
      for (const merged of own.slice(1)) groups.splice(groups.indexOf(merged), 1);
    }
  }
  return groups;
}

function isMarkedCopy(a: PackageDocument, b: PackageDocument): boolean {
  return a.duplicateOf === b.id || b.duplicateOf === a.id;
}

/** By the loan's number where both print it, else by amount and date, as far as both state them. */
function isSameNote(facts: Facts, a: PackageDocument, b: PackageDocument): boolean {
  const value = (document: PackageDocument, field: string) => onlyValue(facts.readingsOf(document, field))?.value;
  const [left, right] = [value(a, 'loan_number'), value(b, 'loan_number')];
  if (left !== undefined && right !== undefined) return idKeyWithoutZeros(left) === idKeyWithoutZeros(right);
  return ['principal_amount', 'note_date'].every((field) => {
    const [one, other] = [value(a, field), value(b, field)];
    return one === undefined || other === undefined || one === other;
  });
}

const TERMS = [
  'principal_amount',
  'interest_rate',
  'note_date',
  'maturity_date',
  'first_payment_date',
  'payment_amount',
  'number_of_payments',
  'payment_frequency',
  'term_months',
  'amortization_months',
  'interest_only_months',
  'balloon_amount',
  'day_count',
];

/**
 * The terms of every note, copies that state the same taken once. Other papers fill in what a note leaves out, unless
 * the package holds several notes: then nobody knows of which they speak.
 */
export function noteTerms(facts: Facts): readonly StatedTerms[] {
  const notes = notesOf(facts);
  const others = notes.length === 1 ? otherPapers(facts) : [];
  const seen = new Set<string>();
  return notes.flat().flatMap((document) => {
    const terms = statedTerms([(field) => facts.readingsOf(document, field), ...others]);
    const key = TERMS.map((field) => terms.word(field) ?? '').join('|');
    if (seen.has(key)) return [];
    seen.add(key);
    return [terms];
  });
}

/** What a paper states, then what the notes say, then what other papers do: for papers that speak of the note's terms. */
export function paperTerms(facts: Facts, document: PackageDocument): StatedTerms {
  return statedTerms([
    (field) => facts.readingsOf(document, field),
    (field) => facts.readings(field, ['promissory_note']),
    ...otherPapers(facts),
  ]);
}
