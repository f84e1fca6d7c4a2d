import { normalizeField } from '../../values/normalize-field.ts';
import { buildFinding, intakeReading } from '../build-finding.ts';
import { agree, compareBy, oneOfEach } from '../comparisons/agree.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import { eachParty } from '../party-names.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, startSentence } from '../wording.ts';
import { amongNotes } from './agree-across.ts';
import { currentReadings } from './current-readings.ts';

const NOTES = ['promissory_note', 'change_in_terms'];

export function intakePrincipalAgrees(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const given = intakeReading(facts, 'principal_amount');
  if (given === null) return notApplicable;
  const value = normalizeField('principal_amount', given.value)?.value ?? given.value;
  const notes = currentReadings(facts, 'principal_amount', NOTES);
  if (notes.length === 0) return notEvaluated(['principal_amount']);
  const readings = [{ ...given, value }, ...notes];
  const { compare, keyOf } = amongNotes(facts, readings, compareBy('money', policy.tolerances), policy.tolerances);
  // Whether notes agree with each other is asked elsewhere.
  const withIntake = (left: Reading, right: Reading) =>
    left.source === 'intake' || right.source === 'intake'
      ? compare(left, right)
      : { ...compare(left, right), same: true };
  return evaluated(
    agree(rule, readings, policy, {
      compare: withIntake,
      keyOf: (reading) => `${reading.source === 'intake'} ${keyOf?.(reading) ?? reading.value}`,
      expected: value,
    }),
  );
}

/** One of the borrowers is enough: a package is filed under one name. A short form of the name is told, as information. */
export function intakeBorrowerAgrees(facts: Facts, rule: Rule): Outcome {
  const given = intakeReading(facts, 'borrower_name');
  if (given === null) return notApplicable;
  const printed = facts.readings('borrower_name', NOTES);
  if (printed.length === 0) return notEvaluated(['borrower_name']);
  const pairs = [given, ...eachParty([given])].flatMap((name) =>
    [...oneOfEach(printed), ...eachParty(oneOfEach(printed))].map((other) => sameName(name.value, other.value)),
  );
  if (pairs.some(({ same }) => same)) return evaluated();
  const near = pairs.find((likeness) => likeness.near && !likeness.serious);
  const told = near ?? pairs.find(({ serious }) => serious) ?? pairs[0];
  return evaluated([
    buildFinding(rule, {
      severity: near === undefined ? rule.severity : 'info',
      message: `${startSentence(sayEach([given, ...printed]))}: ${told?.reason ?? 'not the same name'}.`,
      readings: [given, ...printed],
      comparison: 'agree',
      expected: given.value,
    }),
  ]);
}
