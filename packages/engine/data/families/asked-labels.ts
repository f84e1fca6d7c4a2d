import type { Rule } from '../../src/extraction/rule.ts';
import { part, worded } from './build.ts';

/**
 * Labels of forms that speak to their reader: "How much you want to borrow", "Where do you live?". Such words stand in
 * no value, so that one telling word among them is enough.
 */
const asked = String.raw`(?=.*\b(?:you|your|yours|how|what|which|who|whose|where|when|why|we|our|us|i|my|me)\b)`;

const sum = part('^(?P<v>{sum})');
const certainty = 0.86;

function ask(field: string, words: string, valuePattern?: string): Rule {
  return worded(field, `${asked}${words}`, { certainty, ...(valuePattern === undefined ? {} : { valuePattern }) });
}

const rules: readonly Rule[] = [
  ask(
    'principal_amount',
    String.raw`(?!.*\b(?:owe|month|monthly|payments?|down|deposit|income)\b).*\b(?:borrow|borrowing|lend|lending|loan|mortgage)\b.*`,
    sum,
  ),
  ask(
    'interest_rate',
    String.raw`(?!.*\b(?:annual percentage|late|default)\b).*\b(?:rate|interest)\b.*`,
    part('^(?P<v>{rate})'),
  ),
  ask(
    'rate_type',
    String.raw`.*\b(?:rate|interest|fixed)\b.*`,
    part(String.raw`(?P<v>\b(?:fixed|variable|adjustable))\b`),
  ),
  ask(
    'term_months',
    String.raw`(?:for |over )?how many (?:months|years)|.*\b(?:repay|pay (?:it|this|the loan) back|length of (?:the |this |your )?loan|term of (?:the |this |your )?loan)\b.*`,
    part(String.raw`^(?P<v>\d{1,3}(?: (?:months?|mos?\.?|years?|yrs?\.?))?)$`),
  ),
  ask(
    'payment_amount',
    String.raw`.*\b(?:monthly payment|payment (?:each|every|a|per) month|pay (?:each|every|a|per) month|pay monthly)\b.*`,
    sum,
  ),
  ask(
    'property_address',
    String.raw`(?!.*\b(?:you live|live now|mail)\b).*\b(?:home|house|property|real estate|dwelling|building|land|secures?|security|collateral)\b.*`,
  ),
  ask(
    'borrower_address',
    String.raw`.*\b(?:you live|live now|your (?:current |present |home |mailing |own )?(?:address|residence)|get (?:your )?mail|get mail|reach you|mail you)\b.*`,
  ),
  ask(
    'borrower_name',
    String.raw`(?!.*\b(?:employer|lender|bank|agent)\b).*\b(?:your (?:full |legal )?names?|applying|applies|borrowing|borrows|owes|(?:the )?borrowers?|(?:the )?applicants?)\b.*`,
  ),
  ask('property_type', String.raw`.*\b(?:kind|type|sort) of (?:home|house|property|building|dwelling)\b.*`),
  ask(
    'occupancy',
    String.raw`.*\b(?:live in it|use it|use the (?:home|property|house)|occupy|will you live|be used)\b.*`,
  ),
  ask(
    'sale_price',
    String.raw`(?!.*\b(?:closing|loan|borrow|credit)\b).*\b(?:price|cost|costs|paying for|pay for it|pay for the (?:home|house|property))\b.*`,
    sum,
  ),
  ask('appraised_value', String.raw`(?!.*\bloan\b).*\b(?:worth|valued?)\b.*`, sum),
  ask(
    'loan_officer',
    String.raw`.*\b(?:works with you|helps you|helped you|your (?:loan )?officer|your banker|your contact|contact here)\b.*`,
  ),
  ask(
    'lender_name',
    String.raw`.*\b(?:is lending|lends|makes the loan|made the loan|(?:is )?the lender|your lender)\b.*`,
  ),
  ask('closing_date', String.raw`.*\b(?:closing|closes|close|settlement|settles|sign)\b.*`, part('^(?P<v>{date})')),
];

/** Rules for the fields that a family names. */
export function askedLabels(...fields: readonly string[]): readonly Rule[] {
  return rules.filter(({ field }) => fields.includes(field));
}
