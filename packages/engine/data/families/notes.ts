import type { Family } from '../../src/extraction/rule.ts';
import { changeInTerms } from './change-in-terms.ts';
import { helocAgreement } from './credit-line.ts';
import { guaranty } from './guaranty.ts';
import { loanAgreements } from './loan-agreements.ts';
import { promissoryNote } from './promissory-note.ts';
import { sbaAuthorization } from './sba-authorization.ts';

export const notes: readonly Family[] = [
  promissoryNote,
  guaranty,
  changeInTerms,
  ...loanAgreements,
  sbaAuthorization,
  helocAgreement,
];
