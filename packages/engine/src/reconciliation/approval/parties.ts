import { buildFinding, documentSource } from '../build-finding.ts';
import type { Compare } from '../comparisons/agree.ts';
import { matchesLarAsSet } from '../comparisons/agree-as-sets.ts';
import { compareSets, distinct } from '../comparisons/compare-sets.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { eachParty, wholeNames } from '../party-names.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, sayList, sayReading, startSentence } from '../wording.ts';
import { lacking, noteReadings } from './approved-terms.ts';

/** Whether two names are of one party. A name left short or misspelled is still that party's; R-501 tells of it. */
export const sameParty: Compare = (left, right) => {
  const likeness = sameName(left.value, right.value);
  return likeness.near && !likeness.serious ? { ...likeness, same: true } : likeness;
};

/** The borrowers of the note are those that were approved, none less and none more. */
export function borrowersAsApproved(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const approved = wholeNames(facts.approved('borrower_name'));
  const signing = wholeNames(noteReadings(facts, 'borrower_name'));
  return (
    lacking({ borrower_name: approved.length === 0 ? [] : signing }) ??
    evaluated(
      matchesLarAsSet(rule, eachParty(approved), eachParty(signing), policy, { compare: sameParty, kind: 'name' }),
    )
  );
}

/** Every approved guarantor signed a guaranty of their own; a guaranty that nobody asked for is a warning. */
export function guarantorsAsApproved(facts: Facts, rule: Rule): Outcome {
  const approved = eachParty(wholeNames(facts.approved('guarantor_name')));
  const guaranties = facts.documentsOf('guaranty');
  if (!facts.hasApproval()) return lacking({ guarantor_name: [] }) ?? notApplicable;
  if (approved.length === 0 && guaranties.length === 0) return notApplicable;
  const signing = eachParty(wholeNames(facts.readings('guarantor_name', ['guaranty'])));
  if (signing.length === 0 && guaranties.length > 0) return lacking({ guarantor_name: [] }) ?? notApplicable;
  const { onlyLeft, onlyRight } = compareSets(approved, signing, sameParty);
  return evaluated([...tellMissing(onlyLeft, signing, facts, rule), ...tellExtra(onlyRight, approved, rule)]);
}

function tellMissing(
  missing: readonly Reading[],
  signing: readonly Reading[],
  facts: Facts,
  rule: Rule,
): readonly Finding[] {
  if (missing.length === 0) return [];
  // A guaranty whose guarantor could not be read may be the one that is missing; the reviewer should look there.
  const unread = facts
    .documentsOf('guaranty')
    .filter((document) => facts.readingsOf(document, 'guarantor_name').length === 0);
  const held =
    signing.length === 0
      ? 'the package holds no guaranty'
      : `the guaranties of the package are of ${sayList(distinct(signing, sameParty).map(sayReading))}`;
  const look = unread.length === 0 ? '' : ` On ${sayList(unread.map(({ name }) => name))} no guarantor could be read.`;
  return [
    buildFinding(rule, {
      message: `${startSentence(sayDocType('lar'))} asks for a guaranty of ${sayList(missing.map(sayReading))}, and ${held}.${look}`,
      readings: [...missing, ...signing],
      comparison: 'matches_lar',
      kind: 'name',
      expected: missing.map(({ value }) => value).join('; '),
      documents: unread.map((document) => documentSource(document, 'guarantor_name')),
      more: { missing: missing.map(sayReading), extra: [] },
    }),
  ];
}

function tellExtra(extra: readonly Reading[], approved: readonly Reading[], rule: Rule): readonly Finding[] {
  if (extra.length === 0) return [];
  const asked =
    approved.length === 0
      ? `${sayDocType('lar')} asks for none`
      : `${sayDocType('lar')} asks for ${sayList(distinct(approved, sameParty).map(sayReading))}`;
  return [
    buildFinding(rule, {
      severity: 'warning',
      message: `The package holds a guaranty of ${sayList(extra.map(sayReading))}, and ${asked}.`,
      readings: [...approved, ...extra],
      comparison: 'matches_lar',
      kind: 'name',
      more: { missing: [], extra: extra.map(sayReading) },
    }),
  ];
}
