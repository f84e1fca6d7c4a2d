import type { AdminChange, ChangeKind } from '@countersign/contract/administration';
import { appendEvidence } from '../evidence/index.ts';
import type { Colleague } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { insertChange } from './admin-change.queries.ts';
import { recordChange } from './admin-change.record.ts';
import { sealChange, toAdminChange } from './admin-change.ts';
import type { AdministrativeAct, Look } from './controlled.ts';
import { lapseDueIn } from './lapse-changes.ts';
import { pendingChangeMail } from './pending-change.mail.ts';

/** Long enough for a weekend, short enough that whoever confirms remembers why. */
const PENDING_HOURS = 72;

export interface Proposal {
  readonly kind: ChangeKind;
  readonly target: string;
  readonly request: unknown;
  readonly look: Look;
  /** The administrators who can confirm it. */
  readonly others: readonly Colleague[];
}

/** Writes a change down to wait, sealed, and tells those who can confirm it. */
export async function proposeChange(
  tx: Tx,
  app: App,
  act: AdministrativeAct,
  { kind, target, request, look, others }: Proposal,
): Promise<AdminChange> {
  const now = app.clock.now();
  // What nobody answered in time must not keep the thing from being proposed again.
  await lapseDueIn(tx, app);
  const { id: by, name } = act.actor;
  const place = { id: newId(now), kind, target, proposed_by: by, expires_at: hoursAfter(now, PENDING_HOURS) };
  const sealed = sealChange(app, place, { ...look, request, proposedBy: { id: by, name } });
  const row = await tx.maybe(insertChange, [place.id, kind, target, sealed, by, now, place.expires_at]);
  if (row === undefined) {
    throw new DomainError({
      code: 'admin_change_pending',
      detail: 'A change of this is already waiting. Confirm or reject it before you propose another one.',
    });
  }
  const { before, after } = look.recorded ?? look;
  const { facts, records } = await recordChange(tx, app, row.id);
  const payload = {
    ...facts,
    targetName: kind === 'payee' || kind === 'payee_removal' ? null : look.targetName,
  };
  await appendEvidence(tx, app, {
    loanId: null,
    kind: 'admin_change.proposed',
    act,
    payload: { ...payload, before, after },
    records,
  });
  await emit(tx, app, { type: 'admin_change.proposed', payload: { changeId: row.id } });
  const change = toAdminChange(app, row, now);
  for (const { email, displayName } of others) {
    await enqueueMail(tx, app, pendingChangeMail(app.config.publicUrl, { to: email, displayName }, change));
  }
  return change;
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}
