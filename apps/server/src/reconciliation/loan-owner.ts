import { findRecord } from '../intake/index.ts';
import { findLoan, type LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { currentMinConfidence } from './current-values.ts';
import { gatherWhatIsThere } from './gather-package.ts';

/** Who answers for a loan, and where. */
export interface LoanOwner {
  readonly officer: string | null;
  readonly branch: string | null;
}

/** As the approval record says; where it does not, as the credit approval among the documents says. */
export async function readLoanOwner(app: Pick<App, 'db' | 'keyring'>, loanId: string): Promise<LoanOwner> {
  const record = (await findRecord(app, app.db, loanId))?.record ?? null;
  const said = (field: string) =>
    record?.values.find((one) => one.field === field && one.value !== null)?.value ?? null;
  const stated = { officer: said('loan_officer'), branch: said('branch_code') };
  if (stated.officer !== null && stated.branch !== null) return stated;
  const read = await readCreditApproval(app, await app.db.one(findLoan, [loanId]));
  return { officer: stated.officer ?? read('loan_officer'), branch: stated.branch ?? read('branch_code') };
}

async function readCreditApproval(
  app: Pick<App, 'db' | 'keyring'>,
  loan: LoanRow,
): Promise<(field: string) => string | null> {
  const minConfidence = await currentMinConfidence(app, app.db, loan);
  const { documents } = await gatherWhatIsThere(app, app.db, loan, minConfidence);
  const values = documents
    .filter(({ docType, duplicateOf }) => docType === 'credit_approval' && duplicateOf === null)
    .flatMap((document) => document.values);
  return (field) =>
    values.find((value) => value.fieldName === field && value.normalizedValue !== null && value.proposed !== true)
      ?.normalizedValue ?? null;
}
