import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, label, sentence } from './build.ts';

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
  sentence('loan_number', ['loan'], `${loanWords}(?:[.,;:)]|$| (?-i:[a-z]))`, { certainty: 0.85 }),
  block('loan_number', 1, `${loanWords}$`, { certainty: 0.85 }),
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
