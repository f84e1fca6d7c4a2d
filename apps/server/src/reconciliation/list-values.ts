import type { LoanField } from '@countersign/contract/extraction';
import { describePlace } from '@countersign/engine/lar/place';
import type { RecordValue } from '@countersign/engine/lar/record-value';
import { replaces } from '@countersign/engine/reconciliation/apply-corrections';
import { listLoanDocuments, listParts, type PartRow } from '../documents/index.ts';
import { readExtractions, toExtractedField } from '../extraction/index.ts';
import { findRecord, toRecordField } from '../intake/index.ts';
import type { App } from '../platform/app.ts';
import { openCorrected } from './corrected-value.ts';
import { type CorrectionRow, listCorrectionsOfPackage } from './correction.queries.ts';
import { isAbout } from './gather-package.ts';

/**
 * The values of a package, document after document, as the rules see them: what was read, what people put right, and on
 * the last page the approval record. Pages of the list are cut between files, so that the values of one document are
 * never torn apart.
 */
export async function listValues(
  app: App,
  loan: { readonly id: string; readonly packageVersion: number },
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ items: LoanField[]; nextCursor: string | null }> {
  const { items: documents, nextCursor } = await listLoanDocuments(app, loan, page);
  const values = await readExtractions(
    app,
    documents.map(({ id }) => id),
  );
  const parts = await app.db.many(listParts, [[...new Set(documents.map(({ fileId }) => fileId))]]);
  const corrections = await app.db.many(listCorrectionsOfPackage, [loan.id, loan.packageVersion]);
  const items = documents.flatMap(({ id, docType }) => {
    const about = { documentId: id, docType: docType ?? 'other' };
    const read = (values.get(id) ?? []).map((value) => ({ ...about, ...toExtractedField(value) }));
    const part = parts.find((one) => one.id === id);
    return part === undefined ? read : corrected(app, part, read, corrections, about);
  });
  return { items: nextCursor === null ? [...items, ...(await recordValues(app, loan))] : items, nextCursor };
}

function corrected(
  app: App,
  part: PartRow,
  read: readonly LoanField[],
  corrections: readonly CorrectionRow[],
  about: Pick<LoanField, 'documentId' | 'docType'>,
): readonly LoanField[] {
  return corrections
    .filter((row) => isAbout(row, part))
    .reduce<readonly LoanField[]>((current, row) => {
      if (row.content === null) return current;
      const said = openCorrected(app.keyring, row.id, row.content);
      const place = { fieldName: row.field_name, pageNo: row.page_no, bbox: row.bbox };
      const kept = current.filter((value) => !replaces(place, value));
      if (said.value === null) return kept;
      const value: LoanField = {
        ...about,
        ...place,
        rawText: said.value,
        normalizedValue: said.normalizedValue,
        valueKind: said.valueKind,
        confidence: 1,
        method: 'correction',
        rule: 'correction',
        reasons: [`${row.made_by_name}: ${row.note}`],
        rivals: [],
      };
      return [...kept, value];
    }, read);
}

async function recordValues(
  app: App,
  loan: { readonly id: string; readonly packageVersion: number },
): Promise<readonly LoanField[]> {
  const found = await findRecord(app, app.db, loan.id);
  if (found === null || found.record === null || found.row.package_version > loan.packageVersion) return [];
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
  };
}
