import type { Rule } from '../../src/extraction/rule.ts';
import { below, label } from './build.ts';

/** What forms print over the lines that name one party. */
const heads = {
  borrower: [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Information',
    'About the Borrower',
    'Maker',
    'Debtor',
    'Debtor(s)',
    'Debtor Information',
    'Grantor',
    'Customer',
    'Applicant',
    'Applicant Information',
    'Obligor',
    'The Borrower',
    'Member',
    'Small Business',
  ],
  // On papers that give security for a loan.
  grantor: [
    'Grantor',
    'Grantors',
    'Grantor(s)',
    'Grantor Information',
    'Grantor/Borrower',
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Information',
    'Mortgagor',
    'Mortgagors',
    'Mortgagor(s)',
    'Trustor',
    'Trustor(s)',
    'Assignor',
    'Assignor(s)',
  ],
  lender: [
    'Lender',
    'Lender Information',
    'Bank',
    'Creditor',
    'Secured Party',
    'Secured Party(ies)',
    'Secured Party Information',
    'Credit Union',
    'The Lender',
    'The Bank',
    'Beneficiary',
    'Mortgagee',
    'Assignee',
  ],
  guarantor: ['Guarantor', 'Guarantors', 'Guarantor(s)', 'Guarantor Information', 'The Guarantor', 'Guarantor 1'],
} as const;

type Party = keyof typeof heads;

const names = [
  'Name',
  'Legal Name',
  'Full Name',
  'Name(s)',
  'Full Legal Name',
  'Name and Address',
  'Organization Name',
];
const addresses = [
  'Address',
  'Mailing Address',
  'Street Address',
  'Full Address',
  'Business Address',
  'Home Address',
  'Name and Address',
  'Located at',
  'Principal Office',
  'Chief Executive Office',
  'Main Office',
  'Office',
];

/** Headings under which name and address stand without labels of their own. */
const wholeHeads = {
  borrower: [
    'Borrower Information',
    'Maker Information',
    'Debtor Information',
    'Customer Information',
    'Borrower(s) Information',
  ],
  lender: ['Lender Information', 'Bank Information', 'Creditor Information', 'Secured Party Information'],
  guarantor: ['Guarantor Information', 'Guarantor(s) Information'],
} as const;

/** Names and addresses whose label says only that: whose they are tells the heading over them. */
export function underHeads(...parties: readonly Party[]): readonly Rule[] {
  return parties.flatMap((party) => {
    const side = party === 'grantor' ? 'borrower' : party;
    return [
      label(`${side}_name`, names, { under: heads[party], certainty: 0.9 }),
      label(`${side}_address`, addresses, { under: heads[party], certainty: 0.9 }),
      ...[`${side}_name`, `${side}_address`].map((field) =>
        below(field, wholeHeads[side], { lines: 4, certainty: 0.8, fallback: true }),
      ),
    ];
  });
}
