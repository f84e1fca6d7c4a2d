import type { Correction, ReviewCorrection } from '@countersign/contract/review';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { listPartTypes } from '../documents/index.ts';
import { concealPersonal } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { openCorrected } from './corrected-value.ts';
import type { CorrectionRow } from './correction.queries.ts';

/** Open parts, Evidence: values of these kinds stand concealed in the chain. */
const personal: ReadonlySet<string> = new Set(['name', 'address', 'id']);

/** What evidence says of a correction, the same when it is made and when the loan is decided on. */
export async function correctionFacts(tx: Tx, app: App, row: CorrectionRow): Promise<JsonObject> {
  const said = row.content === null ? null : openCorrected(app.keyring, row.id, row.content);
  const shown = async (value: string | null) =>
    value !== null && personal.has(said?.valueKind ?? '') ? concealPersonal(tx, app, row.loan_id, value) : value;
  return {
    correctionId: row.id,
    documentId: row.document_id,
    fieldName: row.field_name,
    value: await shown(said?.normalizedValue ?? null),
    previousValue: await shown(said?.previousValue ?? null),
    pageNo: row.page_no,
    bbox: row.bbox === null ? null : { ...row.bbox },
    confirmedByPage: row.confirmed_by_page,
  };
}

/** Corrections with the type of the document that each is about. */
export async function describeCorrections(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  rows: readonly CorrectionRow[],
): Promise<readonly ReviewCorrection[]> {
  const types = await runner.many(listPartTypes, [[...new Set(rows.map((row) => row.document_id))]]);
  const typeOf = new Map(types.map(({ id, doc_type: docType }) => [id, docType]));
  return rows.map((row) => ({ ...toCorrection(app, row), docType: typeOf.get(row.document_id) ?? null }));
}

export function toCorrection(app: Pick<App, 'keyring'>, row: CorrectionRow): Correction {
  const said = row.content === null ? null : openCorrected(app.keyring, row.id, row.content);
  return {
    id: row.id,
    documentId: row.document_id,
    fieldName: row.field_name,
    value: said?.value ?? null,
    normalizedValue: said?.normalizedValue ?? null,
    previousValue: said?.previousValue ?? null,
    pageNo: row.page_no,
    bbox: row.bbox === null ? null : { ...row.bbox },
    confirmedByPage: row.confirmed_by_page,
    note: row.note,
    actorId: row.made_by,
    actorName: row.made_by_name,
    occurredAt: row.made_at.toISOString(),
  };
}
