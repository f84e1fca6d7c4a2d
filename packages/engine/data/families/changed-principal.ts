import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence, worded } from './build.ts';
import { amount, within } from './note-phrases.ts';

const owing = { certainty: 0.78 } as const;
const lent = { certainty: 0.86 } as const;

/**
 * The amount of the note that is changed, or what it becomes. What is still owed of it counts where the paper names no
 * other: the land and the approval know the loan by the amount of its note.
 */
export const changedPrincipal: readonly Rule[] = [
  label('principal_amount', [
    'Principal Amount',
    'New Principal Amount',
    'New Principal',
    'New Principal Balance',
    'New Loan Amount',
    'Modified Principal Balance',
    'Modified Principal Amount',
    'Loan Amount',
    'Principal',
  ]),
  label(
    'principal_amount',
    [
      'Principal Balance',
      'Principal Now Owing',
      'Principal Now Owed',
      'Principal Owing',
      'Principal Owed',
      'Principal Outstanding',
      'Principal Remaining',
      'Remaining Principal',
      'Remaining Balance',
      'Present Principal Balance',
      'Present Balance',
      'Balance',
      'Balance Owing',
      'Balance Due',
      'Balance Today',
      'Balance of Note',
      'Note Balance',
      'Loan Balance',
      'Unpaid Balance',
      'Unpaid Principal',
      'Unpaid Principal Balance',
      'Current Balance',
      'Current Principal',
      'Current Principal Balance',
      'Current Unpaid Balance',
      'Outstanding Balance',
      'Outstanding Principal',
      'Outstanding Principal Balance',
      'Amount Now Owing',
      'Amount Owing',
      'Amount Owed',
    ],
    owing,
  ),
  sentence(
    'principal_amount',
    ['new principal', 'modified principal', 'increased', 'principal amount of the note'],
    String.raw`\b(?:(?:new|modified|increased|amended)(?: unpaid)? principal (?:balance|amount|sum)|principal (?:balance|amount|sum)(?: of (?:the|said) (?:note|loan))?(?: (?:is|shall be|will be|are|hereby))* (?:increased|changed|modified|amended|reduced|decreased)(?: from {money})?)[^.$]{0,60}? (?:is|of|to|be) (?:now )?(?:[a-z0-9 ,&/-]{3,110}\()?${amount}`,
  ),
  sentence(
    'principal_amount',
    ['principal', 'balance', 'owed', 'owing', 'owes', 'you owe'],
    String.raw`(?:original|initial|first|maximum|face)(?: [a-z]+)? (?:principal|amount|sum)[^$]{0,80}{money}|\bpayments? (?:of|for) principal and interest (?:(?:is|of|will|shall|be|now|in|the|amount|are)\b ?){1,4}{money}|(?:unpaid|outstanding|current|present|remaining|new|modified|existing|its)?(?: aggregate| principal)? ?(?:principal|balance)(?: (?:balance|amount|sum|now|today|currently|presently|still|owed|owing|outstanding|remaining|due|unpaid|on (?:the|this) note|of (?:the|this|said) (?:note|loan)|under (?:the|this|said) note|(?:that )?you owe)\b)*${within(140)}(?:is|of|:|to|are|was|be|being|totals|stands at|amounts to|equals) (?:now )?${amount}`,
    owing,
  ),
  sentence(
    'principal_amount',
    ['owes', 'owe ', 'owing', 'indebted', 'amount payable'],
    String.raw`\b(?:(?:still |now |presently |currently )?owes?(?: (?:lender|bank|holder|us|you|the bank))?|indebted to [^.$]{3,80}? in the (?:principal )?(?:amount|sum) of|amount payable[^.$]{0,120}? is)(?: the (?:principal )?(?:sum|amount) of| principal of)? ${amount}`,
    owing,
  ),
  sentence(
    'principal_amount',
    ['$'],
    String.raw`${amount} (?:is|remains|was) (?:still |now |presently |currently )?(?:unpaid|outstanding|owing|owed|due|the (?:unpaid|outstanding|present) (?:principal )?balance)`,
    owing,
  ),
  label(
    'principal_amount',
    [
      'Original Principal Amount',
      'Original Principal',
      'Original Note Amount',
      'Original Amount',
      'Original Loan Amount',
      'Amount of Note',
      'Note Amount',
      'Face Amount',
    ],
    lent,
  ),
  sentence(
    'principal_amount',
    ['original', 'face', 'in the amount of', 'principal'],
    String.raw`\b(?:guarant(?:y|ies|ee)|line of credit|other (?:note|loan))\b[^.;$]{0,80}{money}|(?:original|face|stated|principal)(?: principal)? (?:amount|sum)(?: was| is)?(?: of)? (?:[a-z0-9 ,&/-]{3,110}\()?${amount}`,
    lent,
  ),
  worded(
    'principal_amount',
    '(?:(?:unpaid|outstanding|current|present|remaining|principal|modified|new) )+(?:principal|balance|amount)(?: (?:balance|owing|outstanding|due|owed|unpaid|now))*(?: (?:as of|on|at|today|now|of the note|of the loan|under the note).*)?|balance (?:now |still )?(?:owing|owed|due|today|of (?:the )?(?:note|loan))(?: .*)?|(?:principal|amount) (?:now |still )?(?:owing|owed|outstanding|remaining)(?: .*)?',
    owing,
  ),
];
