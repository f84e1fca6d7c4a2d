import { family } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { deedSigners } from './deed-signers.ts';
import { instrumentDebt } from './instrument-debt.ts';
import { instrumentLand } from './instrument-land.ts';
import { instrumentParties, lenderLetterhead, trustee } from './instrument-parties.ts';
import { instrumentGuarantors, instrumentRepayment } from './instrument-terms.ts';

const every = [
  loanNumber,
  softwareHeader,
  instrumentParties,
  lenderLetterhead,
  instrumentLand,
  instrumentDebt,
  instrumentGuarantors,
  deedSigners,
].flat();

export const securityInstruments = [
  family('deed_of_trust', every, instrumentRepayment, trustee),
  family('mortgage', every, instrumentRepayment),
  family(
    'assignment_of_rents',
    every.filter(({ field }) => field !== 'security_instrument_signed'),
  ),
];
