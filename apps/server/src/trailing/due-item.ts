import type { DueItem } from '@countersign/contract/trailing';
import type { App } from '../platform/app.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import { type findDueItem, insertDueItem } from './due-item.queries.ts';
import type { DueContent, NewDueItem } from './types.ts';

export type DueRow = RowOf<(typeof findDueItem)['columns']>;

export function contentContext(id: string): string {
  return `what is due as ${id}`;
}

export function openContent(keyring: Keyring, row: Pick<DueRow, 'id' | 'content'>): DueContent {
  return openJson<DueContent>(keyring, contentContext(row.id), row.content);
}

/** Answers its id. The caller chains its record. */
export async function addDueItem(
  tx: Tx,
  app: Pick<App, 'clock' | 'keyring'>,
  loanId: string,
  { kind, dueDate, what, yearlyUntil }: NewDueItem,
): Promise<string> {
  const now = app.clock.now();
  const id = newId(now);
  const content = sealJson(app.keyring, contentContext(id), { what, yearlyUntil });
  await tx.run(insertDueItem, [id, loanId, kind, dueDate, content, now]);
  return id;
}

export function today(app: Pick<App, 'clock'>): string {
  return app.clock.now().toISOString().slice(0, 10);
}

export function toDueItem(app: Pick<App, 'clock' | 'keyring'>, row: DueRow): DueItem {
  return {
    id: row.id,
    externalRef: row.external_ref,
    kind: row.kind,
    what: openContent(app.keyring, row).what,
    dueDate: row.due_date,
    status: row.settled_at !== null ? 'settled' : row.due_date < today(app) ? 'overdue' : 'open',
    remindedAt: (row.overdue_told_at ?? row.reminded_at)?.toISOString() ?? null,
    settled:
      row.settled_at === null
        ? null
        : {
            at: row.settled_at.toISOString(),
            by: row.settled_by_name,
            note: row.settled_note,
            documentId: row.document_id,
          },
  };
}
