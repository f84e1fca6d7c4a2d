import { block, family, label, sentence } from './build.ts';
import { lenderReference, loanNumber } from './common.ts';
import { afterEntity, entityType } from './instrument-patterns.ts';
import { legalDescription } from './legal-description.ts';
import { lenderName, onlyLender } from './party-patterns.ts';
import { titleExceptions } from './title-exceptions.ts';
import { parcelNumber, propertyAddress, propertyCounty } from './title-land.ts';
import {
  fileNumber,
  instrument,
  ownerSentence,
  partyName,
  secured,
  settlementAgent,
  speaksOfLand,
  throughTrustee,
  toLender,
  trusteeBetween,
  vestedBlock,
  vestedLabels,
  vestedSentence,
} from './title-patterns.ts';
import { borrowerWorded, countyWorded, parcelWorded, propertyWorded } from './worded-land.ts';
import { insuredLender, officeNumbers, ownerWorded, policySum, titleDate } from './worded-title.ts';
import { addressOf } from './wordings.ts';

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
  'The Insured is',
  'Insured is',
  'Insured Mortgagee',
  'Insured Party',
  'Insured Name',
  'Name of the Insured',
  'Assured',
  'Name of Assured',
  'Insured / Lender',
  'Lender / Insured',
  'Insured Lender Name',
  'Policy issued to',
  'Issued to',
];

/** One line for both: after closing the borrower is the owner. */
const borrowerAndOwner = [
  'Name of Borrower(s) / Title vested in',
  'Borrower(s) / Title vested in',
  'Borrower / Title vested in',
  'Borrower / Vested in',
  'Borrower / Vested Owner',
  'Borrower(s) / Vested Owner(s)',
  'Borrower / Owner',
  'Borrower and Owner',
  'Borrower and Vested Owner',
  'Owner / Borrower',
  'Vested Owner / Borrower',
  'Borrower(s) in whom title is vested',
];

export const titlePolicy = family(
  'title_policy',
  officeNumbers,
  titleDate,
  policySum,
  titleExceptions,
  insuredLender,
  ownerWorded,
  borrowerWorded,
  countyWorded,
  parcelWorded,
  propertyWorded,
  fileNumber,
  loanNumber,
  label('loan_number', [
    'Loan ID Number',
    'Lender loan number',
    'Lender Loan No',
    "Lender's Loan Number",
    'Loan Reference',
  ]),
  lenderReference,
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
    'Amount Insured',
    'Insured Amount',
    'Coverage Amount',
    'Coverage',
    'Policy Limit',
    'Amount of Loan Policy',
    'Amount of this Policy',
    'Amount of Coverage',
    'Total Liability',
    'Sum Insured',
  ]),
  sentence(
    'title_amount',
    ['amount of insurance', 'policy amount', 'amount of this policy', 'amount of policy', 'insure'],
    String.raw`(?:amount of (?:insurance|(?:this )?policy)|policy amount|insures? (?:up to|in the amount of)|insurance in the amount of)(?: is|:|,)? (?P<v>{sum})`,
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
    'Policy dated',
    'Date / Time of Policy',
    'Policy Date and Time',
    'Date & Time of Policy',
    'Effective Date and Time',
    'Policy Effective',
    'Effective',
    'Insured as of',
  ]),
  sentence(
    'title_effective_date',
    [
      'date of policy',
      'policy date',
      'time of policy',
      'of this policy',
      'policy is',
      'policy dated',
      'policy effective',
    ],
    String.raw`(?:date (?:and time )?of (?:this )?policy|policy date|policy (?:is )?(?:dated|effective)(?: as of)?)(?: is|:|,)? (?P<v>{date})`,
    {
      certainty: 0.9,
    },
  ),

  label('title_insured', insured, { valuePattern: onlyLender, lines: 2 }),
  label('title_insured', ['Name of Insured'], { certainty: 0.85 }),
  sentence(
    'title_insured',
    ['insures', 'insure '],
    String.raw`\binsures? (?P<v>${lenderName})(?:,| its| and| as | in the| against)`,
    {
      certainty: 0.88,
    },
  ),
  sentence('title_amount', ['insure'], String.raw`\binsures? [^.$]{3,120}? in the (?:amount|sum) of (?P<v>{sum})`, {
    certainty: 0.88,
  }),
  sentence(
    'title_insured',
    ['insured'],
    String.raw`\b(?:insured(?: lender| mortgagee| party)?|(?-i:Assured))(?: is:?|:|,) (?P<v>${lenderName})(?:,|\.| its| and | and/or| isaoa| in the| \d|$)`,
    { certainty: 0.92 },
  ),

  label('lender_address', [...addressOf('insured', 'insured lender', 'lender', 'mortgagee'), ...insured], {
    certainty: 0.88,
  }),

  label('vested_owner', vestedLabels, { lines: 3 }),
  label('vested_owner', ['Owner', 'Owner(s)'], { certainty: 0.8 }),
  label('vested_owner', borrowerAndOwner),
  label('borrower_name', borrowerAndOwner),
  ownerSentence,
  trusteeBetween,
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
    'Name of Mortgagor',
    'Insured Mortgage given by',
    'Mortgage given by',
    'Given by',
    'Made by',
    'Executed by',
    'Maker',
    'Owner / Mortgagor',
    'Grantor(s)',
    'Grantor',
    'Trustor',
  ]),
  sentence(
    'borrower_name',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument'],
    String.raw`${given} (?P<v>${partyName})(?:,? ${entityType})?,? (?:as (?:grantor|trustor|mortgagor|borrower),? )?(?:to|in favor of|for the benefit of|securing) `,
    { certainty: 0.9 },
  ),
  block(
    'borrower_name',
    4,
    String.raw`${given} (?P<v>${partyName})(?:,? ${entityType})?,? ${throughTrustee}(?:to|in favor of|for the (?:use and )?benefit of|for the use(?: and benefit)? of|for|the benefit of)? ?${lenderName}`.replaceAll(
      ' ',
      String.raw`\s`,
    ),
    { certainty: 0.88 },
  ),

  // The company that insures is a corporation of its state, too: only who gave the mortgage or owns the land counts.
  sentence(
    'borrower_entity_type',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument', 'trust deed'],
    String.raw`${given} ${partyName},? (?P<v>${entityType})${afterEntity}`,
    { certainty: 0.9 },
  ),
  sentence(
    'borrower_entity_type',
    ['vested', 'owner', 'borrower', 'mortgagor', 'grantor', 'trustor'],
    String.raw`\b(?:vested (?:of record )?in|(?:record |fee )?owners?(?: of record)?(?: is)?|borrowers?(?:\(s\))?|mortgagors?|grantors?|trustors?)(?:[:,]| is)* (?-i:[A-Z])[^;:()]{1,80}?,? (?P<v>${entityType})${afterEntity}`,
    { certainty: 0.88 },
  ),
  block(
    'borrower_entity_type',
    3,
    String.raw`\b(?:vested (?:of record )?in|owners?(?: of record)?|borrowers?(?:\(s\))?|mortgagors?|grantors?|trustors?):?\n(?-i:[A-Z])[^;:()]{1,80}?,?\s(?P<v>${entityType.replaceAll(' ', String.raw`\s`)})(?:[,.;\n]|$)`,
    { certainty: 0.86 },
  ),

  // Who is insured by a loan policy lends.
  label(
    'lender_name',
    ['Name of Insured', 'Insured', 'Named Insured', 'The Insured', 'Insured Lender', 'Name of the Insured'],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.8,
      fallback: true,
    },
  ),
  label(
    'lender_name',
    ['Lender', 'Mortgagee', 'Beneficiary', 'Name of Lender', 'Mortgage in favor of', 'In favor of'],
    {
      valuePattern: onlyLender,
      lines: 2,
      certainty: 0.85,
    },
  ),
  sentence(
    'lender_name',
    ['mortgage', 'deed of trust', 'security deed', 'security instrument'],
    String.raw`${given} ${partyName},? ${throughTrustee}${toLender}`,
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
    String.raw`${given}[^;]{5,200}?,? (?:dated(?: as of)?|on):? (?P<v>{date})`,
  ),
  sentence(
    'note_date',
    ['dated'],
    String.raw`\b${instrument}(?: \([^)]{3,40}\))?,? dated(?: as of)? (?P<v>{date}),? (?:and )?(?:from|by|executed|given|made|in favor|recorded|securing)`,
    { certainty: 0.92 },
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
    [
      'Dated',
      'Mortgage Dated',
      'Mortgage Date',
      'Date of Mortgage',
      'Date of Insured Mortgage',
      'Insured Mortgage dated',
      'Insured Mortgage Date',
      'Date of Security Instrument',
      'Security Instrument Date',
      'Date of Deed of Trust',
      'Deed of Trust dated',
      'Deed of Trust Date',
      'Date of Note',
      'Note Date',
      'Date of Loan',
      'Loan Date',
      'Instrument Date',
      'Date of Instrument',
    ],
    {
      certainty: 0.88,
    },
  ),

  sentence(
    'principal_amount',
    ['securing', 'to secure', 'principal amount', 'principal sum'],
    String.raw`(?:securing|secures|to secure|in)${secured} (?P<v>{sum})`,
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
      'Amount of Loan',
      'Amount of Mortgage',
      'Amount of Insured Mortgage',
      'Amount of Deed of Trust',
      'Deed of Trust Amount',
      'Original Amount',
      'Original Principal',
      'Original Amount Secured',
      'Securing',
      'Secures',
      'Principal',
      'Principal Sum',
      'Indebtedness',
    ],
    {
      certainty: 0.88,
    },
  ),
);
