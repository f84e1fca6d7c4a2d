import { addDays } from '@countersign/engine/calculations/day-number';
import { type Colleague, findColleague, listActiveManagers } from '../identity/index.ts';
import { findLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { lockItemsToTell, markTold } from './due-item.queries.ts';
import { openContent, today } from './due-item.ts';
import { dueItemsMail, type ToldItem } from './due-items.mail.ts';

const PAGE = 200;

type TellRow = RowOf<(typeof lockItemsToTell)['columns']>;

/** Tells of everything that is due soon, and once more of what is late, by one mail a person and the webhook. Daily. */
export async function remindOfDueItems(app: App): Promise<{ readonly told: number }> {
  const ahead = (await readSettings(app))['trailing.reminder_days'];
  let told = 0;
  for (;;) {
    // What was told, its mails and its events stand or fall together.
    const page = await app.db.transaction((tx) => tellPage(tx, app, ahead));
    told += page;
    if (page < PAGE) return { told };
  }
}

async function tellPage(tx: Tx, app: App, ahead: number): Promise<number> {
  const day = today(app);
  const rows = await tx.many(lockItemsToTell, [day, addDays(day, ahead), PAGE]);
  if (rows.length === 0) return 0;
  await tx.run(markTold, [rows.map(({ id }) => id), app.clock.now(), day]);
  const letters = new Map<string, { readonly to: Colleague; readonly items: ToldItem[] }>();
  for (const row of rows) {
    const loan = await tx.one(findLoan, [row.loan_id]);
    for (const to of await peopleFor(tx, loan.assignee_id)) {
      const letter = letters.get(to.id) ?? { to, items: [] };
      letters.set(to.id, letter);
      letter.items.push(toTold(app, row, loan.external_ref));
    }
    await emit(tx, app, { type: 'loan.item_due', payload: { loanId: row.loan_id, dueItemId: row.id } });
  }
  for (const { to, items } of letters.values())
    await enqueueMail(tx, app, dueItemsMail({ ...to, items, url: `${app.config.publicUrl}/app/due` }));
  return rows.length;
}

/** Whoever has the loan; the managers where nobody has it any more. */
async function peopleFor(tx: Tx, assigneeId: string | null): Promise<readonly Colleague[]> {
  const assignee = assigneeId === null ? null : await findColleague(tx, assigneeId);
  return assignee === null ? listActiveManagers(tx) : [assignee];
}

function toTold(app: App, row: TellRow, externalRef: string): ToldItem {
  const { what } = openContent(app.keyring, row);
  return { externalRef, what, dueDate: row.due_date, overdue: row.overdue };
}
