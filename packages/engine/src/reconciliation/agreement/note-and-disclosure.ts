import { findField } from '../../fields/field-catalogue.ts';
import { agree } from '../comparisons/agree.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { currentReadings } from './current-readings.ts';

const NOTES = ['promissory_note', 'change_in_terms'];
const DISCLOSURES = ['closing_disclosure', 'truth_in_lending'];
export const RISKY_TERMS = ['prepayment_penalty', 'balloon_amount'];

/** the terms that Regulation Z has disclosed with yes or no stand in the note as they were disclosed. */
export function riskyTermsDisclosed(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (!facts.has(...NOTES) || !facts.has(...DISCLOSURES)) return notApplicable;
  const terms = RISKY_TERMS.map((field) => ({
    field,
    note: currentReadings(facts, field, NOTES),
    disclosed: facts.readings(field, DISCLOSURES),
  }));
  const comparable = terms.filter(({ note, disclosed }) => note.length > 0 && disclosed.length > 0);
  if (comparable.length === 0) {
    // A balloon that neither states is none; a penalty is answered with yes or no on every disclosure.
    const lacking = terms.filter(({ field }) => field === 'prepayment_penalty').map(({ field }) => field);
    return notEvaluated(lacking);
  }
  return evaluated(
    comparable.flatMap(({ field, note, disclosed }) =>
      agree(rule, [...note, ...disclosed], policy, {
        title: `${rule.title}: ${findField(field)?.title ?? field}`,
        about: findField(field)?.title ?? field,
      }),
    ),
  );
}
