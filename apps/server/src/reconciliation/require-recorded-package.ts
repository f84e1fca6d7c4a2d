import { requireRecordedDocuments } from '../documents/index.ts';
import { requireLoanRecords } from '../evidence/index.ts';
import { approvalRecords, listRecordIds } from '../intake/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { listConditionDecisions } from './condition.queries.ts';
import { conditionRecords } from './condition.record.ts';
import { listCorrectionIds } from './correction.queries.ts';
import { correctionRecords } from './correction.record.ts';

/**
 * Refuses to compare a package, to decide on it or to pay by it where its documents, how they were cut, what people
 * corrected, what they said of conditions, or its approval records were changed around the program. The caller holds the loan's lock.
 */
export async function requireRecordedPackage(tx: Tx, app: Pick<App, 'keyring'>, loanId: string): Promise<void> {
  await requireRecordedDocuments(tx, app, loanId);
  await requireLoanRecords(tx, app, correctionRecords, loanId, (await tx.many(listCorrectionIds, [loanId])).map(idOf));
  await requireLoanRecords(
    tx,
    app,
    conditionRecords,
    loanId,
    (await tx.many(listConditionDecisions, [loanId])).map(idOf),
  );
  await requireLoanRecords(tx, app, approvalRecords, loanId, (await tx.many(listRecordIds, [loanId])).map(idOf));
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
