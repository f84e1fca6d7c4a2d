import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, checkbox, column, family, label, part, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { lenderBlockAddress, lenderName, pageHead } from './party-patterns.ts';

const creditor = ['Creditor', 'Lender', 'Creditor/Lender', 'Lender/Creditor', 'Name of Creditor', 'Creditor Name'];
const borrower = [
  'Borrower(s)',
  'Borrower',
  'Borrowers',
  'Applicant(s)',
  'Applicants',
  'Applicant',
  'Customer',
  'Consumer',
  'Debtor',
  'Name of Borrower',
  'Borrower Name',
];

const parties: readonly Rule[] = [
  label('lender_name', creditor),
  label('lender_address', creditor),
  // A title may hold a lender's word, such as "Consumer Loan Disclosure".
  block('lender_name', 1, `^(?:.*(?:disclosure|statement|charge|notice|lending act).*|(?P<v>${lenderName}))$`, {
    page: 1,
    box: pageHead,
  }),
  block('lender_address', 4, lenderBlockAddress, { page: 1, box: pageHead }),
  label('borrower_name', borrower),
  label('borrower_address', borrower),
  sentence('borrower_name', 'prepared for', 'prepared for:? (?P<v>{party})(?: on |,? dated |,? loan |\\.)'),
  label('property_address', ['Property Address', 'Property', 'Property Location', 'Security Property']),
  sentence(
    'property_address',
    ['security interest', 'located at'],
    '(?:property|real estate|premises|dwelling|home|security|interest in)(?: (?:is|being))?(?: (?:located|situated) at| known as| at|:) (?P<v>{address})',
  ),
];

const dates: readonly Rule[] = [
  label(
    'date_issued',
    ['Date', 'Date Issued', 'Disclosure Date', 'Date of Disclosure', 'Date Prepared', 'Preparation Date', 'Issue Date'],
    { direction: 'right' },
  ),
  below('date_issued', ['Date Issued', 'Disclosure Date', 'Date of Disclosure', 'Date Prepared', 'Preparation Date']),
  sentence('date_issued', 'prepared', 'prepared (?:for [A-Za-z.,&’ -]{3,90}? )?on:? (?P<v>{date})'),
  label('note_date', ['Loan Date', 'Note Date', 'Date of Note', 'Date of Loan', 'Contract Date']),
  // Where a row of boxes tells the loan, its date stands beside its maturity.
  column('note_date', 'Date', ['Maturity', 'Maturity Date']),
  label('maturity_date', ['Maturity', 'Maturity Date', 'Loan Maturity Date']),
];

const sum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?`;
const yearly = String.raw`\d{1,2}(?:\.\d{1,4})? ?%`;
/** "e" means an estimate. */
const est = String.raw`(?: ?\(?e\)?)?`;

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
    ['Annual Percentage Rate', 'Annual Percentage Rate (APR)', 'APR'],
    yearly,
    `(?P<v>${yearly})${est} ${sum}${est} ${sum}${est} ${sum}`,
  ),
  ...boxed('finance_charge', ['Finance Charge'], sum, `${yearly}${est} (?P<v>${sum})${est} ${sum}${est} ${sum}`),
  ...boxed('amount_financed', ['Amount Financed'], sum, `${yearly}${est} ${sum}${est} (?P<v>${sum})${est} ${sum}`),
  ...boxed(
    'total_of_payments',
    ['Total of Payments', 'Total Payments'],
    sum,
    `${yearly}${est} ${sum}${est} ${sum}${est} (?P<v>${sum})`,
  ),
  label('principal_amount', [
    'Loan Amount',
    'Principal Amount',
    'Principal Amount of the Note',
    'Principal Amount of Note',
    'Note Principal',
    'Note Amount',
    'Amount of Note',
    'Principal',
  ]),
  label('interest_rate', ['Interest Rate', 'Note Rate', 'Contract Rate', 'Initial Interest Rate']),
  label(
    'origination_charges',
    [
      'Prepaid Finance Charge',
      'Prepaid Finance Charges',
      'Less Prepaid Finance Charge',
      'Less Prepaid Finance Charges',
      'Total Prepaid Finance Charge',
      'Total Prepaid Finance Charges',
    ],
    { direction: 'right' },
  ),
];

const each =
  '(?:(?:consecutive|equal|regular|level|monthly|scheduled|principal and interest|substantially) ?,? ?){0,4}';

const schedule: readonly Rule[] = [
  below('number_of_payments', ['Number of Payments', 'No. of Payments', '# of Payments', 'Number']),
  below('payment_amount', ['Amount of Payments', 'Amount of Each Payment', 'Amount of Payment', 'Payment Amount']),
  below(
    'first_payment_date',
    ['When Payments Are Due', 'When Payments are due', 'Payments Are Due', 'When Due', 'Payments Due'],
    { valuePattern: part('(?P<v>{date})') },
  ),
  sentence('number_of_payments', 'payments of', `(?P<v>{int}) ${each}payments of ${sum}`),
  sentence('payment_amount', 'payments of', `{int} ${each}payments of (?P<v>${sum})`),
  sentence(
    'first_payment_date',
    ['payments of', 'first payment'],
    `(?:payments of ${sum}[^$]{0,60}?(?:beginning|starting|commencing|begin|first due)(?: on)?|first payment (?:date )?(?:is |will be |shall be )?(?:due )?(?:on)?):? (?P<v>{date})`,
  ),
  label('first_payment_date', ['First Payment Date', 'First Payment Due', 'Date of First Payment']),
  label('payment_amount', ['Principal + Interest Payment', 'Principal and Interest Payment', 'Monthly Payment']),
];

const lateAndEarly: readonly Rule[] = [
  sentence(
    'grace_days',
    ['late', 'past due', 'overdue'],
    '(?:payment is|is late by|payment becomes)(?: not (?:made|paid|received) within)?(?: more than| over)? (?P<v>{int})(?: calendar)? days(?: or more)? ?(?:late|past due|overdue|after|of the|,|\\.)',
  ),
  sentence(
    'late_charge_percent',
    ['charged', 'late charge', 'late fee'],
    '(?:charged|late (?:charge|fee)(?: of| equal to| will be)?)(?: a late (?:charge|fee) of)?(?: an amount equal to)? (?P<v>{rate}) of',
  ),
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
  checkbox('prepayment_penalty', ['will not', 'will not have to pay a penalty'], 'false', { near: ['Prepayment'] }),
  checkbox('prepayment_penalty', ['may', 'may have to pay a penalty'], 'true', { near: ['Prepayment'] }),
];

/** The disclosure of Regulation Z before 2015, and still for other loans to consumers. */
export const truthInLending = family(
  'truth_in_lending',
  loanNumber,
  sentence('loan_number', ', loan', String.raw`,? loan(?: no\.?| number)? (?P<v>{id})`, { certainty: 0.85 }),
  parties,
  dates,
  figures,
  schedule,
  lateAndEarly,
);
