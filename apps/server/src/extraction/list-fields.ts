import type { LoanField } from '@countersign/contract/extraction';
import { listLoanDocuments } from '../documents/index.ts';
import type { App } from '../platform/app.ts';
import { readExtractions } from './extract-document.ts';
import { toExtractedField } from './to-extracted-field.ts';

/**
 * The values read off a package, document after document. Pages of the list are cut between files, so that the values
 * of one document are never torn apart.
 */
export async function listFields(
  app: App,
  loan: { readonly id: string; readonly packageVersion: number },
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ items: LoanField[]; nextCursor: string | null }> {
  const { items: documents, nextCursor } = await listLoanDocuments(app, loan, page);
  const values = await readExtractions(
    app,
    documents.map(({ id }) => id),
  );
  const items = documents.flatMap(({ id, docType }) =>
    (values.get(id) ?? []).map((value) => ({
      documentId: id,
      docType: docType ?? 'other',
      ...toExtractedField(value),
    })),
  );
  return { items, nextCursor };
}
