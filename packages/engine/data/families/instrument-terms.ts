import type { Rule } from '../../src/extraction/rule.ts';
import { guarantors, guarantorsFirst } from './agreement-terms.ts';
import { part, sentence, worded } from './build.ts';
import { payments, sumPerMonth } from './note-schedule.ts';
import { wordings } from './worded-labels.ts';

/** What a mortgage recites of its note beside its amount: who guarantees it, and how it is repaid. */

const repaid = new Set(['payment_amount', 'payment_frequency', 'first_payment_date', 'number_of_payments']);

export const instrumentGuarantors: readonly Rule[] = [
  ...guarantors,
  ...guarantorsFirst,
  ...wordings('guarantor_name'),
  worded('guarantor_name', '(?:loan |note |debt |the )*(?:guarant(?:or|y|ee)s?|suret(?:y|ies))(?: parties| party)?', {
    // "Guaranty: of even date, by Ann Lee"
    valuePattern: part(
      String.raw`^(?:(?:(?:absolute|unconditional|unlimited|continuing|limited|personal|separate|written|that certain|guarant(?:y|ies|ees?)|agreements?|of payment|of even date(?: herewith)?|dated(?: as of)? {date}|executed|given|made|signed|an?|the|each),? )+(?:by|of|from) )(?P<v>{party}(?:; {party})*)(?:$|[.;(]|,? (?:in favor|each|jointly|dated|of even)\b)`,
    ),
    certainty: 0.88,
  }),
  sentence(
    'guarantor_name',
    ['suret', 'guarant'],
    String.raw`\b(?:suretyship|guarant(?:y|ies|ees?))(?: agreements?)?(?: of even date(?: herewith)?)? (?:executed|given|made|signed|delivered)(?: and delivered)? by (?P<v>{party}(?:; {party})*)(?:[.;(]| \(|,? (?:in favor|each|jointly|to|dated|of even|for)\b)`,
    { certainty: 0.86 },
  ),
];

/** Covenants speak of monthly payments and of sums by the month that are not the note's. */
function inCovenants(rule: Rule): boolean {
  return rule === sumPerMonth || (rule.field === 'payment_frequency' && rule.type === 'sentence');
}

const often = '(?P<v>monthly|quarterly|semi-?annual|annual|weekly|bi-?weekly)';
const level = '(?: (?:and|consecutive|equal|successive|regular|level|principal|interest|scheduled|substantially))*';

/** Rents and leases are paid by the month, too: an assignment of rents states none of this. */
export const instrumentRepayment: readonly Rule[] = [
  ...payments.filter((rule) => repaid.has(rule.field) && !inCovenants(rule)),
  ...wordings('payment_amount', 'payment_frequency', 'first_payment_date', 'number_of_payments'),
  sentence(
    'payment_frequency',
    ['payments', 'installments', 'instalments'],
    String.raw`\b(?:payable|repayable|paid|repaid|due|pay|in)(?: in)?(?: [a-z-]+ \(\d{1,3}\)| \d{1,3})?${level},? ${often}${level} (?:payments|installments|instalments)(?: of (?:both )?(?:principal and interest|principal|interest))?,?(?: each)?,?(?: (?:of|in the (?:amount|sum) of|commencing|beginning|starting))(?: on)? (?:[a-z -]{0,60}\(?)?(?:{money}|{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payment_frequency',
    ['payments of', 'installments of', 'payable'],
    String.raw`\b(?:payments|installments) of {money}(?: each)?,?(?: (?:payable|due))? (?P<v>monthly|quarterly|semi-?annually|annually|weekly|every month|each month|every quarter)\b`,
    { certainty: 0.86 },
  ),
];
