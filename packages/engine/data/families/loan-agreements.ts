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
import { column, family, label, sentence, table } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { principal, principalWords } from './note-amounts.ts';
import { borrower, borrowerEntity, lender, loanNumberInText } from './note-parties.ts';
import { amount, called, described, spelledRate } from './note-phrases.ts';
import { interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { signers } from './signers.ts';

const opening = [...loanNumber, ...loanNumberInText, ...softwareHeader, ...borrower, ...borrowerEntity, ...lender];

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
  table('payment_amount', ['Payment', 'Monthly Payment', 'Payment Amount', 'Amount of Payment'], heading, {
    certainty: 0.97,
  }),
  table('number_of_payments', ['Number of Payments', 'Payments Remaining'], heading, { certainty: 0.97 }),
  table(
    'first_payment_date',
    ['First Payment', 'First Payment Date', 'First Payment Due', 'Next Payment Due'],
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
    String.raw`(?:original|initial|first|maximum)(?: [a-z]+)? principal[^$]{0,80}{money}|(?:unpaid|outstanding|current|present|remaining|new)?(?: aggregate)? ?principal (?:balance|amount|sum)[^$.]{0,80}?(?:is|of|:|to|as of {date},? (?:is|was)) ?${amount}`,
  ),
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
  signers('note_signed', 'borrower_name', ['borrower']),
);

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
  purpose,
  guarantors,
  guarantorsFirst,
  column('guarantor_name', 'Guarantor', ['Amount', 'Amounts', 'Guaranty Amount', 'Limit', 'Address']),
  column('guarantor_name', 'Names of Guarantors', ['Amount', 'Amounts']),
  column('guarantor_name', 'Name of Guarantor', ['Amount', 'Amounts', 'Limit', 'Address']),
  label('collateral_description', ['Collateral', 'Collateral Description'], { lines: 3, certainty: 0.85 }),
  principalWords,
);

/** Who grants the security is the one who borrows, unless the paper names both. */
const grantor = [
  ...['borrower_name', 'borrower_address'].map((field) =>
    label(field, [
      'Grantor',
      'Grantors',
      'Grantor(s)',
      'Grantor Name and Address',
      "Grantor's Name and Address",
      'Debtor Name and Address',
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
  signers('security_instrument_signed', 'borrower_name', ['grantor', 'borrower']),
);

export const loanAgreements: readonly Family[] = [changeInTerms, loanAgreement, securityAgreement];
