import type { FieldState } from '@countersign/contract/closed-sets';
import type { LoanField } from '@countersign/contract/extraction';
import { describePlace } from '@countersign/engine/lar/place';
import type { RecordValue } from '@countersign/engine/lar/record-value';
import { listLoanDocuments, listParts } from '../documents/index.ts';
import { readExtractions } from '../extraction/index.ts';
import { findRecord, toRecordField } from '../intake/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { listCorrectionsOfPackage } from './correction.queries.ts';
import { currentMinConfidence, valuesOfDocument } from './current-values.ts';

interface ValuesPage {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly packageVersion?: number | undefined;
  readonly state?: FieldState | undefined;
}

/**
 * The values of a package, document after document: what was read, what people confirmed and put right, and on the last
 * page the approval record. Rules see them so, but for those that are proposed. Pages of the list are cut between files,
 * so that the values of one document are never torn apart.
 */
export async function listValues(
  app: App,
  loan: LoanRow,
  page: ValuesPage,
): Promise<{ items: LoanField[]; nextCursor: string | null }> {
  const packageVersion = page.packageVersion ?? loan.package_version;
  const { items: documents, nextCursor } = await listLoanDocuments(app, { id: loan.id, packageVersion }, page);
  const values = await readExtractions(
    app,
    documents.map(({ id }) => id),
  );
  const parts = await app.db.many(listParts, [[...new Set(documents.map(({ fileId }) => fileId))]]);
  const corrections = await app.db.many(listCorrectionsOfPackage, [loan.id, packageVersion]);
  const minConfidence = await currentMinConfidence(app, app.db, loan);
  const read = documents.flatMap(({ id, docType }) => {
    const about = { documentId: id, docType: docType ?? 'other' };
    const part = parts.find((one) => one.id === id) ?? null;
    return valuesOfDocument(app, { about, part, read: values.get(id) ?? [], corrections, minConfidence });
  });
  const all = nextCursor === null ? [...read, ...(await recordValues(app, loan, packageVersion))] : read;
  return { items: all.filter(({ state }) => page.state === undefined || state === page.state), nextCursor };
}

async function recordValues(app: App, { id }: LoanRow, packageVersion: number): Promise<readonly LoanField[]> {
  const found = await findRecord(app, app.db, id);
  if (found === null || found.record === null || found.row.package_version > packageVersion) return [];
  return found.record.values.map((value) => toField(found.row.document_id, value));
}

function toField(documentId: string, value: RecordValue): LoanField {
  const { place, ...field } = toRecordField(value);
  return {
    documentId,
    docType: 'approval_record',
    ...field,
    rule: 'record',
    reasons: [describePlace(place)],
    rivals: [],
    state: 'stated',
  };
}
