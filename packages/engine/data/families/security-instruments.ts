import { family, signature } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { instrumentDebt } from './instrument-debt.ts';
import { instrumentLand } from './instrument-land.ts';
import { instrumentParties, trustee } from './instrument-parties.ts';

/** Ink of those who give the security, and of the notary before whom they sign. */
const execution = [
  signature('security_instrument_signed', ['Grantor', 'Trustor', 'Mortgagor', 'Borrower', 'Assignor', 'Signature'], {
    except: [
      'Witness',
      'Unofficial Witness',
      'Notary Public',
      'Notary',
      'Attest',
      'Attested by',
      'Lender',
      'Beneficiary',
    ],
  }),
  signature('notary_present', ['Notary Public', 'Notary', 'Notary Signature', 'Signature of Notary']),
];

export const securityInstruments = [
  family(
    'deed_of_trust',
    loanNumber,
    softwareHeader,
    instrumentParties,
    trustee,
    instrumentLand,
    instrumentDebt,
    execution,
  ),
  family('mortgage', loanNumber, softwareHeader, instrumentParties, instrumentLand, instrumentDebt, execution),
  family(
    'assignment_of_rents',
    loanNumber,
    softwareHeader,
    instrumentParties,
    instrumentLand,
    instrumentDebt,
    execution,
  ),
];
