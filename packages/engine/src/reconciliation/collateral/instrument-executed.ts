import { daysBetween } from '../../calculations/day-number.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import { sameName } from '../comparisons/same-name.ts';
import { unsigned } from '../completeness/signatures.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { copiesOf } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, type Outcome, type Rule } from '../rule.ts';
import { onlyValue, statedValues } from '../stated-terms.ts';
import { sayDocType, sayList, sayReading, startSentence } from '../wording.ts';
import { DEEDS } from './grantor-is-owner.ts';

/**
 * every grantor signed the security instrument, and a notary certified it: without that it cannot be recorded. A
 * draft beside its signed copy is no fault.
 */
export function instrumentExecuted(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has(...DEEDS)) return notApplicable;
  const groups = DEEDS.flatMap((docType) => copiesOf(facts, docType, (a, b) => isSameDeed(facts, a, b)));
  return evaluated(
    groups.flatMap((copies) => [
      ...unsigned(facts, rule, copies, 'security_instrument_signed', 'every grantor'),
      ...notCertified(facts, rule, copies),
      ...copies.flatMap((copy) => notaryFaults(facts, rule, copy)),
    ]),
  );
}

/** Two deeds of one loan are on different property; drafts and copies are on the same. */
function isSameDeed(facts: Facts, a: PackageDocument, b: PackageDocument): boolean {
  const [left, right] = [a, b].map((one) => statedValues(facts.readingsOf(one, 'property_address')));
  if (left === undefined || right === undefined || left.length === 0 || right.length === 0) return true;
  return left.some((value) => right.includes(value));
}

function notCertified(facts: Facts, rule: Rule, copies: readonly PackageDocument[]): readonly Finding[] {
  const seen = copies.map((copy) => ({ copy, readings: facts.readingsOf(copy, 'notary_present') }));
  if (seen.some(({ readings }) => readings.some(({ value }) => value === 'true'))) return [];
  const readings = seen.flatMap((one) => one.readings);
  const bare = readings.some(({ value }) => value === 'false');
  const names = sayList(copies.map(({ name }) => name));
  const document = startSentence(sayDocType(copies[0]?.docType ?? 'other'));
  return [
    buildFinding(rule, {
      severity: bare ? 'exception' : 'warning',
      message: bare
        ? `${document} (${names}) is not acknowledged: the notary’s block is empty.`
        : `${document} (${names}) does not show for certain whether a notary acknowledged it. Look at the notary’s block.`,
      readings,
      comparison: 'acknowledged',
      kind: 'boolean',
      expected: 'true',
      documents: seen
        .filter((one) => one.readings.length === 0)
        .map(({ copy }) => documentSource(copy, 'notary_present')),
    }),
  ];
}

/** A certificate by a notary whose commission had ended, or who signed as a grantor, certifies nothing. */
function notaryFaults(facts: Facts, rule: Rule, document: PackageDocument): readonly Finding[] {
  const only = (field: string) => onlyValue(facts.readingsOf(document, field));
  const [certified, expires, notary] = [only('notary_date'), only('notary_commission_expiration'), only('notary_name')];
  const grantor = facts
    .readingsOf(document, 'borrower_name')
    .find(({ value }) => notary !== null && sameName(notary.value, value).same);
  const subject = startSentence(sayDocType(document.docType));
  return [
    ...(certified === null || expires === null || certified.value <= expires.value
      ? []
      : [
          buildFinding(rule, {
            message: `${subject} (${document.name}) was acknowledged on ${sayReading(certified)}, after the notary’s commission expired on ${sayReading(expires)}.`,
            readings: [certified, expires],
            comparison: 'not_after',
            kind: 'date',
            expected: expires.value,
            difference: { days: daysBetween(expires.value, certified.value) },
            tolerance: '0',
          }),
        ]),
    ...(notary === null || grantor === undefined
      ? []
      : [
          buildFinding(rule, {
            message: `${subject} (${document.name}) names ${sayReading(notary)} as the notary and ${sayReading(grantor)} among those who sign it. Signers cannot acknowledge their own signature.`,
            readings: [notary, grantor],
            comparison: 'another_person',
            kind: 'name',
          }),
        ]),
  ];
}
