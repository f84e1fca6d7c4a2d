import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, label, sentence, worded } from './build.ts';

/** The number of the loan, wherever a document prints it. */
export const loanNumber: readonly Rule[] = [
  label('loan_number', [
    'Loan No',
    'Loan Number',
    'Loan #',
    'Loan ID #',
    'Loan ID',
    'Loan Identifier',
    'Loan Account Number',
    'Account/Loan Number',
    'Note Number',
    'Note No',
  ]),
];

const loanWords = String.raw`\bloan (?:number|no\.?|#|account|id|identifier)?(?: is)?:? ?#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{3,}\d[A-Z0-9-]*)`;

/**
 * The number of the loan in a sentence or after its words on a line. Where a form left it blank the next words follow,
 * such as a street: a number counts only before the end of its clause.
 */
export const loanInSentence: readonly Rule[] = [
  sentence('loan_number', ['loan'], `${loanWords}(?:[.,;:)]|$| (?-i:[a-z])| [-–—|])`, { certainty: 0.85 }),
  block('loan_number', 1, `${loanWords}$`, { certainty: 0.85 }),
];

/** The loan's number in the words of those who write to the lender: an insurer, an agent, an appraiser. */
export const lenderReference: readonly Rule[] = [
  label(
    'loan_number',
    [
      'Your Ref',
      'Your Ref No',
      'Your Reference',
      'Your Reference No',
      'Your Reference Number',
      'Your No',
      'Your Number',
      'Your File',
      'Your File No',
      'Your Loan',
      'Your Loan No',
      'Your Loan Number',
      'Your Loan #',
      'Lender Ref',
      'Lender Reference',
      'Lender Reference No',
      'Lender Reference Number',
      'Lender’s Reference',
      'Lender’s Ref',
      'Lender No',
      'Lender File No',
      'Lender Loan',
      'Lender Loan No',
      'Lender Loan Number',
      'Lender Loan #',
      'Lender Loan ID',
      'Lender’s Loan No',
      'Lender’s Loan Number',
      'Bank Loan No',
      'Bank Loan Number',
      'Bank Reference',
      'Bank Ref',
      'Client Reference',
      'Client Ref',
      'Client Loan No',
      'Client Loan Number',
      'Customer Reference',
      'Mortgage Loan',
      'Mortgage Loan No',
      'Mortgage Loan Number',
      'Mortgagee Loan No',
      'Mortgagee Loan Number',
      'Mortgagee’s Loan No',
      'Mortgagee’s Loan Number',
      'Lienholder Loan',
      'Lienholder Loan No',
      'Lienholder Loan Number',
      'Loan Ref',
      'Loan Ref No',
      'Loan Reference',
      'Loan Reference No',
      'Loan Reference Number',
      'Loan File No',
      'Loan File Number',
      'Loan Account',
      'Loan Account No',
      'Loan Acct',
      'Loan Acct No',
      'Loan Identification No',
      'Loan Identification Number',
      'Loan Identifier No',
      'Loan ID No',
      'Loan ID Number',
      'Loan No / ID',
      'Loan / Account No',
      'Loan/Account Number',
      'Regarding Loan',
      'Re Loan',
      'For Loan',
    ],
    {
      valuePattern: String.raw`(?i)^(?:your )?(?:loan)? ?(?:number|no\.?|#)? ?:? ?#? ?(?P<v>[A-Z]{0,5}-?[0-9][A-Z0-9-]{3,20})\b`,
    },
  ),
  worded(
    'loan_number',
    '(?:(?:application|order|file) or )?(?:(?:client|clients|lender|lenders|bank|banks|customer|servicer|servicers|mortgagee|mortgagees|your|institution|the|this|credit union) )*(?:loan|mortgage)(?: (?:application|reference|ref|identifier|identification|id|file|account|acct|tracking|control|no|number|#))+(?: s)?',
    { valuePattern: String.raw`(?i)^#? ?(?P<v>[A-Z]{0,5}-?[0-9][A-Z0-9-]{3,20})(?:$|[ ,;.)])`, certainty: 0.88 },
  ),
  sentence(
    'loan_number',
    ['your loan', 'your file', 'your ref'],
    String.raw`\byour (?:loan|file|reference|ref\.?)(?: no\.?| number| #)?:? ?#?(?P<v>[A-Z]{0,4}-?\d[A-Z0-9-]{3,18}\d)\b`,
    { certainty: 0.86 },
  ),
];

/** A party with its address as a block beside its label. */
export function party(nameField: string, addressField: string | null, labels: readonly string[]): readonly Rule[] {
  return [label(nameField, labels), ...(addressField === null ? [] : [label(addressField, labels)])];
}

/** The header row of boxes that loan software prints over every document. */
export const softwareHeader: readonly Rule[] = [
  below('principal_amount', ['Principal'], { page: 1 }),
  below('note_date', ['Loan Date'], { page: 1 }),
  below('maturity_date', ['Maturity'], { page: 1 }),
  below('loan_number', ['Loan No'], { page: 1 }),
  below('call_report_code', ['Call / Coll', 'Call'], { page: 1, valuePattern: '^(?P<v>[0-9A-Z][0-9A-Z.]*)' }),
  below('loan_officer', ['Officer'], { page: 1, until: 'Initials' }),
];
