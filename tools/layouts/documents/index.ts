import type { DocumentSpec } from '../blocks/part.ts';
import { guaranty } from './guaranty.ts';
import { changeInTerms, promissoryNote } from './notes.ts';
import { assignmentOfRents, deedOfTrust, loanAgreement, mortgage, rider, securityAgreement } from './security.ts';

/** Every kind of document that the sampler draws. */
export const documentSpecs: readonly DocumentSpec[] = [
  promissoryNote,
  changeInTerms,
  loanAgreement,
  guaranty,
  securityAgreement,
  deedOfTrust,
  mortgage,
  assignmentOfRents,
  rider,
];
