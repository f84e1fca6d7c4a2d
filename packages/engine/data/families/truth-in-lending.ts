import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, checkbox, column, family, label, part, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { originationRows } from './cost-rows.ts';
import { countyInProse } from './general-prose.ts';
import { lateCharge } from './late-charge.ts';
import { disclosedTerms } from './lending-disclosure-prose.ts';
import { itemization } from './lending-itemization.ts';
import { letterBorrower } from './letter-borrower.ts';
import { disclosureProse } from './money-prose.ts';
import { lenderBlockAddress, lenderName, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { wordings as termWordings } from './worded-labels.ts';
import { countyWorded, parcelWorded } from './worded-land.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const creditor = nameOf(
  'creditor',
  'lender',
  'creditor/lender',
  'lender/creditor',
  'credit union',
  'seller-creditor',
  'creditor-seller',
);
const borrower = nameOf(
  'borrower',
  'applicant',
  'customer',
  'consumer',
  'debtor',
  'member',
  'buyer',
  'co-borrower',
  'co-applicant',
  'borrower/applicant',
  'joint applicant',
  'joint member',
  'joint borrower',
  'co-member',
  'obligor',
);

const parties: readonly Rule[] = [
  label('lender_name', creditor),
  label('lender_address', creditor),
  // A title may hold a lender's word, such as "Consumer Loan Disclosure".
  block(
    'lender_name',
    1,
    `^(?:.*(?:disclosure|statement|charge|notice|lending act|truth.in.lending).*|[a-z]+|(?P<v>${lenderName}))$`,
    {
      page: 1,
      box: pageHead,
    },
  ),
  block('lender_address', 4, lenderBlockAddress, { page: 1, box: pageHead }),
  // Name and address on one line.
  block('lender_name', 1, `^(?P<v>${lenderName}), {address}$`, { page: 1, box: pageHead, certainty: 0.78 }),
  block('lender_address', 1, `^${lenderName}, (?P<v>{address})$`, { page: 1, box: pageHead, certainty: 0.78 }),
  label('borrower_name', borrower),
  label('borrower_address', [...borrower, ...addressOf('borrower', 'customer', 'member', 'consumer')]),
  // An address with no more words is of whom the lines above it name.
  label('lender_address', ['Address', 'Mailing Address', 'Street Address'], { under: creditor }),
  label('borrower_address', ['Address', 'Mailing Address', 'Street Address'], { under: borrower }),
  label('lender_address', addressOf('creditor', 'lender', 'credit union')),
  sentence('borrower_name', 'prepared for', 'prepared for:? (?P<v>{party})(?: on |,? dated |,? loan |\\.)'),
  ...plainLabels('property_address'),
  countyWorded,
  parcelWorded,
  label('property_address', ['Security', 'Security Property', 'Collateral']),
  sentence(
    'property_address',
    ['mortgage on', 'deed of trust on', 'lien on', 'security interest in', 'secured by', 'mortgage of'],
    '(?:mortgage|deed of trust|lien|security interest|secured by)(?: (?:on|in|of|by|a|the|your|home|real|property|dwelling|residence|house|first|lien|located|at|known|as|mortgage|deed|trust|real estate|estate|being)){0,9}:? (?P<v>{address})',
    { certainty: 0.88 },
  ),
  sentence(
    'property_address',
    ['security interest', 'located at'],
    '(?:property|real estate|premises|dwelling|home|security|interest in)(?: (?:is|being))?(?: (?:located|situated) at| known as| at|:) (?P<v>{address})',
  ),
];

const dates: readonly Rule[] = [
  label(
    'date_issued',
    [
      'Date',
      'Date Issued',
      'Disclosure Date',
      'Date of Disclosure',
      'Date Prepared',
      'Preparation Date',
      'Issue Date',
      'Statement Date',
      'Date of Statement',
      'Disclosure Prepared',
      'Disclosure Given',
      'Given on',
      'Date Given',
      'Prepared',
      'Prepared On',
    ],
    { direction: 'right' },
  ),
  below('date_issued', [
    'Given On',
    'Date Given',
    'Disclosure Given',
    'Statement Date',
    'Date Issued',
    'Disclosure Date',
    'Date of Disclosure',
    'Date Prepared',
    'Preparation Date',
  ]),
  sentence('date_issued', 'prepared', 'prepared (?:for [A-Za-z.,&’ -]{3,90}? )?on:? (?P<v>{date})'),
  // A letter's day at its head.
  block('date_issued', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, {
    page: 1,
    box: pageHead,
    certainty: 0.7,
    fallback: true,
  }),
  label('note_date', ['Contract Date']),
  ...plainLabels('note_date', 'maturity_date', 'date_issued', 'closing_date'),
  // Where a row of boxes tells the loan, its date stands beside its maturity.
  column('note_date', 'Date', ['Maturity', 'Maturity Date']),
  sentence(
    'maturity_date',
    ['the last', 'final payment', 'last payment'],
    '(?:the last|(?:final|last) (?:payment|installment))(?: of {money})?(?: is)?(?: due| payable)?(?: on)? (?P<v>{date})',
    {
      certainty: 0.88,
    },
  ),
];

const sum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?`;
const yearly = String.raw`\d{1,2}(?:\.\d{1,4})? ?%`;
/** "e" means an estimate. */
const est = String.raw`(?: ?\(?e\)?)?(?: ?\*)?`;

/**
 * The four boxes of the law: a heading, words that explain it, a figure. They always come in one order, so that a rate
 * and three sums in a row are they.
 */
function boxed(field: string, headings: readonly string[], figure: string, row: string): readonly Rule[] {
  return [
    label(field, headings, { direction: 'right' }),
    below(field, headings, {
      lines: 7,
      valuePattern: part(`^(?:the [^$%]{0,140}?)?(?P<v>${figure})`),
      certainty: 0.86,
    }),
    sentence(field, 'percentage', row, { certainty: 0.9 }),
  ];
}

const figures: readonly Rule[] = [
  ...boxed(
    'apr',
    [
      'Annual Percentage Rate',
      'Annual Percentage Rate (APR)',
      'Rate (APR)',
      'APR',
      'Your APR',
      'Your Annual Percentage Rate',
    ],
    yearly,
    `(?P<v>${yearly})${est} ${sum}${est} ${sum}${est} ${sum}`,
  ),
  ...boxed(
    'finance_charge',
    ['Finance Charge', 'Your Finance Charge'],
    sum,
    `${yearly}${est} (?P<v>${sum})${est} ${sum}${est} ${sum}`,
  ),
  ...boxed(
    'amount_financed',
    ['Amount Financed', 'Your Amount Financed'],
    sum,
    `${yearly}${est} ${sum}${est} (?P<v>${sum})${est} ${sum}`,
  ),
  ...boxed(
    'total_of_payments',
    ['Total of Payments', 'Total Payments', 'Your Total of Payments'],
    sum,
    `${yearly}${est} ${sum}${est} ${sum}${est} (?P<v>${sum})`,
  ),
  ...plainLabels('principal_amount'),
  // "Rate" alone is the end of "Annual Percentage Rate" where its box is narrow.
  label(
    'interest_rate',
    wordings(
      '{note|contract|simple|initial|fixed|} interest rate {per year|per annum|of note|on note|}',
      '{note|contract|nominal} rate',
    ),
  ),
  label('principal_amount', ['Note Principal', 'Principal Amount of the Note', 'Principal'], { certainty: 0.9 }),
  sentence(
    'interest_rate',
    ['interest rate'],
    '(?:simple|contract|note|annual|your|the|yearly|fixed|initial) interest rate(?: on (?:this|the|your) loan)?(?: is|:| of)? (?P<v>{rate})',
    { certainty: 0.86 },
  ),
];

const each =
  '(?:(?:consecutive|equal|regular|level|monthly|scheduled|principal and interest|substantially) ?,? ?){0,4}';

const paymentsOf = ['payments of', 'installments of'];
const countLabels = wordings(
  '{number|no.|#|total number|total no.} of {monthly|} {payments|installments|pmts}',
  '{no.|number|#} {pmts|payments}',
);

const whenDue = ['When Payments Are Due', 'When Payments are due', 'Payments Are Due', 'When Due', 'Payments Due'];
const often = 'monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly|(?:each|every) month|(?:each|every) quarter';

const schedule: readonly Rule[] = [
  below('number_of_payments', [...countLabels, 'Number']),
  below('payment_amount', [
    'Amount of Payments',
    'Amount of Each Payment',
    'Amount of Payment',
    'Payment Amount',
    'Pmt Amount',
    'Amount of Pmts',
  ]),
  below('first_payment_date', whenDue, { valuePattern: part('(?P<v>{date})') }),
  below('payment_frequency', whenDue, { lines: 3, valuePattern: part(String.raw`\b(?P<v>${often})\b`) }),
  label('payment_frequency', whenDue, {
    direction: 'right',
    certainty: 0.88,
    valuePattern: part(
      String.raw`^(?:(?:due|payable|paid|in|on the [\w ]{1,20} of|\d{1,3}|equal|consecutive),? )*(?P<v>${often})\b`,
    ),
  }),
  ...termWordings('payment_frequency'),
  sentence(
    'payment_frequency',
    ['payments of', 'installments of', 'payments in', 'payments each', 'payments beginning'],
    String.raw`{int}\)? (?:(?:consecutive|equal|regular|level|successive|substantially),? ){0,4}(?P<v>monthly|quarterly|weekly|bi-?weekly|annual|semi-?annual) (?:principal and interest )?(?:payments|installments)`,
    { certainty: 0.9 },
  ),
  sentence(
    'payment_frequency',
    ['beginning', 'starting', 'commencing'],
    String.raw`(?:${sum}|due|payable|payments) ?,?(?: due| payable)? (?P<v>${often}),? (?:beginning|starting|commencing|begins)`,
    { certainty: 0.86 },
  ),
  sentence('number_of_payments', paymentsOf, `(?P<v>{int})\\)? ${each}(?:payments|installments) of ${sum}`),
  sentence('payment_amount', paymentsOf, `{int}\\)? ${each}(?:payments|installments) of (?P<v>${sum})`),
  sentence(
    'first_payment_date',
    ['payments of', 'first payment'],
    `(?:payments of ${sum}[^$]{0,60}?(?:beginning|starting|commencing|begin|first due)(?: on)?|first payment(?: date)?(?: is| will be| shall be)?(?: due)?(?: on)?):? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    [...paymentsOf, 'the first'],
    `(?:payments|installments) of ${sum}(?: each)?,? (?:with )?the first(?: payment| installment)?(?: is| being)?(?: due| payable)?(?: on)? (?P<v>{date})`,
  ),
  ...plainLabels('first_payment_date', 'payment_amount', 'escrow_monthly'),
  label('payment_amount', ['Principal + Interest Payment', 'Each Payment', 'Payment Amount', 'Amount of Each Payment']),
  label('number_of_payments', countLabels),
  label(
    'escrow_monthly',
    wordings(
      '{est.|estimated|} {monthly|} {taxes|tax} {and|&|+} insurance {(escrow)|escrow|(estimated escrow)}',
      '{est.|estimated|} {monthly|} escrow {(taxes and insurance)|(taxes & insurance)|for taxes and insurance}',
    ),
    {
      lines: 1,
      certainty: 0.85,
      valuePattern: part(String.raw`^\+? ?(?P<v>\$ ?[1-9][\d,]*(?:\.\d{2})?)(?: .*)?$`),
    },
  ),
];

const lateAndEarly: readonly Rule[] = [
  ...lateCharge(),
  sentence(
    'prepayment_penalty',
    ['pay off early', 'prepay', 'pays off early'],
    '(?:pays?|prepays?)[^.]{0,40},? (?:you|borrower|i) (?P<v>will not) have to pay (?:a|any) (?:prepayment )?(?:penalty|charge|fee)',
  ),
  sentence(
    'prepayment_penalty',
    ['pay off early', 'prepay', 'pays off early'],
    '(?:pays?|prepays?)[^.]{0,40},? (?:you|borrower|i) (?P<v>may|will) have to pay (?:a|any) (?:prepayment )?(?:penalty|charge|fee)',
    { value: 'true' },
  ),
  label(
    'prepayment_penalty',
    wordings('prepayment {penalty|charge|fee|penalties}', 'penalty for {prepayment|paying early}', 'prepayment'),
    {
      valuePattern: part(String.raw`^(?P<v>yes|no|none)\b`),
    },
  ),
  checkbox('prepayment_penalty', ['will not', 'will not have to pay a penalty'], 'false', { near: ['Prepayment'] }),
  checkbox('prepayment_penalty', ['may', 'may have to pay a penalty'], 'true', { near: ['Prepayment'] }),
];

/** The disclosure of Regulation Z before 2015, and still for other loans to consumers. */
export const truthInLending = family(
  'truth_in_lending',
  loanNumber,
  label('loan_number', wordings('{account|loan account|contract|note|reference} {no|number|#|}'), {
    lines: 1,
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)$`),
    certainty: 0.88,
  }),
  sentence('loan_number', ', loan', String.raw`,? loan(?: no\.?| number)? (?P<v>{id})`, { certainty: 0.85 }),
  parties,
  dates,
  figures,
  schedule,
  lateAndEarly,
  disclosedTerms,
  itemization,
  disclosureProse,
  countyInProse,
  letterBorrower,
  originationRows,
);
