import { arrange } from '@countersign/engine/reconciliation/facts';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { Policy } from '@countersign/engine/reconciliation/policy';
import { onlyValue } from '@countersign/engine/reconciliation/stated-terms';
import { dueItems } from '@countersign/engine/reconciliation/trailing/due-items';
import { Type } from 'typebox';
import { listParts, listTrailing } from '../documents/index.ts';
import { appendEvidence, recordsOf, requireLoanRecords } from '../evidence/index.ts';
import { type LoanRow, lockAndRead, takesTrailing } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob } from '../platform/jobs/index.ts';
import { gatherPackage, readPolicy } from '../reconciliation/index.ts';
import { type Arrived, changesOfDue } from './due-changes.decision.ts';
import { listDueItemsOfLoan, reopenItem, settleItem } from './due-item.queries.ts';
import { dueItemRecords } from './due-item.record.ts';
import { addDueItem, openContent } from './due-item.ts';
import type { NewDueItem } from './types.ts';

const act: Act = { actor: systemActor('worker'), requestId: null };

/**
 * Keeps what is due after the closing of an approved loan. Asked when a loan is approved and whenever a document of it
 * was read; does nothing before approval, while a document is still being read, and when nothing changed.
 */
export const trackDueItemsJob = defineJob({
  name: 'track-due-items',
  schema: Type.Object({ loanId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 10,
  run: async (app, { loanId }, ctx) => {
    await ctx.finish((tx) => trackDueItems(tx, app, loanId));
  },
});

async function trackDueItems(tx: Tx, app: App, loanId: string): Promise<void> {
  const loan = await lockAndRead(tx, loanId);
  if (!takesTrailing(loan)) return;
  const policy = await readPolicy(app, tx);
  const loanPackage = await gatherPackage(app, tx, loan, policy.minConfidence, true);
  if (loanPackage === null) return;
  const rows = await tx.many(listDueItemsOfLoan, [loanId]);
  const ids = rows.map(({ id }) => id);
  await requireLoanRecords(tx, app, dueItemRecords, loanId, ids);
  const kept = rows.map((row) => ({
    ...openContent(app.keyring, row),
    id: row.id,
    kind: row.kind,
    dueDate: row.due_date,
    isSettled: row.settled_at !== null,
    documentId: row.document_id,
  }));
  const { added, settled, reopened } = changesOfDue(kept, dueNow(loanPackage, policy), await arrivedFor(tx, loan));
  const addedIds: string[] = [];
  for (const item of added) addedIds.push(await addDueItem(tx, app, loanId, item));
  if (added.length > 0) {
    const payload = {
      items: added.map(({ kind, dueDate }, index) => ({ itemId: addedIds[index] ?? null, kind, dueDate })),
    };
    const records = await recordsOf(tx, app, dueItemRecords, addedIds);
    await appendEvidence(tx, app, { loanId, kind: 'loan.items_due', act, payload, records });
  }
  for (const { id, documentId } of settled) {
    await tx.run(settleItem, [id, app.clock.now(), null, null, null, documentId]);
    const item = kept.find((one) => one.id === id);
    const payload = { itemId: id, kind: item?.kind ?? null, dueDate: item?.dueDate ?? null, documentId, note: null };
    const records = await recordsOf(tx, app, dueItemRecords, [id]);
    await appendEvidence(tx, app, { loanId, kind: 'loan.item_settled', act, payload, records });
  }
  for (const { id, documentId } of reopened) {
    await tx.run(reopenItem, [id]);
    const item = kept.find((one) => one.id === id);
    const payload = { itemId: id, kind: item?.kind ?? null, dueDate: item?.dueDate ?? null, documentId };
    const records = await recordsOf(tx, app, dueItemRecords, [id]);
    await appendEvidence(tx, app, { loanId, kind: 'loan.item_reopened', act, payload, records });
  }
}

/** Covenants are asked for every year until the loan matures. */
function dueNow(loanPackage: LoanPackage, policy: Policy): readonly NewDueItem[] {
  const facts = arrange(loanPackage);
  const maturity = onlyValue(facts.readings('maturity_date', ['promissory_note']))?.value ?? null;
  return dueItems(facts, policy).map(({ kind, what, dueDate }) => ({
    kind,
    what,
    dueDate,
    yearlyUntil: kind === 'covenant' ? maturity : null,
  }));
}

async function arrivedFor(tx: Tx, loan: LoanRow): Promise<readonly Arrived[]> {
  const files = await tx.many(listTrailing, [loan.id, loan.package_version]);
  const parts = await tx.many(listParts, [files.map(({ id }) => id)]);
  // The newest first: of two policies the later one is the renewal.
  return parts.map(({ id, doc_type: docType }) => ({ id, docType })).toReversed();
}
