import { block, family, label, part, sentence, table } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { partyName, stateName } from './instrument-patterns.ts';
import { legalDescription } from './legal-description.ts';
import { underHeads } from './party-sections.ts';
import { countyWorded, filingParties } from './worded-land.ts';

const debtor = [
  "Debtor's Name",
  'Debtor',
  'Debtor Name',
  'Debtor(s)',
  'Debtor Name and Address',
  'Debtor Name and Mailing Address',
  "Debtor's Name and Address",
  "Debtor's Name and Mailing Address",
  "Debtor's exact full legal name",
  "Debtor's Name (exact full legal name)",
  "Debtor's Name (exact full name)",
  "Debtor's exact full legal name - insert only one debtor name (1a or 1b) - do not abbreviate or combine names",
  'Name of Debtor',
  'Name and Address of Debtor',
  'Debtor(s) Name and Address',
  'Debtor 1',
  'Debtor #1',
  'Debtor No. 1',
  'First Debtor',
  'Debtor Organization Name',
  'Debtor (organization)',
  'Debtor Name (organization)',
  'Debtor - Organization',
  'Debtor Information',
  'Debtor(s) Information',
  'Debtor Party',
  'Full legal name of debtor',
  'Exact legal name of debtor',
];

const securedParty = [
  "Secured Party's Name",
  'Secured Party',
  'Secured Party Name',
  'Secured Party(ies)',
  'Secured Party Name and Address',
  'Secured Party Name and Mailing Address',
  "Secured Party's Name and Address",
  "Secured Party's Name and Mailing Address",
  "Secured Party's Name (or Name of Assignee of Assignor Secured Party)",
  "Secured Party's Name (or Name of Total Assignee of Assignor S/P) - insert only one secured party name (3a or 3b)",
  'Name of Secured Party',
  'Name and Address of Secured Party',
  'Secured Party 1',
  'Secured Party #1',
  'Secured Party No. 1',
  'Secured Party(ies) Name and Address',
  'Secured Party of Record',
  'Secured Party Organization Name',
  'Secured Party (organization)',
  'Secured Party - Organization',
  'Secured Party Information',
  'Secured Party / Lender',
  'Secured Creditor',
];

/** The statement's own lines: a debtor's come before item 3, the secured party's between 3 and 4. */
const names = ['Organization', 'Organization Name', 'Name', 'Business Name', 'Entity Name'];
const streets = ['Mailing Address', 'Address', 'Street Address'];

/** A line that was filled in: under a blank one stands "OR 1b. INDIVIDUAL'S SURNAME". */
const filledIn = String.raw`(?-i:[A-NP-Z0-9]|O[A-QS-Za-z]|OR[A-Za-z])[^\n]+`;

/** What the collateral is; how far it reaches, and that proceeds count, every statement says in the same words. */
const collateral = String.raw`(?P<v>(?-i:[A-Z])[^.;:]{8,400}?)(?:;|, (?:wherever|whether|together|including without|and all proceeds)\b|\.(?: |$)| \d{1,2}[a-z]?\. (?-i:[A-Z])| (?-i:[0-9]{1,2}[a-z]?\. [A-Z]|CHECK|Check only|The filing office)|$)`;

/** Under the form's own words for an address. */
const mailingLine = String.raw`\.? ?mailing address[^\n]*\n(?P<v>(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box |One )[^\n]+(?:\n[^\n]+)?(?-i:[A-Z]{2}) +\d{5}(?:-\d{4})?)`;

const boxedAddress = String.raw`\.? ?mailing address(?: (?:street|address|number|city|town|state|postal|zip|code|country|and|&|/))* (?P<v>{address})`;

/** The heading of the next box may stand beside it. */
const kindOfCompany = String.raw`(?i)^(?P<v>.*\b(?:corporation|corp|company|llc|l\.l\.c\.|partnership|lp|llp|trust|association|cooperative|proprietorship|individual)\b.*)$`;

// The addendum has lines of the same names for others.
const inDebtor = { section: "Debtor's Name", until: "Secured Party's Name", page: 1 } as const;
const inSecured = { section: "Secured Party's Name", until: 'Collateral', page: 1 } as const;

export const uccFinancingStatement = family(
  'ucc_financing_statement',
  loanNumber,
  label(
    'loan_number',
    [
      'Filer Reference',
      "Filer's Reference",
      'Filer reference number',
      'Filer Reference Data',
      'Optional Filer Reference Data',
      'Optional Filer Reference',
      'Reference',
      'Filer Ref',
      'Filer’s Ref',
      'Filer’s Ref No',
      'Lender Ref',
      'Filer’s Reference Data',
      'Filer’s Reference No',
      'Filer’s Reference Number',
      'Filer Reference No',
      'Filer Number',
      'Filer’s Data',
      'Submitter Reference',
      'Submitter’s Reference',
      'Customer Reference',
      'Client Reference',
      'Lender Reference',
      'Reference No',
      'Reference Number',
      'Your Reference',
      'Our Reference',
      'Order Reference',
      'Loan',
    ],
    // A service puts its own order before the loan: "88825960   Debtor 1 - Loan No. 3740646663".
    {
      valuePattern: part(
        String.raw`^(?:.*?\b(?:loan|ln|note)\b\.?)? ?(?:number|no\.?|#)? ?:? ?#?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)\b`,
      ),
      apart: ['loan no', 'loan number', 'loan #', 'loan id', 'loan ref'],
    },
  ),
  loanInSentence,
  // The filer's own matter stands before it: "HB 4471.02 / Ln 7741-00213".
  sentence(
    'loan_number',
    ['ln', 'loan'],
    String.raw`\b(?:ln|loan)\b\.?(?: (?:no\.?|number|#))?:? ?#?(?P<v>\d[\d-]{4,18}\d)\b`,
    { certainty: 0.85 },
  ),

  filingParties,
  underHeads('borrower', 'lender'),
  // In prose: "filed by First Bank, as secured party, against Cascade Printing, Inc., as debtor".
  sentence(
    'borrower_name',
    ['debtor'],
    String.raw`\b(?:against|names|naming|by|from|of|and) (?P<v>${partyName})(?:,? (?:of |at )?{address})?,? (?:as|the) debtor\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'borrower_address',
    ['debtor'],
    String.raw`\b(?:against|names|naming|by|from|of|and) ${partyName},? (?:of |at )?(?P<v>{address}),? (?:as|the) debtor\b`,
    { certainty: 0.85 },
  ),
  ['Address', 'Mailing Address', 'Street Address'].flatMap((column) => [
    table('borrower_address', ['Debtor', 'Debtor 1', 'Debtor(s)'], column, { certainty: 0.88 }),
    table('lender_address', ['Secured Party', 'Secured Party 1', 'Secured Party(ies)'], column, { certainty: 0.88 }),
  ]),
  label('borrower_name', debtor),
  label('borrower_address', debtor),
  label('borrower_name', names, inDebtor),
  label('borrower_address', streets, inDebtor),
  // The lines have numbers of their own, which hold where the heading over them cannot be made out.
  block('borrower_name', 2, String.raw`^(?:[^\n]* )?1a\.? ?organization[’']?s name\n(?P<v>${filledIn})`, {
    certainty: 0.9,
  }),
  block('borrower_name', 2, String.raw`^(?:1a\.? ?)?organization[’']s name\n(?P<v>${filledIn})`, {
    ...inDebtor,
    certainty: 0.92,
  }),

  block('borrower_address', 3, `^1c${mailingLine}`, { certainty: 0.9 }),

  // Street, town, state and code in boxes of one row, under their names.
  sentence('borrower_address', ['mailing address'], String.raw`\b1c${boxedAddress}`, { certainty: 0.88, page: 1 }),
  sentence('lender_address', ['mailing address'], String.raw`\b3c${boxedAddress}`, { certainty: 0.88, page: 1 }),

  label('lender_name', securedParty),
  label('lender_address', securedParty),
  label('lender_name', names, inSecured),
  label('lender_address', streets, inSecured),
  block('lender_name', 2, String.raw`^(?:[^\n]* )?3a\.? ?organization[’']?s name\n(?P<v>${filledIn})`, {
    certainty: 0.9,
  }),
  block('lender_name', 2, String.raw`^(?:3a\.? ?)?organization[’']s name\n(?P<v>${filledIn})`, {
    ...inSecured,
    certainty: 0.92,
  }),

  block('lender_address', 3, `^3c${mailingLine}`, { certainty: 0.9 }),

  label(
    'borrower_entity_type',
    [
      'Type and jurisdiction of organization',
      'Type of organization',
      'Type of entity',
      'Entity type',
      'Organization type',
    ],
    { ...inDebtor, valuePattern: kindOfCompany },
  ),
  label('borrower_entity_type', ['Type of Organization', 'Entity Type', 'Organization Type', 'Kind of Organization'], {
    valuePattern: kindOfCompany,
    certainty: 0.85,
  }),
  label(
    'borrower_state_of_org',
    [
      'Jurisdiction of organization',
      'Jurisdiction',
      'State of organization',
      'State of formation',
      'State of incorporation',
      'State of registration',
      'Organized under the laws of',
      'Organized in',
      'Organized under laws of',
      'Debtor’s jurisdiction',
      'Debtor’s State of organization',
      'Jurisdiction of formation',
      '1f. Jurisdiction of organization',
    ],
    { valuePattern: `(?i)^(?:state of |the state of )?(?P<v>${stateName})\\b`, certainty: 0.88 },
  ),

  label(
    'collateral_description',
    [
      'Collateral',
      'Collateral Description',
      'Collateral Text',
      'Collateral Detail',
      'Collateral Information',
      'Collateral covered',
      'Collateral is',
      'Description of Collateral',
      'Description of the Collateral',
      'Property covered',
      'Covers',
      'Description',
    ],
    {
      section: 'Collateral',
      lines: 8,
      valuePattern: part(`^${collateral.replace('(?-i:[A-Z])', '(?-i:[A-SU-Z]|T[a-gi-z])')}`),
      certainty: 0.85,
    },
  ),
  sentence(
    'collateral_description',
    ['covers the following', 'following collateral', 'following property', 'covering the following', 'collateral'],
    String.raw`(?:(?:covers|covering) the following[^:]{0,80}|collateral (?:described|listed|is described|covered)[^:]{0,80}): ?${collateral}`,
    { certainty: 0.9 },
  ),
  sentence('collateral_description', ['collateral'], String.raw`4\. collateral[.:]? ${collateral}`, {
    certainty: 0.75,
  }),

  label('property_address', [
    'Premises',
    'Location of Collateral',
    'Location of fixtures',
    'Fixtures located at',
    'Real property address',
    'Address of real estate',
    'Real estate',
    'Description of real estate',
    'Real property',
    'Property',
    'Property address',
    'Location of real estate',
  ]),
  // A fixture filing names the land in one box.
  ['Description of real estate', 'Real estate description', 'Description of the real estate'].flatMap((section) =>
    label('property_address', ['Street address', 'Address', 'Property address', 'Commonly known as', 'Known as'], {
      section,
    }),
  ),
  countyWorded,
  legalDescription,
);
