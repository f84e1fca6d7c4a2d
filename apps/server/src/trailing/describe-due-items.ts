import type { LoanDueItems } from '@countersign/contract/trailing';
import { listParts, listTrailing, toDocument } from '../documents/index.ts';
import { useOneSnapshot } from '../evidence/index.ts';
import { requireLoan, takesTrailing } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { compareTrailing } from '../reconciliation/index.ts';
import { listDueItemsOfLoan } from './due-item.queries.ts';
import { toDueItem } from './due-item.ts';

/** What is due of one loan, settled or not, what came after its approval, and what the rules find in that. */
export async function describeDueItems(app: App, ref: string): Promise<LoanDueItems> {
  return app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const loan = await requireLoan(tx, ref);
    const rows = await tx.many(listDueItemsOfLoan, [loan.id]);
    const files = await tx.many(listTrailing, [loan.id, loan.package_version]);
    const parts = await tx.many(listParts, [files.map(({ id }) => id)]);
    const compared = takesTrailing(loan) && files.length > 0 ? await compareTrailing(app, tx, loan) : null;
    return {
      items: rows.map((row) => toDueItem(app, row)),
      documents: files.flatMap((file) => {
        const own = parts.filter((part) => part.document_id === file.id);
        return own.length === 0 ? [toDocument(file, null)] : own.map((part) => toDocument(file, part));
      }),
      findings: [...(compared?.findings ?? [])],
      takesDocuments: takesTrailing(loan),
    };
  });
}
