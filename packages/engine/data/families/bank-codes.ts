import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';

/** A code alone, or before the sign that parts it from the next: a street begins with figures too. */
const end = String.raw`(?:$|[,;|)]| ?[/|–—]| - )`;
const codeOf = (shape: string): string => String.raw`^#? ?(?P<v>${shape})(?:$|[,;|]| ?[/|–—])`;

const officers = '(?:(?:Loan|Account|Lending|Responsible) )?(?:Officer|OFFICER)|Relationship Manager';
const person = String.raw`(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,2})`;

/** What a lender's own form prints for its books, in a box, a corner or a line at the foot. */
export const bankCodes: readonly Rule[] = [
  label(
    'branch_code',
    [
      'Branch',
      'Branch Code',
      'Branch No',
      'Branch Number',
      'Branch #',
      'Branch ID',
      'Br',
      'Br No',
      'Office No',
      'Office Number',
      'Office Code',
      'Cost Center',
      'Originating Branch',
      'Booking Branch',
      'Servicing Branch',
      'Home Branch',
      'Lending Branch',
      'Lending Office',
      'Loan Center',
      'Lending Center',
      'Office',
      'Originating Office',
      'Booking Office',
      'Branch/Office',
      'Branch Office',
    ],
    { valuePattern: codeOf(String.raw`\d{2,5}`), lines: 1, certainty: 0.92 },
  ),
  sentence(
    'branch_code',
    ['branch', 'cost center'],
    String.raw`\b(?:branch|cost center)(?: code| no\.?| number| #| id)?:? #?(?P<v>0\d{1,4}|\d{3,4})(?:\.(?: |$)|${end})`,
    { certainty: 0.8, fallback: true },
  ),
  label('branch_code', ['Branch', 'Office', 'Branch Office', 'Lending Office', 'Branch/Office'], {
    valuePattern: String.raw`^(?P<v>0\d{1,3}) (?:[-–—] ?)?[A-Z][a-z]+(?: [A-Z][a-z]+)?$`,
    lines: 1,
    certainty: 0.86,
  }),
  label('branch_code', ['Branch', 'Office', 'Branch Office', 'Lending Office', 'Branch/Office', 'Originating Branch'], {
    valuePattern: String.raw`^[A-Z][a-z]+(?: [A-Z][a-z]+){0,2},? (?:\(|[-–—] ?|# ?|No\. )(?:No\. |# ?)?(?P<v>\d{2,4})\)?$`,
    lines: 1,
    certainty: 0.86,
  }),
  sentence(
    'branch_code',
    ['branch #', 'branch no', 'office #', 'office no', ', branch '],
    String.raw`\b(?:branch|office)(?: ?#| no\.?| number) ?#?(?P<v>\d{2,4})(?:\.(?: |$)|[,;)]|$| (?-i:[A-Z\d]))`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'branch_code',
    ['(office', '(branch'],
    String.raw`\((?:office|branch)(?: no\.?| number| #| code)? ?#?(?P<v>\d{2,4})\)`,
    {
      certainty: 0.82,
      fallback: true,
    },
  ),
  // At the foot of a form, with nothing between: "Officer Ann Lee  Branch 014".
  sentence(
    'branch_code',
    ['officer', 'relationship manager'],
    String.raw`\b(?-i:${officers}):? ${person}?,?;? (?-i:Branch|BRANCH|Br|Office)(?: no| code| number| #)?[.:]? ?#?(?P<v>\d{2,4})\b`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'loan_officer',
    ['officer', 'relationship manager'],
    String.raw`\b(?-i:${officers}):? (?P<v>${person}?),?;? (?-i:Branch|BRANCH|Br|Office|NMLS|Ext|Phone|Tel|Date|Dept|Cost Center|Initials|Code)\b`,
    { certainty: 0.8, fallback: true },
  ),
  label(
    'product_code',
    ['Product', 'Product Code', 'Product ID', 'Loan Product Code', 'Loan Type Code', 'Type Code', 'Prod Code'],
    { valuePattern: codeOf(String.raw`[A-Z]{2,6}\d{0,3}[A-Z]?`), lines: 1, certainty: 0.9 },
  ),
  label(
    'call_report_code',
    ['Call Code', 'Call Report Code', 'FFIEC Code', 'FFIEC Call Code', 'RC-C Code', 'Call Report'],
    { valuePattern: codeOf(String.raw`\d(?:\.[0-9A-Z]+)*`), lines: 1, certainty: 0.9 },
  ),
  label('naics_code', ['NAICS', 'NAICS Code', 'NAICS No', 'NAICS Number', 'NAICS #', 'Industry Code'], {
    valuePattern: String.raw`^(?P<v>\d{6})\b`,
    lines: 1,
  }),
  label(
    'loan_officer',
    [
      'Loan Officer',
      'Account Officer',
      'Lending Officer',
      'Credit Officer',
      'Responsible Officer',
      'Relationship Manager',
      'Officer of Record',
      'Officer',
    ],
    { valuePattern: String.raw`^(?P<v>[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3})(?:$|[,;|(])`, lines: 1 },
  ),
];
