import type { DocumentSpec } from '../blocks/part.ts';
import { creditApproval, loanApplication, sbaAuthorization, underwritingTransmittal } from './approval.ts';
import { closingDisclosure, loanEstimate, rightToCancel, truthInLending } from './disclosures.ts';
import { borrowingResolution, entityDocument, errorsOmissions, uccFinancingStatement } from './entities.ts';
import { guaranty } from './guaranty.ts';
import {
  floodDetermination,
  floodNotice,
  floodPolicy,
  insuranceAgreement,
  liabilityInsurance,
  propertyInsurance,
} from './insurance.ts';
import { disbursementAuthorization, payoffStatement, settlementStatement, wireInstructions } from './money.ts';
import { changeInTerms, promissoryNote } from './notes.ts';
import { assignmentOfRents, deedOfTrust, loanAgreement, mortgage, rider, securityAgreement } from './security.ts';
import { appraisal, closingProtectionLetter, titleCommitment, titlePolicy } from './title.ts';

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
  closingDisclosure,
  loanEstimate,
  truthInLending,
  rightToCancel,
  disbursementAuthorization,
  settlementStatement,
  payoffStatement,
  wireInstructions,
  titleCommitment,
  titlePolicy,
  closingProtectionLetter,
  appraisal,
  propertyInsurance,
  liabilityInsurance,
  floodDetermination,
  floodNotice,
  floodPolicy,
  insuranceAgreement,
  creditApproval,
  loanApplication,
  underwritingTransmittal,
  sbaAuthorization,
  borrowingResolution,
  entityDocument,
  uccFinancingStatement,
  errorsOmissions,
];
