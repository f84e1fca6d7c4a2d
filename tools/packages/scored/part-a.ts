import type { Layout } from '../core/layout.ts';
import { approvalSheets } from './a-approval-sheets.ts';
import { approvals } from './a-approvals.ts';
import { closingPapers } from './a-closing-papers.ts';
import { bankDeeds } from './a-deeds-bank.ts';
import { officeDeeds } from './a-deeds-office.ts';
import { disbursements } from './a-disbursements.ts';
import { entityDocuments, resolutions } from './a-entity-papers.ts';
import { filePapers } from './a-file-papers.ts';
import { bankGuaranties } from './a-guaranties.ts';
import { officeGuaranties } from './a-guaranties-office.ts';
import { changesInTerms, loanAgreements } from './a-loan-agreements.ts';
import { mortgages } from './a-mortgages.ts';
import { agencyNotes } from './a-notes-agency.ts';
import { bankNotes } from './a-notes-bank.ts';
import { officeNotes } from './a-notes-office.ts';
import { otherPapers } from './a-other-papers.ts';
import { rentAssignments, riders } from './a-riders.ts';
import { securityAgreements } from './a-security-agreements.ts';
/** The loan documents themselves, the credit file, and papers that are none of the types. */
export const scoredLayoutsA: readonly Layout[] = [
  ...bankNotes,
  ...officeNotes,
  ...agencyNotes,
  ...bankGuaranties,
  ...officeGuaranties,
  ...bankDeeds,
  ...officeDeeds,
  ...mortgages,
  ...approvals,
  ...disbursements,
  ...approvalSheets,
  ...securityAgreements,
  ...loanAgreements,
  ...changesInTerms,
  ...riders,
  ...rentAssignments,
  ...resolutions,
  ...entityDocuments,
  ...closingPapers,
  ...filePapers,
  ...otherPapers,
];
