import { family, label } from './build.ts';
import { beneficialOwnership } from './registry-papers.ts';

/** Who owns an entity, and what comes back from the offices where instruments are recorded and statements filed. */
export const ownershipAndRecording = [
  beneficialOwnership,
  family('recorded_instrument', label('borrower_name', ['Grantor', 'Grantors', 'Mortgagor', 'Trustor'])),
  family(
    'ucc_acknowledgment',
    label('borrower_name', ['Debtor', 'Debtor Name', 'Name of Debtor']),
    label('lender_name', ['Secured Party', 'Secured Party Name', 'Name of Secured Party']),
  ),
];
