import { block, family, label, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { legalDescription } from './legal-description.ts';
import { lenderName, onlyLender } from './party-patterns.ts';
import {
  fileNumber,
  instrument,
  parcelNumber,
  partyName,
  propertyAddress,
  propertyCounty,
  settlementAgent,
  speaksOfLand,
  toLender,
  vestedBlock,
  vestedLabels,
  vestedSentence,
} from './title-patterns.ts';

/** Who gave the insured mortgage: what a sentence says between the instrument and its lender. */
const given = String.raw`\b${instrument}[^.;]{0,40}? (?:from|by|executed by|given by|made by|granted by)`;

const insured = [
  'Name of Insured',
  'Name of Insured(s)',
  'Insured',
  'Insured(s)',
  'Insured Lender',
  'The Insured',
  'Named Insured',
  'Name of Insured Lender',
  'Name of Insured and Loan Number',
  'Lender',
];

export const titlePolicy = family(
  'title_policy',
  fileNumber,
  loanNumber,
  label('loan_number', [
    'Loan ID Number',
    'Lender loan number',
    'Lender Loan No',
    "Lender's Loan Number",
    'Loan Reference',
  ]),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)$` }),

  propertyAddress,
  parcelNumber,
  propertyCounty,
  settlementAgent,
  legalDescription,
  label(
    'legal_description',
    [
      'Legal Description',
      'Legal',
      'Land',
      'The Land referred to in this policy is described as follows',
      'The Land is described as follows',
    ],
    { lines: 8, certainty: 0.68, valuePattern: speaksOfLand },
  ),

  label('title_amount', [
    'Amount of Insurance',
    'Policy Amount',
    'Amount of Policy',
    'Amount',
    'Insurance Amount',
    'Loan Policy Amount',
    'Face Amount',
    'Face Amount of Policy',
    'Liability',
    'Policy Liability',
  ]),
  sentence(
    'title_amount',
    ['amount of insurance', 'policy amount'],
    String.raw`(?:amount of insurance|policy amount)(?: is|:)? (?P<v>{sum})`,
    {
      certainty: 0.9,
    },
  ),

  label('title_effective_date', [
    'Date of Policy',
    'Policy Date',
    'Date and Time of Policy',
    'Effective Date of Policy',
    'Policy Effective Date',
    'Effective Date',
    'Date of this Policy',
  ]),
  sentence(
    'title_effective_date',
    ['date of policy', 'policy date'],
    String.raw`(?:date of (?:this )?policy|policy date)(?: is|:)? (?P<v>{date})`,
    {
      certainty: 0.9,
    },
  ),

  label('title_insured', insured, { valuePattern: onlyLender, lines: 2 }),
  label('title_insured', ['Name of Insured'], { certainty: 0.85 }),
  sentence(
    'title_insured',
    ['insured'],
    String.raw`\binsured(?: lender)?(?: is|:|,) (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa| \d|$)`,
    { certainty: 0.92 },
  ),

  label('vested_owner', vestedLabels, { lines: 3 }),
  label('vested_owner', ['Owner', 'Owner(s)'], { certainty: 0.8 }),
  vestedSentence,
  vestedBlock,

  label('borrower_name', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Name of Borrower',
    'Name of Borrower(s)',
    'Borrower Name',
    'Mortgagor',
    'Mortgagor(s)',
    'Grantor',
    'Trustor',
  ]),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument'],
    String.raw`${given} (?P<v>${partyName}),? (?:as (?:grantor|trustor|mortgagor|borrower),? )?(?:to|in favor of|for the benefit of) `,
    { certainty: 0.9 },
  ),
  block(
    'borrower_name',
    4,
    String.raw`${given} (?P<v>${partyName}),? (?:to|in favor of|for the benefit of) ${lenderName}`.replaceAll(
      ' ',
      String.raw`\s`,
    ),
    { certainty: 0.88 },
  ),

  sentence(
    'lender_name',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument'],
    String.raw`${given} ${partyName},? ${toLender}`,
    {
      certainty: 0.97,
    },
  ),
  block(
    'lender_name',
    4,
    String.raw`${given} ${partyName},? (?:to|in favor of|for the benefit of) (?P<v>${lenderName}),? (?:dated|securing)`.replaceAll(
      ' ',
      String.raw`\s`,
    ),
    { certainty: 0.95 },
  ),

  sentence(
    'note_date',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument'],
    String.raw`${given}[^;]{5,200}?,? dated(?: as of)?:? (?P<v>{date})`,
  ),
  block(
    'note_date',
    5,
    String.raw`\b${instrument} (?:from|by) [^;]{5,200}? dated(?: as of)? (?P<v>{date})`.replaceAll(' ', String.raw`\s`),
    {
      certainty: 0.9,
    },
  ),
  block(
    'principal_amount',
    6,
    String.raw`\b${instrument} (?:from|by) [^;]{5,260}?(?:amount|sum) of (?P<v>{sum})`.replaceAll(' ', String.raw`\s`),
    { certainty: 0.86 },
  ),
  label(
    'note_date',
    ['Dated', 'Mortgage Dated', 'Date of Mortgage', 'Mortgage Date', 'Date of Deed of Trust', 'Date of Note'],
    {
      certainty: 0.88,
    },
  ),

  sentence(
    'principal_amount',
    ['securing', 'to secure', 'principal amount', 'principal sum'],
    String.raw`(?:securing|to secure|in)(?: payment of)?(?: an? (?:loan|indebtedness|note) (?:of|in)| the)?(?: original| stated)? ?(?:(?:principal )?(?:amount|sum|indebtedness) of)? ?(?P<v>{sum})`,
    { certainty: 0.88 },
  ),
  label(
    'principal_amount',
    [
      'Loan Amount',
      'Mortgage Amount',
      'Principal Amount',
      'Original Principal Amount',
      'Amount Secured',
      'Original Loan Amount',
    ],
    {
      certainty: 0.88,
    },
  ),
);
