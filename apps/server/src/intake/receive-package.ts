import type { Document } from '@countersign/contract/documents';
import { appendEvidence, concealPersonal, recordsOf, requireLoanRecords } from '../evidence/index.ts';
import {
  addPackageVersion,
  findLoanByRef,
  insertLoan,
  type Loan,
  type LoanRow,
  loanRecords,
  lockAndRead,
  toLoan,
} from '../loans/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { type Tx, violatedConstraint } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/outbox/index.ts';
import type { Alongside } from './alongside.ts';
import { fileDocuments } from './file-documents.ts';
import { fileRecord } from './file-record.ts';
import type { PreparedRecord } from './prepare-record.ts';
import type { StoredFile } from './store-file.ts';

export interface PackageRequest {
  readonly externalRef: string;
  readonly borrowerName: string;
  readonly expectedPrincipal?: string | undefined;
  /** Whether an existing reference gets a new version of its package. */
  readonly newVersion?: boolean | undefined;
  /** At least one. */
  readonly files: readonly StoredFile[];
  /** The approval record that came with it, read already. */
  readonly record?: PreparedRecord | undefined;
}

export interface PackageAnswer {
  readonly loan: Loan;
  readonly documents: readonly Document[];
}

/**
 * Takes in a package whose files are stored: a new loan, or a new version of a known one. The loan, its documents, their
 * evidence and the event that starts the work are one commit; before it nothing was received.
 */
export async function receivePackage(
  app: App,
  act: Act,
  request: PackageRequest,
  alongside?: Alongside,
): Promise<PackageAnswer> {
  try {
    return await app.db.transaction(async (tx) => {
      const known = await tx.maybe(findLoanByRef, [request.externalRef]);
      if (known !== undefined && request.newVersion !== true) throw alreadyThere(request.externalRef);
      const loan =
        known === undefined
          ? await openLoan(tx, app, act, request)
          : await openVersion(tx, app, act, await lockAndRead(tx, known.id), request);
      const { documents } = await fileDocuments(tx, app, act, loan, request.files);
      if (request.record !== undefined) await fileRecord(tx, app, act, loan, request.record);
      await emit(tx, app, { type: 'package.received', payload: { loanId: loan.id, version: loan.package_version } });
      await alongside?.(tx);
      return { loan: toLoan(loan), documents };
    });
  } catch (error) {
    // Two packages with one new reference at the same moment: the database lets one of them in.
    if (violatedConstraint(error) === 'loan_external_ref_key') throw alreadyThere(request.externalRef);
    throw error;
  }
}

async function openLoan(tx: Tx, app: App, act: Act, request: PackageRequest): Promise<LoanRow> {
  const { externalRef, borrowerName, expectedPrincipal = null, files } = request;
  const now = app.clock.now();
  const createdBy = act.actor.type === 'user' ? act.actor.id : null;
  const loan = await tx.one(insertLoan, [newId(now), externalRef, borrowerName, expectedPrincipal, createdBy, now]);
  const payload = {
    externalRef,
    borrowerName: await concealPersonal(tx, app, loan.id, borrowerName),
    expectedPrincipal,
    packageVersion: loan.package_version,
    files: files.length,
  };
  const records = await recordsOf(tx, app, loanRecords, [loan.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'package.received', act, payload, records });
  return loan;
}

async function openVersion(tx: Tx, app: App, act: Act, loan: LoanRow, request: PackageRequest): Promise<LoanRow> {
  const { borrowerName, expectedPrincipal = null, files } = request;
  await requireLoanRecords(tx, app, loanRecords, loan.id, [loan.id]);
  const raised = await addPackageVersion(tx, app, act, loan, { borrowerName, expectedPrincipal });
  const payload = {
    borrowerName: await concealPersonal(tx, app, loan.id, borrowerName),
    expectedPrincipal: raised.expected_principal,
    packageVersion: raised.package_version,
    files: files.length,
  };
  const records = await recordsOf(tx, app, loanRecords, [loan.id]);
  await appendEvidence(tx, app, { loanId: loan.id, kind: 'package.version_added', act, payload, records });
  return raised;
}

function alreadyThere(externalRef: string): DomainError {
  return new DomainError({
    code: 'loan_exists',
    detail: `Loan ${externalRef} already exists. Add a new version of its package, or use another reference.`,
  });
}
