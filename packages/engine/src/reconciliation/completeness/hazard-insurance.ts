import { daysBetween } from '../../calculations/day-number.ts';
import { nameKey } from '../../values/name-key.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDate, sayDays, sayEach, sayReading, startSentence } from '../wording.ts';

/** A policy that ends so soon after the closing must be renewed before anybody looks again. */
const SOON_DAYS = 30;

/** the hazard insurance runs on at the closing. Of several policies the one that runs longest counts. */
export function hazardUnexpired(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has('property_insurance')) return notApplicable;
  const ends = facts.readings('hazard_expiration_date', ['property_insurance']);
  const closing = closingDate(facts);
  if (ends.length === 0 || closing === null)
    return notEvaluated([
      ...(ends.length === 0 ? ['hazard_expiration_date'] : []),
      ...(closing === null ? ['closing_date', 'note_date'] : []),
    ]);
  const latest = ends.reduce((a, b) => (b.value > a.value ? b : a));
  const left = daysBetween(closing.value, latest.value);
  if (left > SOON_DAYS) return evaluated();
  return evaluated([
    buildFinding(rule, {
      severity: left < 0 ? 'exception' : 'warning',
      message:
        left < 0
          ? `The hazard insurance expired on ${sayDate(latest.value)}, ${sayDays(-left)} before the closing on ${sayDate(closing.value)}.`
          : `The hazard insurance expires on ${sayDate(latest.value)}, ${sayDays(left)} after the closing on ${sayDate(closing.value)}.`,
      readings: [...ends, closing],
      comparison: 'not_before',
      kind: 'date',
      expected: closing.value,
      difference: { days: Math.abs(left) },
      tolerance: String(SOON_DAYS),
    }),
  ]);
}

/** the mortgagee clause names the lender; what follows the name (ISAOA, ATIMA, an address) does not count. */
export function mortgageeIsLender(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const policies = facts.documentsOf('property_insurance', 'flood_policy');
  const lenders = facts.readings('lender_name', ['promissory_note', 'deed_of_trust', 'mortgage', 'loan_agreement']);
  return combineOutcomes(
    policies.map((document) => {
      const named = facts.readingsOf(document, 'mortgagee_name');
      if (named.length === 0 || lenders.length === 0)
        return notEvaluated([
          ...(named.length === 0 ? ['mortgagee_name'] : []),
          ...(lenders.length === 0 ? ['lender_name'] : []),
        ]);
      const isNamed = named.some(({ value }) => lenders.some((lender) => namesParty(value, lender.value)));
      if (isNamed) return evaluated();
      const shown = [...named, ...lenders];
      const reason = sameName(named[0]?.value ?? '', lenders[0]?.value ?? '').reason;
      return evaluated([
        buildFinding(rule, {
          message: `${startSentence(sayEach(named, 'name'))} as mortgagee, but the lender is ${lenders[0] === undefined ? '' : sayReading(lenders[0])}: ${reason}.`,
          readings: shown,
          comparison: 'names_lender',
          kind: 'name',
          expected: lenders[0]?.value ?? null,
        }),
      ]);
    }),
  );
}

/** Whether a clause names the party: as a name, or as the beginning of a longer text. */
export function namesParty(clause: string, party: string): boolean {
  const [long, short] = [nameKey(clause), nameKey(party)];
  return sameName(clause, party).same || (short !== '' && ` ${long} `.includes(` ${short} `));
}
