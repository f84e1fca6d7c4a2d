import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { sentence } from './build.ts';
import { address, afterParty, county, countyInName, partyName } from './instrument-patterns.ts';
import { spelledRate } from './note-phrases.ts';

/** What is said of another loan is passed over, up to the end of its sentence. */
const another = String.raw`(?:\b(?:another|other|existing|prior|previous|old|earlier|recorded|released?|satisfaction|paid off|pay off|payoff|last)\b(?:[^.]|\.\d){0,160}(?:\.|$))`;
const words = String.raw`(?:[a-z][a-z0-9 ,&/-]{3,120}\()?`;

function loose(field: string, near: readonly string[], pattern: string, certainty = 0.68): Rule {
  return sentence(field, near, pattern, { certainty, fallback: true });
}

/** How sentences of any paper speak of a loan, its parties and its land, where nothing more exact was read. */
export const generalProse: readonly Rule[] = [
  loose(
    'loan_number',
    ['loan', 'note'],
    String.raw`${another}|\b(?:loan|note)(?:[ ’'a-z]{0,24})?(?: (?:number|no\.?|#|id|file|ref\.?|reference))*[.:,]? ?#?(?:{date}|(?P<v>[A-Z]{0,4}-?\d[\d-]{5,16}\d)\b)`,
  ),
  loose(
    'principal_amount',
    ['loan', 'note', 'mortgage', 'credit', 'lend', 'debt', 'borrow'],
    String.raw`${another}|\b(?:loan|note|mortgage|credit|debt|indebtedness|borrow(?:s|ed|ing)?|lend(?:s|ing)?|owes?)\b(?:[^.;$%]|\.\d){0,80}?(?:amount|sum|principal|loan|mortgage|note|credit|lend|borrow|exceed|owes?)(?: (?:of|is|in|the|an?|not|to|exceed|up|original|principal|aggregate|maximum|face|amount|sum|[a-z]+ees?))*,? ${words}(?:u\.?s\.? ?)?(?P<v>{money})`,
  ),
  loose(
    'principal_amount',
    ['loan', 'mortgage', 'note', 'facility'],
    String.raw`(?:^|[^$\d.,])(?P<v>{money})(?:,? (?:fixed|variable|adjustable|term|rate|first|lien|mortgage|commercial|real|estate|installment|business|secured|consumer|residential|conventional|SBA|7\(a\)))*(?:-rate|-lien)?(?: (?:term|mortgage|rate|lien|real|estate))* (?:loan|note|mortgage|facility)\b`,
  ),
  loose(
    'interest_rate',
    ['rate', 'interest', ' at '],
    String.raw`${another}|(?:late|default|margin|floor|cap|ceiling|maturity|ratio|value)[^.%]{0,80}{rate}|\b(?:rate|interest|loan|accrue|bear(?:s|ing)?|repaid|payments?)\b(?:[^.%;]|\.\d){0,110}?\b(?:at|of|is|bearing|rate)(?: (?:a|an|present|initially|the|fixed|variable|rate|annual|simple|of))* ${spelledRate}(?P<v>{rate})`,
  ),
  loose(
    'maturity_date',
    ['due', 'matur', 'paid', 'final', 'last'],
    String.raw`${another}|first[^.;]{0,40}{date}|(?:policy|insurance|coverage|approval|commitment|letter)[^.;]{0,80}{date}|\b(?:due|matures?|maturity|paid(?: in full)?|payable|final payment|last payment|unpaid)\b(?:[^.;$]|\.\d){0,60}?\b(?:on|by|is|due|no later than|before|than) (?P<v>{date})`,
    0.62,
  ),
  loose(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`\b(?:payments?|installments?|repaid|payable|paid|pay)\b(?:[^.;]|\.\d){0,50}?\b(?P<v>monthly|quarterly|each month|every month)\b`,
  ),
  loose(
    'payment_frequency',
    ['monthly', 'quarterly'],
    String.raw`(?P<v>(?-i:monthly|quarterly|MONTHLY)) (?:(?:consecutive|equal|level|principal|and|interest) )*(?:payments?|installments?)\b`,
  ),
  loose(
    'rate_type',
    ['fixed', 'variable', 'adjustable', 'floating'],
    String.raw`(?:\bif|whether|unless|convert|not)[^.]{0,60}(?:fixed|variable|adjustable)|\b(?P<v>fixed|variable|adjustable|floating)[- ](?:interest[- ])?rate\b`,
  ),
  loose(
    'grace_days',
    ['days'],
    String.raw`\b(?:late|overdue|past due|not (?:received|paid|made))\b(?:[^.;]|\.\d){0,80}?\b(?P<v>\d{1,2})(?:\))?(?: calendar| business)? days\b`,
  ),
  loose(
    'grace_days',
    ['days'],
    String.raw`\b(?:more than|over|within|after) (?:[a-z]+ \()?(?P<v>\d{1,2})\)?(?: calendar)? days (?:late|overdue|past due|after (?:it|its|the|their|due|falls?|they))`,
  ),
  loose(
    'late_charge_percent',
    ['late', 'overdue', 'past due'],
    String.raw`\b(?:late|overdue|past due)\b(?:[^.%;]|\.\d){0,120}?(?P<v>{rate}) of (?:the|its|that|each|any|it|such)\b`,
  ),
  loose(
    'default_rate',
    ['default'],
    String.raw`\b(?:after|upon|on|during|following)(?: an?)?(?: event of)? default\b(?:[^.%;]|\.\d){0,100}?(?P<v>{rate})`,
  ),
  loose(
    'property_address',
    [
      'property',
      'premises',
      'home',
      'house',
      'real estate',
      'land',
      'building',
      'located',
      'known as',
      'dwelling',
      'collateral',
    ],
    String.raw`\b(?:property|premises|home|house|real estate|land|building|dwelling|residence|warehouse|office|center|condominium|located|situated|known as|collateral|address)\b(?:[^.;:\d]|:){0,50}? (?:at|as|is|located at|of|:)? ?(?P<v>${address})`,
  ),
  loose(
    'property_county',
    ['county'],
    String.raw`${countyInName}|(?:state of [a-z ]{3,20},? |notary|sworn|acknowledged)[^.]{0,60}county|\b(?:land|property|premises|real estate|lies|located|situated|situate|building|address|parcel|warehouse|\d{5})\b[^.;]{0,60}?(?:in|,)(?: the)? county of (?P<v>${county})(?:,|;|\.| and| state|$)`,
  ),
  loose(
    'property_county',
    ['county'],
    String.raw`${countyInName}|(?:state of [a-z ]{3,20},? |notary|sworn|acknowledged)[^.]{0,60}county|\b(?:land|property|premises|real estate|lies|located|situated|situate|building|address|parcel|warehouse|\d{5})\b[^.;]{0,60}?(?:in|,)(?: the)? (?P<v>${county}) county\b`,
  ),
  loose(
    'lender_name',
    ['bank', 'credit union', 'savings', 'trust', 'farm credit'],
    String.raw`${another}|\b(?:loan|lend|lends|note|credit|borrow|borrowed|borrows|borrowing|in favor of|agreement with|made by|payable to|pay to|mortgagee|loss payee)\b[^.;$]{0,80}?\b(?:from|to|by|with|of|:) (?P<v>${bankName})(?:,| \(|\.|;| at | dated| in the| as | for |$)`,
  ),
  loose(
    'borrower_name',
    ['borrower', 'applicant', 'undersigned', 'loan to', 'lend', 'debtor', 'maker'],
    String.raw`${another}|\b(?:the (?:borrowers?|applicants?|undersigned|debtors?|makers?)|loan to|lend to|extend credit to|we|i),? \(?(?P<v>${partyName})(?:\)|,? (?:request|requests|of|residing|doing business|have|has|promises?|agrees?|jointly|under|in the|for|an?|having|asks?|whose|must|hereby|to be)\b|${afterParty}|\.|;)`,
  ),
  loose(
    'settlement_agent',
    ['agent', 'escrow', 'title company', 'issued', 'through'],
    String.raw`\b(?:(?:settlement|closing|escrow|title|issuing) (?:agent|company|office)|agent|issued (?:by|through)|escrow):? (?P<v>(?-i:[A-Z])[A-Za-z&.'’ -]{2,50}?\b(?:title|escrow|abstract|settlement|closing)\b[A-Za-z&.'’ -]{0,30}?(?:,? (?:Inc\.|LLC|Company|Corp\.|Co\.|Agency))?)(?:,|\.(?: |$)|;| at | file|$)`,
  ),
];
