import type { Family, Rule } from '../../src/extraction/rule.ts';
import {
  agreementDate,
  agreementNote,
  collateral,
  guarantors,
  guarantorsFirst,
  purpose,
  statedRate,
} from './agreement-terms.ts';

import { block, column, family, label, sentence, table } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { principal, principalWords } from './note-amounts.ts';
import { bareLoanNumber, borrower, borrowerEntity, lender, loanNumberInText } from './note-parties.ts';
import { amount, called, described, spelledRate } from './note-phrases.ts';
import { dayCount, defaultRate, interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { variableRate } from './note-variable-rate.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';
import { letterhead } from './promissory-note.ts';
import { signerNames } from './signers.ts';

const opening = [
  ...loanNumber,
  ...loanNumberInText,
  ...bareLoanNumber,
  ...softwareHeader,
  ...borrower,
  ...borrowerEntity,
  ...lender,
];

/** `between A and B`, where the paper does not say at once what they are called. */
const between = [
  sentence(
    'borrower_name',
    ['between', 'by and among'],
    String.raw`(?:between|by and among|among) (?P<v>{party})${described}${called('borrower|grantor|debtor|company|maker')}`,
  ),
];

/** What a paper says of the debt as it was as well as of the debt as it becomes: less certain than the change itself. */
function inPassing(rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, certainty: Math.min(rule.certainty ?? 1, 0.8) }));
}

/** A table that sets the terms as they were beside what they become: the last column counts. */
const changed = [
  'As Changed',
  'From Now On',
  'Changed Terms',
  'As Revised',
  'As Modified',
  'As Amended',
  'New',
  'New Terms',
  'New Term',
  'Modified',
  'Modified Terms',
  'Revised',
  'Changed to',
  'Amended',
  'After',
  'Change to',
];
const changedTerms: readonly Rule[] = changed.flatMap((heading) => [
  table(
    'principal_amount',
    ['Principal', 'Principal Balance', 'Principal Amount', 'Unpaid Principal Balance', 'Loan Amount'],
    heading,
    { certainty: 0.97 },
  ),
  table('interest_rate', ['Interest Rate', 'Rate', 'Note Rate', 'Rate of Interest'], heading, { certainty: 0.97 }),
  table('maturity_date', ['Maturity', 'Maturity Date', 'Due Date'], heading, { certainty: 0.97 }),
  table('late_charge_percent', ['Late Charge', 'Late Fee'], heading, { certainty: 0.97 }),
  table('amortization_months', ['Amortization', 'Amortization Period'], heading, { certainty: 0.97 }),
  table(
    'payment_amount',
    ['Payment', 'Monthly Payment', 'Payment Amount', 'Amount of Payment', 'Payment Each Month'],
    heading,
    {
      certainty: 0.97,
    },
  ),
  table('number_of_payments', ['Number of Payments', 'Payments Remaining'], heading, { certainty: 0.97 }),
  table(
    'first_payment_date',
    [
      'First Payment',
      'First Payment Date',
      'First Payment Due',
      'Next Payment Due',
      'First Changed Payment',
      'First New Payment',
    ],
    heading,
    { certainty: 0.97 },
  ),
]);

const changeInTerms = family(
  'change_in_terms',
  opening,
  between,
  agreementDate,
  label('principal_amount', [
    'Principal Amount',
    'Principal Balance',
    'Principal Now Owing',
    'Unpaid Balance',
    'Principal Owing',
    'Present Principal Balance',
    'Balance Owing',
    'Unpaid Principal Balance',
    'Current Principal Balance',
    'Outstanding Principal Balance',
    'New Principal Amount',
    'Loan Amount',
    'Principal',
  ]),
  sentence(
    'principal_amount',
    ['principal'],
    String.raw`(?:original|initial|first|maximum)(?: [a-z]+)? principal[^$]{0,80}{money}|(?:unpaid|outstanding|current|present|remaining|new)?(?: aggregate)? ?principal(?: balance| amount| sum| now owed| now owing| owing| outstanding)+[^$.]{0,80}?(?:is|of|:|to|as of {date},? (?:is|was)) ?${amount}`,
  ),
  sentence(
    'principal_amount',
    'balance',
    String.raw`(?:unpaid|outstanding|remaining) balance[^$.]{0,80}(?:is|of) ${amount}`,
    { certainty: 0.85 },
  ),
  sentence('interest_rate', 'bears interest', String.raw`bears interest[^.%]{0,60} at ${spelledRate}(?P<v>{rate})`, {
    certainty: 0.8,
  }),
  changedTerms,
  statedRate,
  sentence(
    'interest_rate',
    ['rate of', 'rate is', 'rate shall be'],
    String.raw`(?:original|existing|promissory note dated|currently|prior)[^;]{0,200}rate (?:of|is) {rate}|(?:interest|new|fixed|annual|modified) rate (?:of|is|shall be|will be) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.8 },
  ),
  rateType,
  inPassing(maturity),
  sentence(
    'maturity_date',
    ['extend'],
    String.raw`(?:(?:maturity|due date|term)[^.]{0,60}extended|extend(?:s|ing)?(?: the)? (?:maturity|due date|term)(?: date)?[^.]{0,40}?)(?: from {date})?(?: for[^.]{0,40})? (?:to|until|through) (?P<v>{date})`,
    { certainty: 0.96 },
  ),
  // How often is paid such papers leave to the note: they say it in passing.
  payments.filter(({ field }) => field !== 'payment_frequency'),
  collateral,
  principalWords,
  signerNames('borrower_name', ['borrower']),
);

const letterPart = { page: 1, box: { x: 0, y: 0, w: 1, h: 0.45 } };
const companyName = String.raw`[A-Z][A-Za-z0-9&.’' -]{2,50}?,? (?-i:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corporation|CORPORATION|Corp\.?|L\.P\.|LP|Ltd\.?|Company)`;

/** An agreement written as a letter: the bank over its address, the company that it writes to, the day. */
const letterParties: readonly Rule[] = [
  block('lender_name', 3, lenderBlockName, { ...letterPart, certainty: 0.7 }),
  block('lender_address', 4, lenderBlockAddress, { ...letterPart, certainty: 0.7 }),
  block('borrower_name', 3, String.raw`^(?P<v>${companyName})\n(?:\d{1,6} |P\.? ?O\.? )`, {
    ...letterPart,
    certainty: 0.6,
  }),
  block(
    'borrower_address',
    3,
    String.raw`^${companyName}\n(?P<v>(?:\d{1,6} |P\.? ?O\.? )[^\n]+\n[^\n]+,? [A-Z]{2},? \d{5}(?:-\d{4})?)$`,
    { ...letterPart, certainty: 0.6 },
  ),
  block('note_date', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, { ...letterPart, certainty: 0.65 }),
];

const loanAgreement = family(
  'loan_agreement',
  opening,
  between,
  agreementDate,
  agreementNote,
  principal,
  interestRate,
  rateType,
  maturity.filter(({ field }) => field === 'maturity_date' || field === 'term_months'),
  inPassing([...payments, ...dayCount, ...defaultRate, ...variableRate]),
  letterhead,
  letterParties,
  purpose,
  guarantors,
  guarantorsFirst,
  column('guarantor_name', 'Guarantor', ['Amount', 'Amounts', 'Guaranty Amount', 'Limit', 'Address']),
  column('guarantor_name', 'Names of Guarantors', ['Amount', 'Amounts']),
  column('guarantor_name', 'Name of Guarantor', ['Amount', 'Amounts', 'Limit', 'Address']),
  label('collateral_description', ['Collateral', 'Collateral Description'], { lines: 3, certainty: 0.85 }),
  sentence(
    'collateral_description',
    'security interest in',
    String.raw`security interest in (?P<v>(?-i:All) [^.:]{8,200}?)\.`,
    { certainty: 0.85 },
  ),
  principalWords,
);

/** Who grants the security is the one who borrows, unless the paper names both. */
const grantor: readonly Rule[] = [
  label('borrower_tin', [
    'Tax ID',
    'Tax ID No',
    'Tax ID of Debtor',
    'Tax ID Number',
    'EIN',
    'Federal Tax ID',
    'Taxpayer ID',
    'TIN',
  ]),
  sentence('note_date', 'on ', String.raw`agreement on (?P<v>{date}) {party}`, { page: 1, certainty: 0.8 }),
  ...['borrower_name', 'borrower_address'].map((field) =>
    label(field, [
      'Grantor',
      'Grantors',
      'Grantor(s)',
      'Grantor Name and Address',
      "Grantor's Name and Address",
      'Debtor Name and Address',
      'Debtor / Pledgor',
      "Debtor's Name and Address",
      'Pledgor',
      'Name of Debtor',
      'Debtor Name',
    ]),
  ),
  sentence('borrower_name', ['“', '"', '('], `(?P<v>{party})${described}${called('grantor|debtor|pledgor|assignor')}`),
];

const securityAgreement = family(
  'security_agreement',
  opening,
  grantor,
  between,
  agreementDate,
  agreementNote,
  principal,
  maturity.filter(({ field }) => field === 'maturity_date'),
  collateral,
  principalWords,
  signerNames('borrower_name', ['grantor', 'borrower']),
);

export const loanAgreements: readonly Family[] = [changeInTerms, loanAgreement, securityAgreement];
