import { family, label, sentence, signature } from './build.ts';
import { loanNumber, party, softwareHeader } from './common.ts';

export const notes = [
  family(
    'promissory_note',
    loanNumber,
    softwareHeader,
    party('borrower_name', 'borrower_address', ['Borrower', 'Borrowers', 'Maker', "Borrower's Name and Address"]),
    party('lender_name', 'lender_address', ['Lender', 'Payee', "Lender's Name and Address"]),
    label('principal_amount', ['Principal Amount', 'Loan Amount', 'Amount', 'Principal']),
    sentence(
      'principal_amount',
      ['principal amount of', 'principal sum of', 'promise to pay u.s.'],
      '(?:principal (?:amount|sum) of|promise to pay)[^$]{0,160}?(?P<v>{money})',
    ),
    sentence(
      'principal_words',
      ['dollars'],
      '(?:amount of|sum of|\\bpay|:) (?P<v>{words} (?:&|and) (?:no|\\d{2})/100)(?:ths)? dollars',
    ),
    label('interest_rate', ['Interest Rate', 'Annual Interest Rate', 'Rate', 'Note Rate', 'Initial Interest Rate']),
    sentence(
      'interest_rate',
      ['interest rate of', 'yearly rate of', 'at the rate of', 'fixed rate of'],
      '(?:interest|yearly|fixed|at the) rate of (?P<v>{rate})',
    ),
    label('note_date', ['Date of Note', 'Note Date', 'Loan Date', 'Date']),
    label('maturity_date', ['Maturity Date', 'Maturity', 'Due Date']),
    signature('note_signed', ['Borrower', 'By']),
  ),
];
