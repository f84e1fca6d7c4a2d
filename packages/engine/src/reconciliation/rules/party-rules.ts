import type { Category, Severity } from '../finding.ts';
import { namesAgree } from '../parties/name-variants.ts';
import { datesPlausible, PLAUSIBLE_DATE_FIELDS } from '../parties/plausible-dates.ts';
import { propertyAgrees } from '../parties/property-address.ts';
import { ROLES } from '../parties/roles.ts';
import { routingNumbersCheck } from '../parties/routing-number.ts';
import { taxIdsAgree } from '../parties/tax-id.ts';
import type { Rule } from '../rule.ts';

/** Who the parties are, where the property is, and whether numbers and dates can be what they are printed as. */
export const partyRules: readonly Rule[] = [
  row(
    'R-501',
    'warning',
    'Party name variants',
    'consistency',
    namesRead(),
    ['promissory_note'],
    (facts, _policy, rule) => namesAgree(facts, rule),
  ),
  row(
    'R-502',
    'warning',
    'Property address agrees',
    'consistency',
    ['property_address'],
    ['deed_of_trust', 'mortgage'],
    (facts, _policy, rule) => propertyAgrees(facts, rule),
  ),
  row(
    'R-503',
    'exception',
    'Routing number checksum',
    'validation',
    ['wire_beneficiary_aba'],
    ['wire_instructions'],
    (facts, _policy, rule) => routingNumbersCheck(facts, rule),
  ),
  row(
    'R-504',
    'warning',
    'Tax id format; masked forms match on the last four',
    'validation',
    ['borrower_tin'],
    ['borrowing_resolution'],
    taxIdsAgree,
  ),
  row(
    'R-505',
    'info',
    'Dates plausible',
    'validation',
    PLAUSIBLE_DATE_FIELDS,
    ['promissory_note'],
    (facts, _policy, rule) => datesPlausible(facts, rule),
  ),
];

function namesRead(): readonly string[] {
  return ROLES.flatMap(({ field, alsoIn }) => [field, ...alsoIn.map((also) => also.field)]);
}

function row(
  id: string,
  severity: Severity,
  title: string,
  category: Category,
  fields: readonly string[],
  docTypes: readonly string[],
  evaluate: Rule['evaluate'],
): Rule {
  return { id, version: '1', severity, title, category, fields, docTypes, spec: null, evaluate };
}
