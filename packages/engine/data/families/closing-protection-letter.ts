import { block, family, label, part, sentence } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { propertyAddress } from './title-land.ts';
import { fileNumber, settlementAgent } from './title-patterns.ts';
import { commitmentNumber, commitmentValue } from './worded-title.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const addressee = [
  ...nameOf(
    'addressee',
    'lender',
    'insured lender',
    'recipient',
    'customer',
    'proposed insured',
    'lender/addressee',
    'lender / addressee',
    'addressee/lender',
  ),
  ...wordings(
    'lender ("you")',
    'issued {to|for|to lender}',
    '{to|for the benefit of|for benefit of|protected party|covered party|beneficiary of this letter|letter issued to}',
  ),
];

export const closingProtectionLetter = family(
  'closing_protection_letter',
  fileNumber,
  loanNumber,
  label(
    'loan_number',
    [
      ...wordings(
        '{lender|lender’s|your|customer|addressee’s|} {loan|transaction|loan/transaction|transaction/loan|loan / transaction|transaction / loan|loan / reference} {no|number|#|reference|ref|id|}',
        'loan number / amount',
        'your {reference|file|loan file|loan reference}',
      ),
    ],
    { lines: 1, valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,5}-?\d[\dA-Z-]{3,}\d)\b`) },
  ),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)\b` }),
  loanInSentence,

  label('lender_name', addressee),
  label('lender_address', [...addressee, ...addressOf('lender', 'addressee', 'recipient', 'customer')]),
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

  commitmentNumber,
  label(
    'title_commitment_number',
    wordings(
      '{title|insurance|related|our|agent’s|} commitment/{file|order|policy|binder} {no|number|#|}',
      '{file|order|policy}/commitment {no|number|#}',
      'title {commitment|binder} {reference|ref|}',
      'commitment {ref|reference|issued|to insure}',
    ),
    { valuePattern: commitmentValue },
  ),
  sentence(
    'title_commitment_number',
    ['commitment', 'binder'],
    String.raw`\b(?:commitment|title binder|preliminary report)(?: for title insurance| to insure)?(?: \((?:the )?["“]commitment["”]\))?,?(?: (?:identified|designated|issued|known|numbered))?(?: (?:as|under|bearing))?(?: (?:(?:file|commitment) )?(?:number|no\.?|#|ref\.?|reference))?:? ?(?:(?:19|20)\d\d\b|#?(?P<v>(?:[A-Z]{1,6}-?){0,2}\d[A-Z0-9]{0,8}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)\b)`,
    { certainty: 0.86 },
  ),

  settlementAgent,

  label(
    'borrower_name',
    nameOf(
      'borrower',
      'buyer',
      'purchaser',
      'borrower / buyer',
      'buyer / borrower',
      'buyer/borrower',
      'borrower/buyer',
      'purchaser/borrower',
      'purchaser / borrower',
      'mortgagor',
      'buyer(s) / borrower(s)',
    ),
  ),
  sentence(
    'borrower_name',
    ['borrower'],
    String.raw`\bborrower(?:\(s\)|s)?(?: is| are|:) (?P<v>(?-i:[A-Z])[^;:()]{3,80}?)(?:[;(]|, property| property| loan|$)`,
    {
      certainty: 0.82,
    },
  ),
  propertyAddress,
  plainLabels('property_address', 'settlement_agent', 'settlement_file_number'),
  // "Closing" alone heads many a line of a letter about closings.
  label(
    'closing_date',
    wordings(
      '{estimated|expected|scheduled|anticipated|} {closing|settlement} date',
      '{closing|settlement} on or about',
      'date of {closing|settlement}',
    ),
  ),
  // The company approves its agents.
  label(
    'settlement_agent',
    wordings(
      '{approved|authorized|policy|issuing|} {issuing agent|agent|attorney|closing attorney|title agent|approved attorney} {or approved attorney|/ approved attorney|name|}',
    ),
    {
      certainty: 0.86,
      lines: 2,
    },
  ),

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
