import { block, family, label, part, sentence } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender } from './party-patterns.ts';
import { fileNumber, propertyAddress, settlementAgent } from './title-patterns.ts';

const addressee = [
  'Addressee',
  'Addressee(s)',
  'Name and Address of Addressee',
  'Lender',
  'Lender ("You")',
  'Lender / Addressee',
  'Lender Name',
  'Lender Name and Address',
  'Name and Address of Lender',
  'Recipient',
  'Issued to',
  'Insured Lender',
  'Customer',
  'To',
];

export const closingProtectionLetter = family(
  'closing_protection_letter',
  fileNumber,
  loanNumber,
  label('loan_number', [
    'Transaction / Loan No',
    'Transaction / Loan Number',
    'Transaction',
    'Loan / Transaction Number',
    'Lender Loan Number',
    "Lender's Loan Number",
    'Loan number / amount',
    'Loan / Reference Number',
    'Your Loan Number',
    'Loan Reference',
  ]),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)\b` }),
  loanInSentence,

  label('lender_name', addressee),
  label('lender_address', [...addressee, 'Lender Address', 'Addressee Address']),
  label('lender_name', ['Name'], { section: 'Addressee', valuePattern: onlyLender, certainty: 0.85 }),
  block('lender_name', 5, lenderBlockName, { certainty: 0.84 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.84 }),
  sentence(
    'lender_name',
    ['lender', 'addressee'],
    String.raw`(?:lender|addressee)(?: is|:|,) (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa|$)`,
    {
      certainty: 0.86,
    },
  ),

  settlementAgent,

  label('borrower_name', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Name',
    'Name of Borrower',
    'Borrower / Buyer',
    'Buyer / Borrower',
    'Buyer(s) / Borrower(s)',
    'Buyer',
    'Purchaser / Borrower',
    'Mortgagor',
  ]),
  sentence(
    'borrower_name',
    ['borrower'],
    String.raw`\bborrower(?:\(s\)|s)?(?: is| are|:) (?P<v>(?-i:[A-Z])[^;:()]{3,80}?)(?:[;(]|, property| property| loan|$)`,
    {
      certainty: 0.82,
    },
  ),
  propertyAddress,

  label('principal_amount', [
    'Loan Amount',
    'Amount of Loan',
    'Mortgage Amount',
    'Amount',
    'Transaction Amount',
    'Funds',
  ]),
  label('principal_amount', ['Loan number / amount', 'Loan no. / amount', 'Loan / amount'], {
    valuePattern: part('(?: / |, )(?P<v>{sum})$'),
  }),
  sentence(
    'principal_amount',
    ['loan'],
    String.raw`loan (?:in the )?(?:amount|sum|principal amount)(?: of| is|:) (?P<v>{sum})`,
    {
      certainty: 0.88,
    },
  ),
);
