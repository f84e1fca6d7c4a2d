import type { Rule } from '../../src/extraction/rule.ts';
import { block, checkbox, family, label, part, sentence, table } from './build.ts';
import { loanNumber } from './common.ts';
import { businessStatement, otherLenderFees } from './cost-rows.ts';
import { escrowStatement } from './money-prose.ts';
import { agentLine, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { premiumPayee } from './premium-payee.ts';
import { othersInterest, wordedInterest } from './settlement-interest.ts';
import { ownStatement } from './settlement-loan.ts';
import { partiesInProse } from './settlement-parties.ts';
import { wordedPayoff } from './settlement-payoff.ts';
import { costTotals, credit, due, loan, origination, payoffRows, price, toBorrower } from './settlement-rows.ts';
import { loanPolicyAmount } from './settlement-title.ts';
import { amount, prepaidInterest } from './trid.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const buyer = nameOf(
  'buyer',
  'borrower',
  'purchaser',
  'borrower/buyer',
  'buyer/borrower',
  'buyer(s)/borrower(s)',
  'borrower(s)/buyer(s)',
  'purchaser/borrower',
);

const lender = nameOf('lender', 'new lender', 'mortgagee', 'mortgage lender');

const agent = wordings(
  '{name of|} {settlement|closing|escrow|title|title/escrow|title/settlement|escrow/closing} {agent|company|office|officer’s company}',
  'settlement agent/escrow holder',
  'escrow holder',
  '{closed|settled|handled} by',
);

const parties: readonly Rule[] = [
  label('borrower_name', buyer),
  label('borrower_address', buyer),
  label('lender_name', lender),
  label('lender_address', lender),
  // "Lender: First Meridian Bank, loan 2443-89024"
  sentence(
    'lender_name',
    'lender:',
    String.raw`lender: (?P<v>{party}?),? (?:loan|account)(?: no\.?| number| #)? ?{id}`,
  ),
  sentence(
    'lender_name',
    ['loan amount from', 'loan from', 'proceeds from', 'loan proceeds from'],
    String.raw`(?:loan amount|new loan|loan|loan proceeds|mortgage proceeds) from (?P<v>{party}?),? (?:wire|ck\b|check|loan|in\b|\$|\d{1,3},\d{3}|\d{4})`,
    { certainty: 0.85 },
  ),
  label('settlement_agent', agent),
  label('lender_address', addressOf('lender', 'new lender')),
  label('borrower_address', addressOf('borrower', 'buyer', 'purchaser')),
  // "N. NET SETTLEMENT" is a part of the form.
  block('settlement_agent', 1, `^(?:[a-z0-9]{1,4}\\. .*|.*\\bnet settlement\\b.*)$|${agentLine}`, {
    page: 1,
    box: pageHead,
  }),
  block(
    'settlement_agent',
    1,
    '^(?:as|(?:attorneys? )?for)? ?(?:the )?(?:settlement|closing|escrow) agent,? (?:with |for |of )?(?P<v>{party})$',
    { page: 1 },
  ),
  // The acknowledgement of the ALTA statements.
  sentence('settlement_agent', 'to cause the funds', 'authorize (?P<v>{party}?) to cause the funds to be disbursed', {
    certainty: 0.88,
  }),
];

const property: readonly Rule[] = [
  ...plainLabels('property_address'),
  label('property_address', [
    'Property Location: (if different from above)',
    'Property Address/Legal',
    'Property Address & Legal Description',
  ]),
];

const numbersAndDates: readonly Rule[] = [
  ...loanNumber,
  label('loan_number', [
    'Lender loan',
    'Lender Loan No',
    'Lender Loan Number',
    'Lender Loan #',
    'Lender’s Loan No',
    'Lender’s Loan Number',
    'Mortgage Loan Number',
    'Mortgage No',
    'Mortgage Number',
    'Mortgage #',
    'New Loan No',
    'New Loan Number',
  ]),
  sentence('loan_number', 'lender', String.raw`lender: {party}?,? loan(?: no\.?| number| #)? ?(?P<v>{id})`),
  label(
    'settlement_file_number',
    [
      'File No./Escrow No',
      'File No/Escrow No',
      'File Number',
      'File No',
      'File #',
      'File',
      'File/Escrow No',
      'File/Escrow Number',
      'Escrow No',
      'Escrow Number',
      'Escrow #',
      'Escrow File No',
      'Escrow/File No',
      'Escrow No./File No',
      'Settlement File No',
      'Settlement File Number',
      'Settlement No',
      'Closing File No',
      'Order No',
      'Order Number',
      'Order #',
      'Title Order No',
      'Title No',
      'GF No',
      'GF Number',
      'GF #',
      'Our File No',
      'Case No',
      'Reference No',
    ],
    {
      // A line's number is no file's.
      valuePattern: part(String.raw`^\W*(?P<v>(?:[A-Z]{1,6}-?)?\d[A-Z0-9-]{2,})`),
    },
  ),
  ...plainLabels('closing_date', 'disbursement_date', 'settlement_file_number'),
  label('loan_number', wordings('loan', 'new loan', 'lender loan'), {
    lines: 1,
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)$`),
  }),
  // "Ridge Title & Escrow, Inc. File ESC822566"
  label('settlement_file_number', agent, {
    lines: 1,
    certainty: 0.85,
    valuePattern: part(String.raw`\bfile(?: no\.?| number| #)?:? (?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})$`),
  }),
  block('settlement_file_number', 1, String.raw`\bfile(?: no\.?| number| #)?:? (?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})$`, {
    page: 1,
    certainty: 0.8,
  }),
  label('closing_date', [
    'Settlement Date',
    'Closing Date',
    'Date of Closing',
    'Date of Settlement',
    'Close of Escrow',
    'COE Date',
    'Close Date',
    'Estimated Closing Date',
    'Estimated Settlement Date',
    'Closing',
  ]),
  label('disbursement_date', [
    'Disbursement Date',
    'Date of Disbursement',
    'Funding Date',
    'Disburse Date',
    'Fund Date',
    'Date Funded',
    'Date of Funding',
    'Disbursed',
    'Date Disbursed',
    'Disbursed On',
    'Disbursement',
  ]),
];

/** A line's number is no sum: it has no sign, no comma and no cents. */
const plainSum = String.raw`(?:\$ ?\d[\d,]*(?:\.\d{2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2})`;
const signedSum = String.raw`-?\(?${plainSum}\)?`;

/** A sum beside its row's name; statements with the debits on the left have it before. */
function entry(field: string, rows: readonly string[]): readonly Rule[] {
  return [
    label(field, rows, { direction: 'right' }),
    // "Balance due to borrower" is not the balance due.
    table(
      field,
      rows.filter((row) => !row.endsWith('Due')),
      undefined,
      { valuePattern: wholeSum, certainty: 0.88 },
    ),
    label(field, rows, { direction: 'left', valuePattern: wholeSum, certainty: 0.8 }),
  ];
}

const wholeSum = `^(?P<v>${signedSum})$`;

const entries: readonly Rule[] = [
  ...entry('sale_price', price),
  ...entry('principal_amount', loan),
  // "Loan Amount from First Meridian Bank": the lender stands in the row's name.
  table('principal_amount', ['Loan Amount from', 'New Loan from', 'Loan Amount to', 'Loan from'], undefined, {
    valuePattern: wholeSum,
  }),
  ...entry('origination_charges', origination).map((rule) => ({
    ...rule,
    unless: [...otherLenderFees, 'discount points', 'loan discount'],
  })),
  // The old HUD-1 prints the line of the discount, though nothing is filled in.
  table('origination_charges', origination, undefined, {
    valuePattern: wholeSum,
    where: ['loan discount 803'],
    unless: otherLenderFees,
    certainty: 0.85,
  }),
  ...entry('lender_credits', credit),
  // A charge on this line would be points that the borrower pays.
  table(
    'lender_credits',
    wordings('your credit or charge (points) for the specific {interest|} rate chosen'),
    undefined,
    {
      valuePattern: String.raw`^(?P<v>-\$? ?\d[\d,]*\.\d{2}|\(\$? ?\d[\d,]*\.\d{2}\))$`,
    },
  ),
  ...entry('cash_to_close', due),
  ...entry('amount_to_borrower', toBorrower),
  // Forms that tick which way the cash goes.
  sentence(
    'cash_to_close',
    ['to borrower', 'to buyer'],
    String.raw`cash(?: to close)? \[? ?[x✓☒] ?\]? from \[? ?[_☐]? ?\]? ?(?:or )?to (?:the )?(?:borrower|buyer) (?P<v>${plainSum})`,
  ),
  // Where the boxes are drawn, the words have none.
  sentence(
    'cash_to_close',
    ['to borrower', 'to buyer'],
    String.raw`(?:303\.? cash|cash to close) from (?:or )?to (?:borrower|buyer) (?P<v>${plainSum})`,
    { certainty: 0.85 },
  ),
];

const interest: readonly Rule[] = [
  ...prepaidInterest(),
  label('prepaid_interest_amount', ['Prepaid Interest', 'Per Diem Interest', 'Interim Interest'], {
    direction: 'left',
    valuePattern: wholeSum,
    certainty: 0.8,
  }),
  table('prepaid_interest_amount', interestRows(), undefined, { valuePattern: wholeSum }),
  ...dailyInterest(),
  ...wordedInterest,
];

function interestRows(): readonly string[] {
  return [
    'Daily interest charges from',
    'Daily interest charges',
    'Interest from',
    'Per Diem Interest',
    'Interim Interest',
    'Prepaid Interest',
    'Odd Days Interest',
    'Interest Adjustment',
    'Interest to first of month',
    'Interest to the first of the month',
    'Interest to month end',
  ];
}

/** "Daily interest charges from 5/9/2025 to 6/1/2025 @ $ 88.99 /day" */
function dailyInterest(): readonly Rule[] {
  const from = '(?:interest|interest charges?|interest for)(?: from)?:?';
  const at = ',? ?(?:(?:@|at) ?)?';
  const day = '(?:/ ?day|per day|per diem|a day|/ ?diem|daily)';
  const to = '(?:to|through|thru|-|–)';
  return [
    sentence(
      'prepaid_interest_from',
      'interest',
      `${othersInterest}|${from} (?P<v>{date}) ${to} {date}${at}${amount} ?${day}`,
    ),
    sentence(
      'prepaid_interest_to',
      'interest',
      `${othersInterest}|${from} {date} ${to} (?P<v>{date})${at}${amount} ?${day}`,
    ),
    sentence(
      'prepaid_interest_per_diem',
      'interest',
      `${othersInterest}|${from} {date} ${to} {date}${at}(?P<v>${amount}) ?${day}`,
    ),
  ];
}

const totalCosts: readonly Rule[] = [
  label(
    'total_closing_costs',
    [
      'Settlement charges to borrower (line 1400)',
      'Settlement charges to borrower',
      'Total Settlement Charges (enter on lines 103, Section J and 502, Section K)',
      'Total Settlement Charges',
      'Minus Total Settlement Charges (line 1400)',
      'Total Settlement Charges (line 1400)',
      'Total Settlement Charges (enter on line 1602)',
      'Minus Total Settlement Charges',
      'Total Charges to Borrower',
      'Total Borrower Charges',
      'Total Closing Costs',
      'Total Closing Costs (Borrower-Paid)',
    ],
    { direction: 'right' },
  ),
  label('total_closing_costs', costTotals, { direction: 'right', certainty: 0.88 }),
  table('total_closing_costs', costTotals, undefined, { valuePattern: wholeSum, certainty: 0.82, fallback: true }),
];

/** What the borrower's own loan pays off. The seller's is named by its rank, as the "payoff of first mortgage loan". */
const payoffs: readonly Rule[] = [
  table('payoff_amount', payoffRows, undefined, { valuePattern: wholeSum }),
  label('payoff_amount', payoffRows, { direction: 'left', valuePattern: wholeSum, certainty: 0.8 }),
  // A statement that is the borrower's alone has no payoff of the seller's.
  table('payoff_amount', ['Payoff of First Mortgage Loan', 'Payoff of Mortgage Loan', 'Payoff of Loan'], undefined, {
    section: 'ALTA Settlement Statement - Borrower',
    valuePattern: wholeSum,
  }),
  // "Cornerstone Bank, to pay off its loan"
  sentence(
    'payoff_amount',
    ['pay off', 'payoff', 'paid off'],
    String.raw`(?:to )?(?:pay(?:ing)?|paid) ?off(?: of)?(?: its| the| existing| present| prior| old| borrower[’']s| their| your| current)*(?: loan| mortgage| lien| note)(?: (?:no\.? |# ?)?[\d-]{5,})? (?P<v>{money})`,
    { certainty: 0.85 },
  ),
  // On a HUD-1 beside the seller's half, on a HUD-1A beside the net settlement.
  sentence('payoff_amount', 'payoff', String.raw`10[45]\.? payoff (?:to |of )?[^$]{3,70}? (?P<v>${plainSum})`),
  sentence('payoff_amount', '1501', String.raw`1501\.? [^$]{3,80}? (?P<v>${plainSum})`, { certainty: 0.85 }),
];

/** Page 3 of the HUD-1. */
const hudTerms: readonly Rule[] = [
  label('term_months', ['Your loan term is', 'Loan Term']),
  label('interest_rate', ['Your initial interest rate is']),
  sentence(
    'payment_amount',
    'monthly amount owed',
    String.raw`initial monthly amount owed for principal, interest,?[^$]{0,50}(?P<v>\$ ?\d[\d,]*(?:\.\d{2})?)`,
  ),
  label('prepayment_penalty', ['Does your loan have a prepayment penalty?'], {
    direction: 'right',
    // Boxes may be typed: the first is passed over where it is empty.
    valuePattern: part(String.raw`^(?:\[ ?\] (?:yes|no)[^\[]*)?(?:\[ ?x ?\] )?(?P<v>yes|no)\b`),
  }),
  checkbox('prepayment_penalty', ['No'], 'false', { near: ['Does your loan have a prepayment penalty?'] }),
  checkbox('prepayment_penalty', ['Yes'], 'true', { near: ['Does your loan have a prepayment penalty?'] }),
  sentence(
    'balloon_amount',
    'balloon payment of',
    String.raw`you have a balloon payment of (?P<v>\$? ?\d[\d,]*(?:\.\d{2})?)`,
  ),
  sentence(
    'escrow_monthly',
    'monthly escrow payment',
    String.raw`additional monthly escrow payment of (?P<v>\$ ?\d[\d,]*(?:\.\d{2})?)`,
  ),
];

/** The statements of the ALTA, the HUD-1 and HUD-1A, and what escrow companies and law offices draw up themselves. */
export const settlementStatement = family(
  'settlement_statement',
  parties,
  property,
  numbersAndDates,
  entries,
  interest,
  totalCosts,
  payoffs,
  wordedPayoff,
  loanPolicyAmount,
  hudTerms,
  premiumPayee,
  ownStatement,
  partiesInProse,
  escrowStatement,
  businessStatement,
);
