import { sameValueKey } from '../values/same-value-key.ts';
import type { ChosenValue } from './choose-values.ts';

/** Papers that make the terms they print. What stands there beside its own label may be a mistake, for people to see. */
const makeTerms: ReadonlySet<string> = new Set([
  'promissory_note',
  'change_in_terms',
  'closing_disclosure',
  'truth_in_lending',
]);
const plain = 0.8;

type Values = (field: string) => ChosenValue | undefined;

/**
 * Leaves blank what the rest of the document speaks against. A reading of its own rule may be sound and yet be another's:
 * the index that a default rate follows, the lender of a mortgage that is to be released. A blank is seen by the reviewer;
 * a wrong value is compared with other papers.
 */
export function withoutContradicted(docType: string, chosen: readonly ChosenValue[]): readonly ChosenValue[] {
  const values: Values = (field) => chosen.find(({ candidate }) => candidate.field === field);
  const blank = new Set([
    ...ofFixedRate(values),
    ...ofOtherLender(docType, values),
    ...[...ofDays(values), ...ofLateCharge(values)].filter((field) => !isOwnTerm(docType, values(field))),
  ]);
  // What a bank's own template reads was drawn by a person and stays.
  return chosen.filter(({ candidate: { field, tier } }) => tier === 0 || !blank.has(field));
}

/** A rate that is fixed follows no index: where one is printed, it is what is charged after default. */
function ofFixedRate(values: Values): readonly string[] {
  return values('rate_type')?.candidate.value === 'fixed' && values('rate_margin') === undefined ? ['rate_index'] : [];
}

/** Who lends is who is insured; another lender on such a paper holds an older mortgage. */
function ofOtherLender(docType: string, values: Values): readonly string[] {
  const [lender, insured] = [values('lender_name'), values('title_insured')];
  if (!docType.startsWith('title_') || lender === undefined || insured === undefined) return [];
  const key = ({ candidate }: ChosenValue): string => sameValueKey('name', candidate.value);
  return key(lender) === key(insured) ? [] : ['lender_name'];
}

/** The day of a loan comes before its first payment, and that before its last: what is out of order with most is wrong. */
function ofDays(values: Values): readonly string[] {
  const days = ['note_date', 'first_payment_date', 'maturity_date'].flatMap((field) => values(field) ?? []);
  const against = days.map((day, at) =>
    days.filter((other, place) =>
      place > at ? day.candidate.value > other.candidate.value : day.candidate.value < other.candidate.value,
    ),
  );
  const weight = (day: ChosenValue): number => (against[days.indexOf(day)]?.length ?? 0) - day.confidence;
  return days.flatMap((day, at) =>
    against[at]?.some((other) => weight(other) <= weight(day)) === true ? day.candidate.field : [],
  );
}

/** A payment that is no more than what is charged when it comes late was read off the clause about late charges. */
function ofLateCharge(values: Values): readonly string[] {
  const [payment, charge] = [values('payment_amount'), values('late_charge_amount')];
  return payment !== undefined &&
    charge !== undefined &&
    Number(payment.candidate.value) <= Number(charge.candidate.value)
    ? ['payment_amount']
    : [];
}

function isOwnTerm(docType: string, value: ChosenValue | undefined): boolean {
  return makeTerms.has(docType) && (value?.confidence ?? 0) >= plain;
}
