import type { DueItem, SettleRequest } from '@countersign/contract/trailing';
import { addMonths } from '@countersign/engine/calculations/day-number';
import { appendEvidence, recordsOf, requireLoanRecords } from '../evidence/index.ts';
import { requireLockedLoan } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findDueItem, settleItem } from './due-item.queries.ts';
import { dueItemRecords } from './due-item.record.ts';
import { addDueItem, type DueRow, openContent, toDueItem } from './due-item.ts';

type PersonalAct = Act & { readonly actor: UserPrincipal };

/** A person says that an item came, or is not needed, and why. A covenant is due again a year later. */
export async function settleDueItem(
  app: App,
  act: PersonalAct,
  ref: string,
  id: string,
  { note }: SettleRequest,
): Promise<DueItem> {
  return app.db.transaction(async (tx) => {
    const loan = await requireLockedLoan(tx, ref);
    const item = await tx.maybe(findDueItem, [id]);
    if (item === undefined || item.loan_id !== loan.id)
      throw new DomainError({ code: 'due_item_not_found', detail: `Loan ${ref} has no such due item.` });
    await requireLoanRecords(tx, app, dueItemRecords, loan.id, [id]);
    const { actor } = act;
    const said = note.trim();
    const settled = await tx.maybe(settleItem, [id, app.clock.now(), actor.id, actor.name, said, null]);
    if (settled === undefined)
      throw new DomainError({
        code: 'due_item_settled',
        detail: 'Someone already settled this item. Reload the list.',
      });
    const next = await openNextYear(tx, app, item);
    const records = await recordsOf(tx, app, dueItemRecords, next === null ? [id] : [id, next]);
    const payload = { itemId: id, kind: item.kind, dueDate: item.due_date, documentId: null, note: said };
    // A sealed chain takes no further act of the review: what is settled after that stands in the install's own.
    await (loan.state === 'sealed'
      ? appendEvidence(tx, app, {
          loanId: null,
          kind: 'due_item.settled',
          act,
          payload: { ...payload, ofLoan: loan.id, externalRef: loan.external_ref },
          records,
        })
      : appendEvidence(tx, app, { loanId: loan.id, kind: 'loan.item_settled', act, payload, records }));
    return toDueItem(app, await tx.one(findDueItem, [id]));
  });
}

async function openNextYear(tx: Tx, app: App, item: DueRow): Promise<string | null> {
  const { what, yearlyUntil } = openContent(app.keyring, item);
  const dueDate = addMonths(item.due_date, 12);
  if (item.kind !== 'covenant' || (yearlyUntil !== null && dueDate > yearlyUntil)) return null;
  return addDueItem(tx, app, item.loan_id, { kind: item.kind, dueDate, what, yearlyUntil });
}
