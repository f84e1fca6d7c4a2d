import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, label, part, rows, sentence, table } from './build.ts';
import { lateCharge } from './late-charge.ts';
import { plainLabels } from './plain-labels.ts';
import { countyWorded, parcelWorded } from './worded-land.ts';
import { wordings } from './wordings.ts';

/** An amount that fills its cell: what stands beside a label that has amounts of its own in it. */
const wholeAmount = String.raw`^\+? ?(?P<v>-?\$? ?\d[\d,]*(?:\.\d{2})?)$`;

/** Some lenders print no dollar signs. */
export const amount = String.raw`\$? ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?`;

/** The head of both forms: columns, lists or boxes, but always these labels. */
const heads: readonly Rule[] = [
  ...plainLabels('date_issued', 'property_address', 'sale_price', 'appraised_value', 'loan_officer'),
  label('term_months', wordings('{loan|mortgage|} term', 'term of {the|} loan', 'length of loan')),
  label(
    'loan_purpose',
    wordings('{loan|} purpose', 'purpose of {the|} loan', 'purpose / product', 'purpose and product'),
    {
      valuePattern: String.raw`^(?P<v>[^,;/]+)`,
    },
  ),
  label(
    'rate_type',
    wordings(
      '{loan|} product',
      'purpose / product',
      'product type',
      'rate type',
      'product {/|and|&} {loan|} type',
      '{loan|mortgage} type',
      'type of {loan|mortgage}',
      '{loan|mortgage} type {/|and|&} product',
      '{loan|mortgage|} program',
      'product / program',
      'product / term',
    ),
    {
      valuePattern: part(String.raw`(?P<v>fixed(?: rate)?|adjustable(?: rate)?|variable(?: rate)?|\bARM\b)`),
    },
  ),
  countyWorded,
  parcelWorded,
  // At the foot of each page, where the seller's copy has it alone.
  sentence('loan_number', 'loan id', String.raw`page \d+ of \d+\W{0,5}loan id ?#?:? ?(?P<v>{id})`),
];

const penaltyLabels = wordings(
  'prepayment {penalty|charge|fee}',
  '{does the loan have|does your loan have|does this loan have|is there} a prepayment {penalty|charge|fee}?',
  'penalty {for|on} {prepayment|paying early|early payoff|paying off early}',
);

/** Forms that are drawn freely do not part their tables; then the labels must tell alone. */
const withoutParts: readonly Rule[] = [
  label('principal_amount', wordings('loan amount', 'amount of {the|} loan', 'principal amount'), { certainty: 0.85 }),
  label(
    'interest_rate',
    wordings('{initial|note|starting|beginning|contract|} interest rate', 'note rate', '{initial|starting} rate'),
    { certainty: 0.85 },
  ),
  label(
    'payment_amount',
    wordings(
      '{initial|} {monthly|} principal {&|and} interest {payment|a month|per month|}',
      'monthly P&I',
      'monthly payment of principal {&|and} interest',
    ),
    {
      certainty: 0.85,
    },
  ),
  label('prepayment_penalty', penaltyLabels, {
    certainty: 0.85,
    // Boxes may be typed: the first is passed over where it is empty.
    valuePattern: part(String.raw`^(?:\[[ _]?\] (?:yes|no)[^\[]*)?(?:\[ ?x ?\] )?(?P<v>yes|no|none)\b`),
  }),
  checkbox('prepayment_penalty', ['No', 'None'], 'false', { near: penaltyLabels }),
  checkbox('prepayment_penalty', ['Yes'], 'true', { near: penaltyLabels }),
  sentence('prepayment_penalty', 'prepayment penalty', String.raw`prepayment penalty:? (?P<v>yes|no|none)\b`, {
    certainty: 0.82,
  }),
  label(
    'escrow_monthly',
    wordings('{estimated|initial|} {monthly|} escrow {payment|deposit|} {a month|per month|monthly|each month|}'),
    {
      certainty: 0.82,
      valuePattern: String.raw`^\+? ?(?P<v>\$ ?[1-9][\d,]*(?:\.\d{2})?)$`,
      lines: 1,
    },
  ),
  sentence('total_loan_costs', 'of loan costs', `(?P<v>${amount}) (?:of|in|for) (?:total )?loan costs`, {
    certainty: 0.86,
  }),
  sentence('total_other_costs', 'of other costs', `(?P<v>${amount}) (?:of|in|for) (?:total )?other costs`, {
    certainty: 0.86,
  }),
  sentence('lender_credits', 'lender credit', `(?:less|minus|after) (?P<v>${amount}) (?:of|in|for) lender credits?`, {
    certainty: 0.86,
  }),
];

/** Loan Terms: the column beside the labels is what holds at closing; what may change is said to its right. */
const loanTerms: readonly Rule[] = [
  label('principal_amount', ['Loan Amount'], { section: 'Loan Terms', until: 'Projected Payments' }),
  label('interest_rate', ['Interest Rate'], { section: 'Loan Terms', until: 'Projected Payments' }),
  label('payment_amount', ['Monthly Principal & Interest', 'Monthly Principal and Interest'], {
    section: 'Loan Terms',
    until: 'Projected Payments',
  }),
  label('prepayment_penalty', ['Prepayment Penalty'], { section: 'Loan Terms', until: 'Projected Payments' }),
  // Paid in words: "YES • You will have to pay $149,263 at the end of year 7".
  sentence('balloon_amount', 'balloon payment', 'balloon payment yes[^$.]{0,60}(?P<v>{money})'),
];

const projectedPayments: readonly Rule[] = [
  // The first column is the payment from the first due date on.
  label('payment_amount', ['Principal & Interest', 'Principal and Interest'], {
    section: 'Projected Payments',
    until: 'Costs at Closing',
  }),
  // Printed with a plus sign and often without the dollar sign. A nought or a dash says that there is no escrow.
  label('escrow_monthly', ['Estimated Escrow'], {
    section: 'Projected Payments',
    until: 'Costs at Closing',
    direction: 'right',
    valuePattern: String.raw`^\+? ?(?P<v>\$? ?[1-9][\d,]*(?:\.\d{2})?)`,
  }),
  sentence(
    'escrow_monthly',
    'estimated escrow',
    String.raw`estimated escrow(?: \(?amount can increase over time\)?)? \+? ?(?P<v>\$? ?[1-9][\d,]*(?:\.\d{2})?)`,
  ),
];

/** "Includes $4,694.05 in Loan Costs + $5,018.05 in Other Costs – $0 in Lender Credits." */
const costsAtClosing: readonly Rule[] = [
  sentence('total_loan_costs', 'in loan costs', `includes (?P<v>${amount}) in loan costs`),
  sentence('total_other_costs', 'in other costs', String.raw`loan costs \+ (?P<v>${amount}) in other costs`),
  sentence('lender_credits', 'in lender', `in other costs ?[-–—]? ?(?P<v>-?${amount}) in lender credits?`),
];

/** Page 2: each letter's total stands in its row. */
const costDetails: readonly Rule[] = [
  label('origination_charges', ['Origination Charges', 'A. Origination Charges'], { direction: 'right' }),
  label(
    'total_loan_costs',
    ['Total Loan Costs (Borrower-Paid)', 'Total Loan Costs (A + B + C)', 'Total Loan Costs', 'Total Loan Costs (D)'],
    { direction: 'right' },
  ),
  label(
    'total_other_costs',
    [
      'Total Other Costs (Borrower-Paid)',
      'Total Other Costs (E + F + G + H)',
      'Total Other Costs',
      'Total Other Costs (I)',
    ],
    { direction: 'right' },
  ),
  label('lender_credits', ['Lender Credits', 'Lender Credit'], { direction: 'right' }),
  ...prepaidInterest(),
  ...feeLines(),
];

/** The lines of the sections that must not grow freely, as far as the borrower pays them. */
function feeLines(): readonly Rule[] {
  const othersPay = ['Seller-Paid', 'Paid by Seller', 'Paid by Others'];
  return [
    rows('fee_line_a', ['Origination Charges'], othersPay),
    rows(
      'fee_line_b',
      [
        'Services You Cannot Shop For',
        'Services Borrower Did Not Shop For',
        'Services Borrower Cannot Shop For',
        'Services You Did Not Shop For',
      ],
      othersPay,
    ),
    rows(
      'fee_line_c',
      ['Services You Can Shop For', 'Services Borrower Did Shop For', 'Services You Did Shop For'],
      othersPay,
    ),
    rows('fee_line_e', ['Taxes and Other Government Fees'], othersPay),
  ];
}

/**
 * "Prepaid Interest ($17.44 per day from 4/15/13 to 5/1/13)" with its amount in a cell of its own. Where the words take
 * two lines the amount stands between them.
 */
export function prepaidInterest(): readonly Rule[] {
  const between = `(?:-?${amount} )?`;
  const perDay = String.raw`interest(?: charges?)?:? ${between}\(? ?${between}${amount} ?(?:per day|/ ?day|per diem|a day)`;
  const until = `,? ?${between}(?:to|through|thru|until|-|–) ${between}`;
  return [
    sentence(
      'prepaid_interest_per_diem',
      'interest',
      String.raw`(?:prepaid|per diem|daily|odd days?|interim) interest(?: charges?)?:? ?\(? ?(?:at |@ ?)?(?P<v>${amount}) ?(?:per day|/ ?day|per diem|a day|daily)`,
    ),
    sentence(
      'prepaid_interest_from',
      'interest',
      `${perDay},? ${between}(?:from )?${between}(?P<v>{date})${until}{date}`,
    ),
    sentence(
      'prepaid_interest_to',
      'interest',
      `${perDay},? ${between}(?:from )?${between}{date}${until}(?P<v>{date})`,
    ),
    // Beside other columns the words of the line below are not the next ones of the text, but stand under these.
    label('prepaid_interest_from', ['Prepaid Interest'], {
      direction: 'right',
      lines: 2,
      valuePattern: part('from (?P<v>{date})'),
    }),
    label('prepaid_interest_to', ['Prepaid Interest'], {
      direction: 'right',
      lines: 2,
      valuePattern: part('(?:to|through|thru) (?P<v>{date})'),
    }),
    table('prepaid_interest_amount', ['Prepaid Interest'], undefined, { valuePattern: wholeAmount }),
    // "16 days at $42.81 = $684.96": the sum after the days and the day's interest.
    sentence(
      'prepaid_interest_amount',
      'interest',
      String.raw`\b(?:prepaid|per diem|daily|odd days?|interim|interest)(?: interest)?(?: (?:charges?|to (?:the )?(?:end|first) of (?:the )?(?:next )?month|(?:for|from) {date} (?:to|through|thru|-) {date}))?:? ?\(?(?:for )?\d{1,3} days? ?(?:at|@|x) ?${amount}(?: ?(?:per day|/ ?day|per diem|a day|daily))?\)?(?: ?=| ?:| equals| is)? ?(?P<v>\$ ?\d[\d,]*\.\d{2})`,
      { certainty: 0.85 },
    ),
    // The sum on the line below its words.
    sentence(
      'prepaid_interest_amount',
      'prepaid interest',
      String.raw`prepaid interest:? \( ?${amount} per day from {date} (?:to|through) {date} ?\) (?P<v>\$ ?\d[\d,]*\.\d{2})`,
      { certainty: 0.8, fallback: true },
    ),
  ];
}

const latePayment: readonly Rule[] = [
  ...lateCharge(),
  // "If your payment is more than 15 days late, your lender will charge a late fee of 5% of …"
  sentence('late_charge_percent', 'late fee of', 'charge (?:you )?a late fee of (?P<v>{rate})'),
];

const calculations: readonly Rule[] = [
  label('apr', ['Annual Percentage Rate (APR)', 'Annual Percentage Rate', 'Rate (APR)', 'APR']),
  sentence(
    'apr',
    'annual percentage rate',
    String.raw`annual percentage rate(?: \(apr\))?\.? your costs [^%]{0,100}?\b(?P<v>{rate})`,
    { certainty: 0.9 },
  ),
  label('tip', ['Total Interest Percentage (TIP)', 'Total Interest Percentage', 'TIP']),
  sentence(
    'tip',
    'total interest percentage',
    String.raw`total interest percentage(?: \(tip\))?\.? the total? [^%]{0,140}?\b(?P<v>{rate})`,
    { certainty: 0.9 },
  ),
];

/** What the Loan Estimate and the Closing Disclosure print alike. */
export const tridForm: readonly Rule[] = [
  ...heads,
  ...withoutParts,
  ...loanTerms,
  ...projectedPayments,
  ...costsAtClosing,
  ...costDetails,
  ...latePayment,
  ...calculations,
];
