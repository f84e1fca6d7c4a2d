import type { Family, Rule } from '../../src/extraction/rule.ts';
import { block, family, label, part, sentence, table } from './build.ts';
import { lenderReference, loanNumber } from './common.ts';
import { entityType, stateName } from './instrument-patterns.ts';
import { legalDescription } from './legal-description.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender, subjectOfLetter } from './party-patterns.ts';
import { parcelNumber, propertyAddress, propertyCounty } from './title-land.ts';
import {
  fileNumber,
  instrument,
  newMortgageEnd,
  ofNewLoan,
  ownerSentence,
  partyName,
  partyThenEnd,
  secured,
  settlementAgent,
  speaksOfLand,
  toLender,
  vestedBlock,
  vestedLabels,
  vestedSentence,
} from './title-patterns.ts';
import { borrowerWorded, countyWorded, parcelWorded, propertyWorded } from './worded-land.ts';
import {
  commitmentNumber,
  commitmentValue,
  insuredLender,
  loanPolicySum,
  officeNumbers,
  onlyPolicySum,
  ownerWorded,
  titleDate,
} from './worded-title.ts';

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

const loanColumns = [
  'Loan',
  'Loan Policy',
  'ALTA Loan Policy',
  'ALTA Loan',
  'Lender',
  'Lender’s',
  'Lender’s Policy',
  'Mortgagee Policy',
  'Mortgagee’s Policy',
  'Loan Coverage',
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

/** Between the one who gives a mortgage and the one who takes it. */
const toward =
  '(?:to (?:the|an?) (?:public )?trustees?(?: [a-z]+){0,4},? (?:for the (?:use and )?benefit of|in favor of)|to secure|to|in favor of|for the benefit of|for the use of|naming|running to|payable to|securing)';

/** Where the address of a letter stands. */
const letterHead = { x: 0, y: 0, w: 0.6, h: 0.4 } as const;

/** The mortgage that is still to be signed, in a block whose lines may end wherever a space is. */
function newMortgage(parties: string): string {
  return ofNewLoan(String.raw`\b${instrument} (?:from|by) ${parties}`).replaceAll(' ', String.raw`\s`);
}

/** What kind of company signs the new mortgage; the owner and those who held older mortgages are companies too. */
function kindOfBorrower(field: string, kind: string): readonly Rule[] {
  return [
    sentence(
      field,
      ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
      ofNewLoan(
        String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by|signed by|made by) ${partyName}, ${kind},?(?: as (?:grantor|trustor|mortgagor|borrower),?)? ${toward} ${lenderName}`,
      ),
      { certainty: 0.88 },
    ),
    label(
      field,
      [
        'Borrower',
        'Proposed Borrower',
        'Borrower(s)',
        'Proposed Mortgagor',
        'Mortgagor',
        'Buyer / Borrower',
        'Buyer',
        'Purchaser',
      ],
      {
        valuePattern: part(String.raw`^[^“”"():]{3,80}?, ${kind}(?:[,.;(]|$)`),
        lines: 2,
        certainty: 0.86,
      },
    ),
  ];
}

const commitment = family(
  'title_commitment',
  officeNumbers,
  commitmentNumber,
  titleDate,
  loanPolicySum,
  insuredLender,
  ownerWorded,
  borrowerWorded,
  countyWorded,
  parcelWorded,
  propertyWorded,
  block('borrower_name', 1, subjectOfLetter, { page: 1, certainty: 0.76, fallback: true }),
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
  lenderReference,
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
      'Commitment Order No',
      'Title No',
      'Title Number',
      'Title #',
      'Title Report No',
      'Title Report Number',
      'Title Binder No',
      'Binder No',
      'Binder Number',
      'Preliminary Report No',
      'Preliminary Report Number',
      'Preliminary Commitment No',
      'Report No',
      'Report Number',
      'Commitment / Binder No',
      'Commitment File No',
    ],
    { valuePattern: commitmentValue },
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
    String.raw`\bcommitment(?: for title insurance)? (?:19|20)\d\d(?:[ )]|$)|\bcommitment(?: for title insurance)?(?: number| no\.?| #)?:? ?(?P<v>[A-Z]{0,5}-?\d{1,6}-?\d{3,10}(?:-[A-Z0-9]{1,6})?)\b`,
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
    'Effective',
    'Effective at',
    'Effective on',
    'Effective Date / Time',
    'Commitment dated',
    'Commitment Effective as of',
    'Title Date',
    'Title Search Date',
    'Search Date',
    'Searched through',
    'Search effective',
    'Examined through',
    'Examined to',
    'Certified through',
    'Certified to',
    'Certification Date',
    'Plant Date',
    'Records searched through',
    'As of',
    'Date of title',
    'Date of Report',
    'Dated as of',
    'Report dated',
    'Report dated as of',
  ]),
  sentence(
    'title_effective_date',
    ['as of', 'through', 'effective'],
    String.raw`(?:(?:speaks|good|made|given) (?:as of|from)|(?:searched|examined|certified|continued|dated down)(?: of record)? (?:to|through|as of)|(?:commitment|report|binder|search) (?:is )?(?:effective|dated|speaks|made)(?: as of| on)?|effective(?: on| at)?:?) (?P<v>{date})`,
    { certainty: 0.86 },
  ),
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
  onlyPolicySum,

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
      'Assured',
      'Proposed Assured',
      'Name of Proposed Assured',
      'Insured Mortgagee',
      'Proposed Mortgagee',
      'Proposed Insured Mortgagee',
      'Mortgagee to be insured',
      'Lender to be insured',
      'Insured to be',
      'Name of Insured',
      'Insured Name',
      'Insured (Loan Policy)',
      'Insured under loan policy',
      'Insured under the loan policy',
      'Lender / Proposed Insured',
      'Lender (Proposed Insured)',
      'Lender / Insured',
      'Loan Policy Insured',
      'Loan Policy - Insured',
      'Loan Policy: Insured',
      'Loan Policy Proposed Insured',
      'Lender’s Policy Insured',
      'Lender’s Policy Proposed Insured',
      'Lender’s Policy - Proposed Insured',
      'Mortgagee Policy Proposed Insured',
      'Loan policy to',
      'Loan policy for',
      'Loan policy in favor of',
      'Policy in favor of',
      'To be insured',
      'Party to be insured',
      'Who is insured',
    ],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.86,
    },
  ),
  ['Assured', 'Proposed Assured', 'In favor of', 'Name of Insured', 'Insured Party', 'Lender', 'For'].map((column) =>
    table('title_insured', loanPolicies, column, { valuePattern: onlyLender }),
  ),
  // The policies as columns, what is said of them as rows.
  loanColumns.flatMap((column) => [
    table(
      'title_insured',
      ['Proposed Insured', 'Insured', 'Proposed Insured(s)', 'Name of Insured', 'Assured'],
      column,
      {
        valuePattern: onlyLender,
        certainty: 0.95,
      },
    ),
    table('title_amount', amounts, column, { certainty: 0.94 }),
  ]),
  table('title_insured', loanPolicies, 'Proposed Insured', { valuePattern: onlyLender }),
  table('title_insured', loanPolicies, 'Insured', { valuePattern: onlyLender }),
  sentence(
    'title_insured',
    ['proposed insured', 'assured'],
    String.raw`(?:proposed insured|(?-i:Assured)|proposed assured)(?:\(s\))?(?:,? (?:under|for) the loan policy,?)?(?: is| will be|:|,)? (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa| policy| proposed| amount| title| in the| \d|$)`,
    { certainty: 0.9 },
  ),
  sentence(
    'title_insured',
    ['loan policy', 'lender’s policy', "lender's policy", 'mortgagee policy', 'mortgagee’s policy'],
    String.raw`(?:loan|lender[’']s|mortgagee[’']?s?) policy[^.]{0,90}? (?:to|for|insuring|in favor of|naming|insures) (?P<v>${lenderName})(?:,|\.| its| as | in the | under | and/or| isaoa| \()`,
    { certainty: 0.86 },
  ),

  label(
    'lender_name',
    [
      'Lender',
      'Lender Name',
      'Proposed Lender',
      'New Lender',
      'Name of Lender',
      'Lender / Client',
      'Client / Lender',
      'Mortgagee',
      'Lending Institution',
    ],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.86,
    },
  ),
  // A letter to the lender.
  block('lender_name', 5, lenderBlockName, { page: 1, box: letterHead, certainty: 0.8 }),
  block('lender_address', 6, lenderBlockAddress, { page: 1, box: letterHead, certainty: 0.8 }),
  label('lender_address', [
    'Lender',
    'Lender Name and Address',
    'Lender Address',
    'Lender’s Address',
    'Proposed Lender',
  ]),
  sentence(
    'lender_name',
    ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
    ofNewLoan(String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by) ${partyName},? ${toLender}`),
    { certainty: 0.97 },
  ),
  sentence(
    'lender_name',
    ['loan'],
    String.raw`(?:loan (?:to be insured )?(?:is |to be )?made by|loan (?:from|by)) (?P<v>${lenderName})(?:,|\.| its| and/or| isaoa| policy| to | as | in | \d|$)`,
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
    'Purchasers',
    'Buyers',
    'Buyer(s) / Borrower',
    'Purchaser / Borrower',
    'Borrower / Purchaser',
    'Customer',
    'Proposed Buyer',
    'Proposed Owner',
    'Owner’s Policy Proposed Insured',
    'Owner’s policy - Proposed Insured',
    'Owner’s policy, Proposed Insured',
  ]),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
    ofNewLoan(
      String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by|signed by|made by) (?P<v>${partyName})(?:,? ${entityType})?(?:,? as (?:grantor|trustor|mortgagor|borrower))?,? ${toward} ${lenderName}(?:,|\.| securing| to secure)[^;$]{0,90}?(?:securing|to secure)[^;$]{0,60}?{sum}${newMortgageEnd}`,
    ),
    { certainty: 0.9 },
  ),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'trust deed'],
    ofNewLoan(
      String.raw`\b${instrument}[^.;]{0,30}? (?:from|by|executed by|given by|signed by|made by) (?P<v>${partyName})(?:,? ${entityType})?(?:,? as (?:grantor|trustor|mortgagor|borrower))?,? ${toward} ${lenderName},? (?:(?:securing|to secure|in the|for)[^;$]{0,60}?{sum}${newMortgageEnd}|to be )`,
    ),
    { certainty: 0.9 },
  ),
  ...kindOfBorrower('borrower_entity_type', `(?P<v>${entityType})`),
  ...kindOfBorrower('borrower_state_of_org', entityType.replace(stateName, `(?P<v>${stateName})`)),
  // Who buys is insured as the owner, and borrows.
  block(
    'borrower_name',
    2,
    String.raw`\bowner[’']?s?[’']? (?:title )?(?:insurance )?policy\b[^\n$]{0,40}\n(?:proposed |name of )?insured:? (?:(?:none|tbd|to be)\b[^\n]*|(?P<v>(?-i:[A-Z])[^\n:;()]{3,80}))$`,
    { certainty: 0.84 },
  ),
  // In columns the running text may mix their lines; a block keeps to its own.
  block(
    'borrower_name',
    4,
    newMortgage(
      `(?P<v>${partyName})(?:,? ${entityType})?(?:,? as (?:grantor|trustor|mortgagor|borrower))?,? ${toward} ${lenderName},? (?:securing|in the)[^;$]{0,60}?{sum}${newMortgageEnd}`,
    ),
    {
      certainty: 0.89,
    },
  ),
  block(
    'lender_name',
    4,
    newMortgage(
      `${partyName},? ${toward} (?P<v>${lenderName}),? (?:securing|in the)[^;$]{0,60}?{sum}${newMortgageEnd}`,
    ),
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
  ownerSentence,

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

  label(
    'principal_amount',
    [
      'Loan Amount',
      'Proposed Loan Amount',
      'New Loan Amount',
      'Amount of Loan',
      'Amount of New Loan',
      'Mortgage Amount',
      'Amount of Mortgage',
      'Amount of Deed of Trust',
      'Principal Amount of Loan',
      'Loan Principal',
    ],
    { certainty: 0.88 },
  ),
  sentence(
    'lien_position',
    [' lien', 'mortgage', 'deed of trust'],
    String.raw`\b(?:as|be|constitut\w+|creat\w+|is|insur\w+) (?:an? |the )?(?:valid |good )?(?P<v>first|second|1st|2nd)(?:[ -](?:priority|position))? (?:lien|mortgage|deed of trust)\b`,
    { certainty: 0.85 },
  ),
  label('lien_position', ['Lien Position', 'Lien Priority', 'Priority'], {
    valuePattern: '(?i)^(?P<v>first|second|1st|2nd)\\b',
  }),
  // The new loan's mortgage is not recorded yet; what is recorded secures another loan.
  sentence(
    'principal_amount',
    ['securing', 'to secure'],
    String.raw`\b(?:release|satisfaction|reconveyance|discharge|pay ?off)\b(?:[^.;]|\.\d){0,200}{sum}|(?:securing|to secure)${secured} (?P<v>{sum})(?:\.(?: |$)|;|$|,? to be |,? and (?:to be|recording)| [a-z]\. | \(?\d{1,2}[.)] | •)`,
    { certainty: 0.9 },
  ),
  sentence(
    'principal_amount',
    ['mortgage', 'deed of trust', 'trust deed', 'security deed', 'security instrument', 'deed to secure debt'],
    String.raw`\b${instrument} (?:from|by|executed by|given by|signed by|made by) ${partyName},? ${toward} ${lenderName},? (?:securing an indebtedness )?(?:(?:in|for) the (?:original |principal |stated )*(?:amount|sum) of|for|of) (?P<v>{sum})(?:\.(?: |$)|;|$|,? to be |,? and (?:to be|recording)| [a-z]\. | \(?\d{1,2}[.)] | •)`,
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

/** A mortgage that is on record is printed with labels of its own: its parties are those of an older loan. */
export const titleCommitment: Family = {
  ...commitment,
  rules: commitment.rules.map((rule) =>
    rule.type === 'label' && (rule.field === 'borrower_name' || rule.field === 'lender_name')
      ? {
          ...rule,
          apart: [
            'recorded',
            'recording date',
            'recording no',
            'reception',
            'filed for',
            ' book ',
            'instrument no',
            'document no',
          ],
        }
      : rule,
  ),
};
