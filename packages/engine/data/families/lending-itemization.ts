import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { wordings } from './wordings.ts';

const sum = part('^(?P<v>{sum})$');

const given = '{given|paid|disbursed|distributed|advanced|credited|payable}';
const toYou = '{you|borrower|the borrower|the member|member|consumer|the consumer}';

const ownRows = wordings(
  `{amount|amounts|total|cash|proceeds|loan proceeds|} ${given} {directly|direct} to ${toYou}`,
  `{amount|amounts|total|cash|proceeds|loan proceeds|} ${given} to ${toYou} {directly|direct|in cash}`,
  `{amount|amounts|proceeds|loan proceeds} ${given} to ${toYou}`,
  '{amount|amounts} {deposited|credited|paid} to your {share|checking|savings|deposit|} account',
);

/** Where each payee has a row of its own, the row that heads them has no sum. */
const othersRows = wordings(
  `{total|} {amount|amounts} ${given} to others {on your behalf|for you|on behalf of borrower|on borrower’s behalf|}`,
  `total ${given} to others {on your behalf|for you|}`,
);

/** The itemization of the amount financed, and the promise to pay of forms that are note and disclosure in one. */
export const itemization: readonly Rule[] = [
  label(
    'principal_amount',
    wordings(
      '{original|} {amount|principal amount} of {loan|note|credit|your loan|the loan|this loan} {(principal)|(note amount)|}',
      '{loan|note} principal {amount|}',
      'principal {(amount of loan)|(loan amount)|(note amount)|amount of your loan}',
    ),
    { lines: 1, certainty: 0.9, valuePattern: sum },
  ),
  label('amount_to_borrower', ownRows, { lines: 1, certainty: 0.9, valuePattern: sum }),
  label('amount_paid_to_others', othersRows, { lines: 1, certainty: 0.9, valuePattern: sum }),
  // One who is paid is named behind it; "amounts" are those of several rows.
  sentence(
    'amount_paid_to_others',
    ['amount paid to others', 'amount disbursed to others'],
    String.raw`\bamount (?:paid|disbursed) to others(?: on (?:your|borrower[’']s|the borrower[’']s) behalf)?(?:,? to)?:? \(?(?-i:[A-Z])[^$:;]{3,70}? (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  sentence(
    'principal_amount',
    ['promise to pay', 'promises to pay', 'agree to pay', 'agree to repay', 'promise to repay'],
    String.raw`\b(?:you|I|we|I/we|borrowers?|the undersigned|member) (?:jointly and severally )?(?:promises?|agrees?) to (?:re)?pay (?:to )?(?:us |you |(?:the )?(?:credit union|lender|bank|creditor) |to the order of [^$.;]{3,60}? )?(?:the (?:principal )?(?:sum|amount) of |the loan amount of |the amount of your loan, )?(?P<v>{money})`,
    { certainty: 0.9 },
  ),
  sentence(
    'interest_rate',
    ['interest on', 'interest at', 'interest will', 'interest accrues'],
    String.raw`\b(?:default|late|overdue|maturity|past due|judgment|penalty|insurance|premium)\b[^.;%]{0,90}{rate}|\binterest(?: (?:accrues|will accrue|is charged|will be charged|is payable))?(?: on (?:the|your|any) (?:(?:unpaid|outstanding|principal|daily|loan) )*(?:balance|principal|amount)(?: of (?:the|this|your) (?:loan|note))?)?,? at (?:the |a |an )?(?:(?:fixed|simple|annual|yearly|contract|note|initial|interest) )*(?:rate of )?(?P<v>{rate})(?:,? (?:per|a|each) (?:year|annum))`,
    { certainty: 0.86 },
  ),
];
