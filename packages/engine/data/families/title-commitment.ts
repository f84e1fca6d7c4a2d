import { block, family, label, sentence, table } from './build.ts';
import { loanNumber } from './common.ts';
import { legalDescription } from './legal-description.ts';
import { lenderName, onlyLender } from './party-patterns.ts';
import {
  fileNumber,
  instrument,
  parcelNumber,
  partyName,
  partyThenEnd,
  propertyAddress,
  propertyCounty,
  settlementAgent,
  speaksOfLand,
  toLender,
  vestedBlock,
  vestedLabels,
  vestedSentence,
} from './title-patterns.ts';

/** A commitment promises two policies: the owner's stands beside the loan's, with an insured and a sum of its own. */
const loanPolicies = [
  'Loan Policy',
  'ALTA Loan Policy',
  '2006 ALTA Loan Policy',
  '2021 ALTA Loan Policy',
  'ALTA Loan Policy of Title Insurance',
  'ALTA Extended Loan Policy',
  'ALTA Extended Coverage Loan Policy',
  'ALTA Standard Loan Policy',
  'ALTA Short Form Residential Loan Policy',
  'Loan Policy of Title Insurance',
  'Loan Policy of Title Insurance (Form T-2)',
  'Loan policy - Proposed Insured',
  'Loan Policy, Proposed Insured',
  "Lender's Policy",
  "Lender's Policy of Title Insurance",
  "Mortgagee's Policy",
  'Mortgagee Policy',
  'Mortgage Policy',
  'Extended Loan Policy',
  "Lender's",
  'Lender',
  'Loan',
];

const amounts = [
  'Policy Amount',
  'Policy Amount $',
  'Proposed Policy Amount',
  'Proposed Amount of Insurance',
  'Amount of Insurance',
  'Amount',
  'Liability',
  'Liability Amount',
  'Coverage Amount',
  'Policy Liability',
];

/** The mortgage that is still to be signed, in a block whose lines may end wherever a space is. */
function newMortgage(parties: string): string {
  return String.raw`\b${instrument} (?:from|by) ${parties}`.replaceAll(' ', String.raw`\s`);
}

export const titleCommitment = family(
  'title_commitment',
  fileNumber,
  loanNumber,
  label('loan_number', [
    'Loan ID Number',
    'Lender loan number',
    'Lender Loan No',
    "Lender's Loan Number",
    'Lender Reference',
    'Lender File Number',
  ]),
  label('loan_number', ['Loan'], { valuePattern: String.raw`^#? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)$` }),

  label(
    'title_commitment_number',
    [
      'Commitment No',
      'Commitment Number',
      'Commitment #',
      'Commitment ID',
      'Commitment',
      'Title Commitment No',
      'Title Commitment Number',
      'Commitment / File No',
      'Commitment / Order No',
      'Our Commitment No',
    ],
    { valuePattern: String.raw`^#? ?(?P<v>[A-Z]{0,6}[ -]?\d[A-Z0-9-]{3,20})\b` },
  ),
  sentence(
    'title_commitment_number',
    ['commitment'],
    String.raw`\bcommitment(?:, (?:number|no\.?)| (?-i:number|no\.)|(?: number| no\.?| #)?:| for title insurance) ?(?P<v>[A-Z]{0,5}-?\d{1,6}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)\b`,
    { certainty: 0.85 },
  ),
  block(
    'title_commitment_number',
    1,
    String.raw`\bcommitment(?: for title insurance)?(?: number| no\.?| #)?:? ?(?P<v>[A-Z]{0,5}-?\d{1,6}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)\b`,
    { certainty: 0.82 },
  ),

  block(
    'title_commitment_number',
    1,
    String.raw`^(?:number|no\.?):? (?P<v>[A-Z]{0,5}-?\d{1,6}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)$`,
    {
      page: 1,
      box: { x: 0, y: 0, w: 1, h: 0.4 },
      certainty: 0.8,
    },
  ),

  label('title_commitment_number', ['Number', 'No'], {
    page: 1,
    valuePattern: String.raw`^(?P<v>[A-Z]{0,5}-?\d{1,6}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)$`,
    certainty: 0.75,
  }),

  label('title_effective_date', [
    'Commitment Date',
    'Commitment Date and Time',
    'Commitment Effective Date',
    'Effective Date',
    'Effective Date and Time',
    'Effective Date of Commitment',
    'Effective Date of this Commitment',
    'Title Effective Date',
    'Title Plant Date',
    'Effective as of',
    'Commitment effective',
    'Title effective',
    'Date of Commitment',
  ]),
  sentence(
    'title_effective_date',
    ['commitment date', 'effective date', 'effective as of'],
    String.raw`(?:commitment|effective) (?:date|as of)(?: of this commitment)?(?: of| is|:|,) ?(?P<v>{date})`,
    { certainty: 0.9 },
  ),

  [
    'Policy Amount',
    'Proposed Amount of Insurance',
    'Amount of Insurance',
    'Proposed Policy Amount',
    'Insurance Amount',
    'Amount',
    'Liability',
  ].map((column) => table('title_amount', loanPolicies, column)),
  loanPolicies
    .filter((name) => name.includes('Polic'))
    .map((section) => label('title_amount', amounts, { section, until: 'Owner’s Policy', certainty: 0.9 })),
  label('title_amount', [
    'Loan Policy Amount',
    'Loan policy, Policy Amount',
    'Loan Policy - Policy Amount',
    'Amount of Loan Policy',
    'ALTA Loan Policy Amount',
    "Lender's Policy Amount",
    'Mortgagee Policy Amount',
    "Mortgagee's Policy Amount",
    'Loan Policy Coverage',
    'Loan policy liability',
  ]),
  sentence(
    'title_amount',
    [
      'loan policy',
      "lender's policy",
      'lender’s policy',
      'mortgagee policy',
      "mortgagee's policy",
      'mortgagee’s policy',
    ],
    String.raw`(?:loan|lender[’']s|mortgagee(?:[’']s)?) policy[^$]{0,260}?(?P<v>{sum})`,
    { certainty: 0.86 },
  ),
  // Where only one policy is promised its amount needs no more words; two different ones leave the field blank.
  label('title_amount', amounts, { direction: 'right', certainty: 0.57 }),

  label(
    'title_insured',
    [
      'Proposed Insured',
      'Proposed Insured(s)',
      'Proposed Lender',
      'Insured',
      'Name of Proposed Insured',
      'Loan policy - Proposed Insured',
      'Loan policy, Proposed Insured',
      'Proposed Insured Lender',
      'Proposed Insured (Loan Policy)',
      'Insured Lender',
    ],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.86,
    },
  ),
  table('title_insured', loanPolicies, 'Proposed Insured', { valuePattern: onlyLender }),
  table('title_insured', loanPolicies, 'Insured', { valuePattern: onlyLender }),
  sentence(
    'title_insured',
    ['proposed insured'],
    String.raw`proposed insured(?:\(s\))?(?:, under the loan policy)?(?: is|:|,)? (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa| policy| proposed| amount| \d|$)`,
    { certainty: 0.93 },
  ),
  sentence(
    'title_insured',
    ['loan policy', 'lender’s policy', "lender's policy"],
    String.raw`(?:loan|lender[’']s) policy[^.$]{0,60}? (?:to|for|insuring|in favor of) (?P<v>${lenderName})(?:,|\.| its| as )`,
    { certainty: 0.86 },
  ),

  label(
    'lender_name',
    [
      'Lender',
      'Proposed Lender',
      'Proposed Insured',
      'Proposed Insured(s)',
      'Loan policy - Proposed Insured',
      'Loan policy, Proposed Insured',
      'Insured Lender',
    ],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.8,
    },
  ),
  table('lender_name', loanPolicies, 'Proposed Insured', { valuePattern: onlyLender }),
  table('lender_name', loanPolicies, 'Insured', { valuePattern: onlyLender }),
  sentence(
    'lender_name',
    ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
    String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by) ${partyName},? ${toLender}`,
    { certainty: 0.97 },
  ),
  sentence(
    'lender_name',
    ['proposed insured', 'loan policy'],
    String.raw`(?:proposed insured(?:\(s\))?(?: is|:|,)?|loan policy[^.$]{0,60}? (?:to|for|insuring)|made by) (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa| policy| to | as | \d|$)`,
    { certainty: 0.84 },
  ),

  label('borrower_name', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Proposed Borrower',
    'Proposed Borrower(s)',
    'Borrower / Buyer',
    'Buyer / Borrower',
    'Buyer(s) / Borrower(s)',
    'Buyer',
    'Buyer(s)',
    'Purchaser',
    'Purchaser(s)',
    'Mortgagor',
    'Proposed Mortgagor',
    'Proposed Buyer',
    'Proposed Owner',
    'Owner’s Policy Proposed Insured',
    'Owner’s policy - Proposed Insured',
    'Owner’s policy, Proposed Insured',
  ]),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
    String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by) (?P<v>${partyName}),? (?:to|in favor of|for the benefit of) ${lenderName}(?:,|\.| securing| to secure)[^;]{0,90}?(?:securing|to secure)`,
    { certainty: 0.9 },
  ),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'trust deed'],
    String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by) (?P<v>${partyName}),? (?:to|in favor of|for the benefit of) ${lenderName} (?:securing|to secure)`,
    { certainty: 0.9 },
  ),
  // In columns the running text may mix their lines; a block keeps to its own.
  block(
    'borrower_name',
    4,
    newMortgage(`(?P<v>${partyName}),? (?:to|in favor of|for the benefit of) ${lenderName},? securing`),
    {
      certainty: 0.89,
    },
  ),
  block(
    'lender_name',
    4,
    newMortgage(`${partyName},? (?:to|in favor of|for the benefit of) (?P<v>${lenderName}),? securing`),
    {
      certainty: 0.96,
    },
  ),
  sentence('borrower_name', ['loan to be insured', 'made by'], String.raw`made by ${lenderName} to ${partyThenEnd}`, {
    certainty: 0.88,
  }),

  label('vested_owner', vestedLabels, { lines: 3 }),
  vestedSentence,
  vestedBlock,

  legalDescription,
  label(
    'legal_description',
    [
      'Legal Description',
      'Legal description of land',
      'Legal',
      'Land',
      'The Land is described as follows',
      'The land referred to in this Commitment is described as follows',
      'The Land referred to herein is described as follows',
    ],
    { lines: 8, certainty: 0.68, valuePattern: speaksOfLand },
  ),

  propertyAddress,
  parcelNumber,
  propertyCounty,
  settlementAgent,

  label('principal_amount', ['Loan Amount', 'Proposed Loan Amount', 'Amount of Loan', 'Mortgage Amount'], {
    certainty: 0.88,
  }),
  // The new loan's mortgage is not recorded yet; what is recorded secures another loan.
  sentence(
    'principal_amount',
    ['securing', 'to secure'],
    String.raw`(?:securing|to secure)(?: payment of)?(?: an? (?:loan|indebtedness|note) (?:of|in)| the)?(?: original| sum of)? ?(?:(?:principal )?(?:amount|sum) of)? ?(?P<v>{sum})(?:\.(?: |$)|;|$| [a-z]\. | \d{1,2}\. | •)`,
    { certainty: 0.9 },
  ),

  label('closing_date', [
    'Closing Date',
    'Expected closing',
    'Expected Closing Date',
    'Estimated Closing',
    'Estimated Closing Date',
    'Anticipated Closing',
    'Anticipated Closing Date',
    'Proposed Closing Date',
    'Scheduled Closing',
    'Scheduled Closing Date',
    'Target Closing Date',
    'Settlement Date',
  ]),
);
