import { collateral, guarantors, purpose } from './agreement-terms.ts';
import { family, label, sentence } from './build.ts';
import { principal } from './note-amounts.ts';
import { borrower, lender } from './note-parties.ts';
import { amount } from './note-phrases.ts';
import { interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';

/** The government's approval of its guarantee. Its number of the loan is not the bank's, and is left alone. */
export const sbaAuthorization = family(
  'sba_authorization',
  lender,
  borrower,
  label('approval_date', ['Approval Date', 'Date of Approval', 'SBA Approval Date', 'Date Approved', 'Approved']),
  sentence(
    'approval_date',
    ['approv'],
    String.raw`(?:approved|approval date(?: is)?|date of approval(?: is)?)(?: on| as of)?:? (?P<v>{date})`,
  ),
  label('approval_expiration_date', [
    'Expiration Date',
    'Authorization Expires',
    'Expires',
    'Expiration',
    'Disbursement Deadline',
    'Final Disbursement Date',
  ]),
  sentence(
    'approval_expiration_date',
    ['expire', 'disburse'],
    String.raw`(?:authorization (?:will |shall )?expires?(?: [a-z ,]{0,80}?)?(?: by| on)?|expires?(?: on)?|(?:first |initial(?:ly)? )?disburse(?:d|ment)[^.]{0,60}(?:by|no later than|before|on or before)) (?P<v>{date})`,
  ),
  label('naics_code', ['NAICS', 'NAICS Code', 'NAICS No', 'NAICS Number']),
  label('principal_amount', [
    'Loan Amount',
    'Amount of Loan',
    'Approved Amount',
    'Amount Approved',
    'Loan Amount Approved',
  ]),
  principal,
  sentence('principal_amount', ['loan'], String.raw`\bloan(?: \([^)]{2,20}\))? in the amount of ${amount}`),
  sentence('borrower_name', ['to assist'], String.raw`to assist:? (?P<v>{party})(?:\.|,? (?:an? |located|of |\(|in ))`),
  interestRate,
  rateType,
  payments.filter(({ field }) => field === 'payment_amount' || field === 'first_payment_date'),
  maturity.filter(({ field }) => field === 'maturity_date' || field === 'term_months'),
  sentence(
    'term_months',
    ['mature', 'maturity'],
    String.raw`(?:mature|maturity|repaid)[^.]{0,40}(?:in|is|of|within) (?P<v>\d{1,2} years)`,
  ),
  purpose,
  sentence(
    'loan_purpose',
    ['proceeds'],
    String.raw`use of (?:loan )?proceeds[.:]? (?:[a-z0-9][.)] )?(?:{money} (?:for|to):? )(?P<v>(?-i:[A-Z])[^.;:]{3,140}?)\.`,
  ),
  collateral,
  guarantors,
  sentence(
    'guarantor_name',
    ['148'],
    String.raw`(?:form 148l?|guarantees?)[^.:]{0,40} (?:by|from):? (?P<v>{party}(?:; {party})*)\.`,
  ),
  label(
    'conditions',
    ['Additional Conditions', 'Other Conditions', 'Conditions', 'Special Conditions', 'Loan Conditions'],
    {
      direction: 'below',
      lines: 14,
    },
  ),
);
