import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, label, part, sentence, worded } from './build.ts';
import { partyName } from './instrument-patterns.ts';
import { spelledRate } from './note-phrases.ts';
import { wordings } from './worded-labels.ts';
import { wordings as labelWordings } from './wordings.ts';

/** What mortgages and deeds of trust recite of the note that they secure. */

const often = '(?P<v>monthly|quarterly|semi-?annual|annual|weekly|bi-?weekly)';
const level = '(?: (?:and|consecutive|equal|successive|regular|level|principal|interest|scheduled|substantially))*';
const debt = '(?:note|loan|debt|indebtedness|obligation)';
const kinds = '(?: (?:initial|fixed|variable|adjustable|annual|yearly|simple|current|interest|per annum))*';

/** A box for the rate says only that it varies where it does. */
export const rateInBox: readonly Rule[] = [
  label('rate_type', ['Interest Rate', 'Rate', 'Note Rate', 'Rate of Interest', 'Interest Rate Type', 'Rate Type'], {
    valuePattern: part(String.raw`^(?P<v>fixed|variable|adjustable|floating)\b(?: rate)?\.?$`),
  }),
  label(
    'principal_amount',
    labelWordings(
      '{principal|principal amount|loan amount|note amount|amount|original principal amount} {/|or} {credit limit|line of credit|line amount|credit line|maximum credit}',
    ),
  ),
  label(
    'note_date',
    labelWordings(
      '{funding|loan|note|closing|contract|origination} {/|or} {agreement|note|loan|contract|funding|closing} date',
      '{agreement|contract|origination} date',
      'date of {loan|note} {/|or} agreement',
    ),
    { page: 1 },
  ),
];

export const recitedRate: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['interest'],
    String.raw`\b(?:default|after maturity|past due|advances?|disbursed|expended)\b[^.;]{0,120}{rate}|\b${debt}\b(?:[^.;%]|\.\d){0,220}?\b(?:bears?|bearing|accrues?|accruing|carries|carrying|draws?|drawing|with|together with)${kinds} interest(?: (?:thereon|from|the|date|hereof|thereof|on|unpaid|principal|balance|initially|currently|of))* at(?: an?| the)?${kinds}(?: rate(?: of| equal to)?)?(?: interest of)? ${spelledRate}(?P<v>{rate}|\d{1,2}(?:\.\d{1,4})? per ?cent)`,
    { certainty: 0.86 },
  ),
  sentence(
    'interest_rate',
    ['interest on the note', 'interest on the loan', 'interest on the debt'],
    String.raw`\binterest on the (?:note|loan|debt) (?:is|will be|accrues at|is charged at)(?: an?| the)?${kinds}(?: rate(?: of)?)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.86 },
  ),
  worded(
    'interest_rate',
    `(?:(?:secured|promissory|the) )*${debt} (?:interest )?rate|(?:interest )?rate(?: of interest)?(?: (?:on|of) (?:the )?${debt})?`,
    { valuePattern: part(String.raw`^(?:fixed |variable |initial |at )*(?P<v>{rate})`), certainty: 0.86 },
  ),
  sentence('interest_rate', ['rate:'], String.raw`\. (?-i:(?:Interest |Note )?Rate): (?P<v>{rate})`, {
    certainty: 0.84,
  }),
  sentence(
    'payment_frequency',
    ['payments', 'installments', 'instalments'],
    String.raw`\b${debt}\b(?:[^.;]|\.\d){0,260}?\b(?:providing for|provides for|calls for|requires|payable in|repayable in|due in|paid in|repaid in|payment:)(?: [a-z-]+ \(\d{1,3}\)| \d{1,3})?${level},? ${often}${level},? (?:payments|installments|instalments)\b`,
    { certainty: 0.85, fallback: true },
  ),
  sentence(
    'payment_frequency',
    ['promise', 'agree', 'obligat', 'undertak'],
    String.raw`\b(?:promised|promises|agreed|agrees|obligated|undertaken|undertakes) to (?:re)?pay (?:back )?(?:this|the|such|said|that) (?:debt|loan|note|indebtedness|amount|sum|principal)\b[^.;]{0,60}? (?:in|by|with|through)${level},? ${often}${level} (?:payments|installments|instalments)\b`,
    { certainty: 0.85, fallback: true },
  ),
  sentence(
    'payment_frequency',
    ['terms of payment', 'payable monthly', 'payable quarterly', 'payable annually'],
    String.raw`\b(?:terms of payment:|(?:interest|principal|principal and interest) on the (?:note|loan) (?:is|are) (?:due and )?payable) (?P<v>monthly|quarterly|semi-?annual(?:ly)?|annual(?:ly)?)\b`,
    { certainty: 0.85, fallback: true },
  ),
  worded('payment_frequency', `(?:${debt} )?(?:payments|installments)(?: (?:due|payable))?`, {
    valuePattern: part(String.raw`^(?P<v>monthly|quarterly|semi-?annually|annually)\b`),
    certainty: 0.86,
  }),
  ...(['Monthly', 'Quarterly', 'Annually', 'Semi-Annually'] as const).map((word) =>
    checkbox('payment_frequency', [word], word.toLowerCase(), { page: 1, certainty: 0.82, fallback: true }),
  ),
  ...wordings('term_months'),
  sentence(
    'maturity_date',
    ['the last', 'and last', 'the final'],
    String.raw`\b(?:payments|installments|instalments)\b(?:[^;]|\.\d){0,160}?\b(?:and )?the (?:last|final)(?: (?:payment|installment|one|of which|being|is|falling|due|payable|on))* (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'lender_name',
    ['third part'],
    String.raw`\band (?P<v>${partyName})(?:, [^,;]{3,30}(?:, [^,;]{3,30})?)?,? (?:party|parties) of the third part`,
    { certainty: 0.86 },
  ),
  sentence(
    'lien_position',
    ['lien', 'subordinate', 'junior'],
    String.raw`\bthis (?:lien|mortgage|deed of trust|trust deed|instrument) is an? (?P<v>first|second|third) (?:lien|mortgage|deed of trust|trust deed|priority)`,
    { certainty: 0.88 },
  ),
  sentence(
    'max_lien_amount',
    ['secures credit in the amount of'],
    String.raw`\bthis (?:mortgage|deed of trust) secures credit in the amount of (?P<v>{money})`,
  ),
  label('max_lien_amount', ['Maximum Principal Amount of Indebtedness', 'Maximum Principal Indebtedness Secured']),
];

/** What riders say of the note beside how its rate moves. */
export const riderTerms: readonly Rule[] = [
  sentence(
    'rate_type',
    ['rate note', 'rate rider'],
    String.raw`\bborrower[’']s (?P<v>adjustable|variable|fixed)(?:[- ]interest)?[- ]rate note\b`,
    { certainty: 0.88 },
  ),
  sentence('interest_rate', ['note rate'], String.raw`["“]note rate["”],? (?:being|which is|is|of) (?P<v>{rate})`, {
    certainty: 0.88,
  }),
  sentence(
    'maturity_date',
    ['maturity date'],
    String.raw`\b(?:maturity date of the (?:note|loan) is|(?:note|loan) (?:has a maturity date of|matures on|is due(?: and payable)?(?: in full)? on)|maturity date,? (?:which is|being)) (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'maturity_date',
    ['in full by', 'in full on', 'in full at'],
    String.raw`\b(?:re)?pay(?:ing|s)? [^.;$]{0,80}? in full (?:by|on|on or before|at (?:the )?maturity(?: date)?(?: of| on|,)) (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
  label('maturity_date', ['Maturity Date', 'Note Maturity Date', 'Balloon Date', 'Balloon Due Date', 'Final Maturity']),
  label('balloon_amount', ['Balloon Payment', 'Balloon Amount', 'Estimated Balloon Payment', 'Balloon Payment Amount']),
  sentence(
    'balloon_amount',
    ['balloon', 'entire principal balance', 'payable in full'],
    String.raw`\b(?:balloon payment|entire (?:unpaid )?(?:principal )?balance|final payment)(?: of the (?:loan|note))?,? (?:of|estimated (?:to be|at)|(?:which is |is |will be )?(?:estimated to be|approximately|estimated at)|in the amount of)(?: approximately)? (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payment_amount',
    ['payments of', 'payment of', 'installments of'],
    String.raw`\b(?:monthly|regular|scheduled) (?:payments?|installments?) (?:of|are|is|will be|in the amount of) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payment_frequency',
    ['monthly payment', 'monthly installment', 'quarterly', 'biweekly', 'bi-weekly'],
    String.raw`(?P<v>(?-i:[Mm]onthly|[Qq]uarterly|[Bb]i-?weekly)) (?:payments?|installments?)(?: of principal and interest)? (?:of|are|in the amount of) {money}`,
    { certainty: 0.86 },
  ),
  sentence(
    'first_payment_date',
    ['begin'],
    String.raw`\b(?:payments?|installments?)\b(?:[^.;]|\.\d){0,100}?\b(?:begin|begins|beginning|commencing|starting)(?: on)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'amortization_months',
    ['amortiz'],
    String.raw`\b(?:based on|over)(?: an?)? (?P<v>\d{1,3}[- ](?:year|month)s?) amortization`,
    { certainty: 0.86 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepay'],
    String.raw`\b(?:no|without|not)\b[^.;]{0,40}(?:penalty|premium|fee|charge)|(?P<v>\b(?:shall|will|must|agrees? to) pay(?: to)?(?: lender)?(?: an?| the)? prepayment (?:premium|penalty|fee|charge))\b`,
    { value: 'true', certainty: 0.88 },
  ),
];
