import { Decimal, decimalOf } from '../../calculations/decimal.ts';
import { agree, type Compare, compareBy, type KeyOf, oneOfEach } from '../comparisons/agree.ts';
import { alike } from '../comparisons/likeness.ts';
import type { Facts, Reading } from '../facts.ts';
import { notesOf } from '../notes.ts';
import type { Policy, Tolerances } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { currentReadings } from './current-readings.ts';

const NOTES = ['promissory_note', 'change_in_terms'];

/** Which papers speak for a field, and which of them always should. */
export interface Speakers {
  readonly field: string;
  /** Papers of other types may print the field and mean another loan, a limit, or a first estimate. */
  readonly docTypes: readonly string[];
  /** Types that state the field on every loan: with one of them silent, there is something to miss. */
  readonly expected: readonly string[];
  /** Whether the approval is one of the sources. */
  readonly approval: boolean;
  /** Readings that look like the field and are something else. */
  readonly isOther?: (facts: Facts) => (reading: Reading) => boolean;
}

export function speak({ field, docTypes, approval, isOther }: Speakers, facts: Facts): readonly Reading[] {
  const papers = currentReadings(facts, field, docTypes);
  const all = approval ? [...facts.approved(field), ...papers] : papers;
  const isElse = isOther?.(facts);
  return isElse === undefined ? all : all.filter((reading) => !isElse(reading));
}

/** Every source that speaks for the field must say the same. */
export function agreeAcross(speakers: Speakers, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const readings = speak(speakers, facts);
  const lacking = tooFew(speakers, facts, readings);
  if (lacking !== null) return lacking;
  const kind = readings[0]?.kind ?? 'text';
  const among = amongNotes(facts, readings, compareBy(kind, policy.tolerances), policy.tolerances);
  return evaluated(agree(rule, readings, policy, among));
}

/**
 * One source alone agrees with itself. Where a note is there and no second paper that would state the field, there is
 * nothing to compare; where there is one, it is silent, and that is worth knowing.
 */
function tooFew({ field, expected }: Speakers, facts: Facts, readings: readonly Reading[]): Outcome | null {
  const stating = new Set(readings.map(({ documentId }) => documentId));
  if (stating.size > 1) return null;
  const asked = new Set([...stating, ...facts.documentsOf(...expected).map(({ id }) => id)]);
  return facts.has(...NOTES) && asked.size < 2 ? notApplicable : notEvaluated([field]);
}

/**
 * A package may hold several notes, each with terms of its own. Then notes are compared with their copies, and every
 * other paper with the notes: it must say what one of them says, or of an amount what all of them come to.
 */
export function amongNotes(
  facts: Facts,
  readings: readonly Reading[],
  compare: Compare,
  { money }: Tolerances,
): { readonly compare: Compare; readonly keyOf?: KeyOf } {
  const notes = notesOf(facts);
  if (notes.length < 2) return { compare };
  const numbers = new Map(notes.flatMap((copies, index) => copies.map(({ id }) => [id, index] as const)));
  const noteOf = ({ documentId }: Reading): number => numbers.get(documentId) ?? -1;
  const onNotes = readings.filter((reading) => noteOf(reading) >= 0);
  const sum = totalOf(
    notes.map((copies) => onNotes.find(({ documentId }) => copies.some(({ id }) => id === documentId))),
  );
  const fits = (paper: Reading): boolean => {
    const amount = paper.kind === 'money' ? decimalOf(paper.value) : null;
    if (sum !== null && amount?.minus(sum).abs().lte(money)) return true;
    return oneOfEach(onNotes).some((note) => compare(note, paper).same);
  };
  const among: Compare = (left, right) => {
    const [a, b] = [noteOf(left), noteOf(right)];
    if (a >= 0 && b >= 0) return a === b ? compare(left, right) : alike('of different notes');
    if (a < 0 && b < 0) return alike('compared with the notes');
    return fits(a < 0 ? left : right) ? alike('what one of the notes says') : compare(left, right);
  };
  return { compare: among, keyOf: (reading) => `${noteOf(reading)} ${reading.value}` };
}

function totalOf(readings: readonly (Reading | undefined)[]): Decimal | null {
  const amounts = readings.map((reading) => (reading?.kind === 'money' ? decimalOf(reading.value) : null));
  return amounts.reduce<Decimal | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum.plus(amount)),
    new Decimal(0),
  );
}
