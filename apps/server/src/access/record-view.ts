import { appendEvidence } from '../evidence/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { claimView, findView } from './access.queries.ts';

/** A screen asks again whenever something changes; within this time, by the clock, it is the same view. */
export const SAME_VIEW_MS = 10 * 60 * 1000;

export interface View {
  readonly loanId: string;
  /** What was looked at: the review, the wire or the boarding of a loan, or a document. */
  readonly record: { readonly kind: 'review' | 'wire' | 'boarding' | 'document'; readonly id: string };
  readonly operation: string;
  /** Which fields showed a whole number; `text` for one inside of another text, `file` for a whole file. */
  readonly fields: readonly string[];
}

/** Chains that a person saw whole tax or account numbers. Called before they are shown: no view without its entry. */
export async function recordView(
  app: App,
  act: Act & { readonly actor: UserPrincipal },
  { loanId, record, operation, fields }: View,
): Promise<void> {
  const now = app.clock.now();
  // Who may write to the database but lacks the key cannot say in advance that a view was told, and so hide their own.
  const span = Math.floor(now.getTime() / SAME_VIEW_MS);
  const about = [act.actor.id, act.actor.sessionId, record.kind, record.id, span].join(' ');
  const view = [act.actor.id, act.actor.sessionId, app.keyring.mac(about, 'view of a value')] as const;
  // Mostly it was told already; that takes no lock and no transaction.
  if ((await app.db.maybe(findView, [...view])) !== undefined) return;
  await app.db.transaction(async (tx) => {
    if ((await tx.maybe(claimView, [...view, now])) === undefined) return;
    const payload = { record: { ...record }, operation, fields: [...fields] };
    await appendEvidence(tx, app, { loanId, kind: 'value.viewed', act, payload });
  });
}
