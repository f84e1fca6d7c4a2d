import { block, family, label, part, sentence } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { legalDescription } from './legal-description.ts';

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
];

/** The statement's own lines: a debtor's come before item 3, the secured party's between 3 and 4. */
const names = ['Organization', 'Organization Name', 'Name', 'Business Name', 'Entity Name'];
const streets = ['Mailing Address', 'Address', 'Street Address'];

/** A line that was filled in: under a blank one stands "OR 1b. INDIVIDUAL'S SURNAME". */
const filledIn = String.raw`(?-i:[A-NP-Z0-9]|O[A-QS-Za-z]|OR[A-Za-z])[^\n]+`;

/** What the collateral is; how far it reaches, and that proceeds count, every statement says in the same words. */
const collateral = String.raw`(?P<v>(?-i:[A-Z])[^.;:]{8,400}?)(?:;|, (?:wherever|whether|together|including without|and all proceeds)\b|\.(?: |$)|$)`;

const inDebtor = { section: "Debtor's Name", until: "Secured Party's Name" } as const;
const inSecured = { section: "Secured Party's Name", until: 'Collateral' } as const;

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
      'Loan',
    ],
    { valuePattern: part(String.raw`^(?:loan)? ?(?:number|no\.?|#)? ?:? ?(?P<v>[A-Z0-9-]*\d{4}[A-Z0-9-]*)\b`) },
  ),
  loanInSentence,

  label('borrower_name', debtor),
  label('borrower_address', debtor),
  label('borrower_name', names, inDebtor),
  label('borrower_address', streets, inDebtor),
  // The lines have numbers of their own, which hold where the heading over them cannot be made out.
  block('borrower_name', 2, String.raw`^1a\.? ?organization[’']?s name\n(?P<v>${filledIn})`, { certainty: 0.9 }),
  block('borrower_name', 2, String.raw`^(?:1a\.? ?)?organization[’']s name\n(?P<v>${filledIn})`, {
    ...inDebtor,
    certainty: 0.92,
  }),

  label('lender_name', securedParty),
  label('lender_address', securedParty),
  label('lender_name', names, inSecured),
  label('lender_address', streets, inSecured),
  block('lender_name', 2, String.raw`^3a\.? ?organization[’']?s name\n(?P<v>${filledIn})`, { certainty: 0.9 }),
  block('lender_name', 2, String.raw`^(?:3a\.? ?)?organization[’']s name\n(?P<v>${filledIn})`, {
    ...inSecured,
    certainty: 0.92,
  }),

  label(
    'borrower_entity_type',
    [
      'Type and jurisdiction of organization',
      'Type of organization',
      'Type of entity',
      'Entity type',
      'Organization type',
    ],
    inDebtor,
  ),

  label(
    'collateral_description',
    ['Collateral', 'Collateral Description', 'Description of Collateral', 'Collateral covered', 'Description'],
    {
      section: 'Collateral',
      lines: 8,
      valuePattern: part(`^${collateral.replace('(?-i:[A-Z])', '(?-i:[A-SU-Z]|T[a-gi-z])')}`),
      certainty: 0.85,
    },
  ),
  sentence(
    'collateral_description',
    ['covers the following', 'following collateral', 'following property'],
    String.raw`(?:covers|covering) the following[^:]{0,80}: ?${collateral}`,
    { certainty: 0.9 },
  ),
  sentence('collateral_description', ['collateral'], String.raw`4\. collateral[.:]? ${collateral}`, {
    certainty: 0.75,
  }),

  label('property_address', [
    'Real estate',
    'Description of real estate',
    'Real property',
    'Property',
    'Property address',
    'Location of real estate',
  ]),
  legalDescription,
);
