import { family } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { deedSigners } from './deed-signers.ts';
import { instrumentDebt } from './instrument-debt.ts';
import { instrumentLand } from './instrument-land.ts';
import { instrumentParties, trustee } from './instrument-parties.ts';

const every = [loanNumber, softwareHeader, instrumentParties, instrumentLand, instrumentDebt, deedSigners].flat();

export const securityInstruments = [
  family('deed_of_trust', every, trustee),
  family('mortgage', every),
  family(
    'assignment_of_rents',
    every.filter(({ field }) => field !== 'security_instrument_signed'),
  ),
];
