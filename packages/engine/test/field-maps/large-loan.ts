import type { CompactDocument } from '../reconciliation/compact-package.ts';

const terms = (number: string, principal: string) => ({
  loan_number: number,
  principal_amount: principal,
  interest_rate: '6.000%',
  note_date: 'March 1, 2026',
  first_payment_date: 'April 1, 2026',
  maturity_date: 'March 1, 2027',
  payment_amount: '$8,606.64',
  number_of_payments: '12',
  payment_frequency: 'monthly',
  day_count: '30/360',
});

/** Two notes, three borrowers, four guarantors and five pieces of collateral. */
export const LARGE_LOAN: readonly CompactDocument[] = [
  {
    docType: 'promissory_note',
    fields: {
      ...terms('N-1', '$100,000.00'),
      borrower_name: ['Blue Heron LLC', 'Mary Okafor'],
      borrower_address: '12 Main Street, Austin, TX 78701',
    },
  },
  {
    docType: 'promissory_note',
    fields: { ...terms('N-2', '$50,000.00'), payment_amount: '$4,303.32', borrower_name: 'Red Kite Inc' },
  },
  ...['Ann Lee', 'Bob Ray', 'Cora Diaz', 'Dan Fox'].map(
    (name, index): CompactDocument => ({
      docType: 'guaranty',
      fields: { guarantor_name: name, guaranty_limit: `$${index + 1}0,000.00` },
    }),
  ),
  {
    docType: 'security_agreement',
    fields: { collateral_description: ['All inventory', 'One 2019 Deere tractor', 'All accounts'] },
  },
  { docType: 'deed_of_trust', fields: { property_address: '12 Main Street, Austin, TX 78701', lien_position: '1' } },
  { docType: 'deed_of_trust', fields: { property_address: '9 Oak Avenue, Waco, TX 76701', lien_position: '2' } },
];
