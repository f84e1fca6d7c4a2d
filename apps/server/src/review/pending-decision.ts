import type { FindingDecision } from '@countersign/contract/review';
import type { Origin, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type Keyring, KeyringError, openJson, sealJson } from '../platform/keyring/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import type { DecisionEffect } from './apply-decision.ts';
import type { PendingDecisionRow } from './pending-decision.queries.ts';

/** Long enough to see that the wrong key was pressed; nobody waits for it before the next finding. */
export const UNDO_SECONDS = 10;

/** What is sealed: the whole of the decision, and whoever took it as they were then. */
interface PendingContent {
  readonly findingId: string;
  readonly effect: DecisionEffect;
  readonly actor: UserPrincipal;
  readonly requestId: string | null;
  readonly origin: Origin | null;
  readonly decidedAt: string;
}

export interface PendingDecision extends PendingContent {
  readonly id: string;
  readonly dueAt: Date;
}

export function pendingContext(id: string): string {
  return `pending decision ${id}`;
}

export function sealPending(
  keyring: Keyring,
  id: string,
  findingId: string,
  act: PersonalAct,
  effect: DecisionEffect,
  now: Date,
): Buffer {
  const { actor, requestId, origin } = act;
  const content: PendingContent = {
    findingId,
    effect,
    actor,
    requestId,
    origin: origin ?? null,
    decidedAt: now.toISOString(),
  };
  return sealJson(keyring, pendingContext(id), content);
}

/** Null where the row is not what the service wrote: made up, or moved to another finding. */
export function openPending({ keyring }: Pick<App, 'keyring'>, row: PendingDecisionRow): PendingDecision | null {
  try {
    const content = openJson<PendingContent>(keyring, pendingContext(row.id), row.content);
    return content.findingId === row.finding_id ? { ...content, id: row.id, dueAt: row.due_at } : null;
  } catch (error) {
    if (error instanceof KeyringError && error.reason === 'not_opened') return null;
    throw error;
  }
}

/** The same for whoever is about to act on it. */
export function requirePending(app: Pick<App, 'keyring'>, row: PendingDecisionRow): PendingDecision {
  const pending = openPending(app, row);
  if (pending !== null) return pending;
  throw new DomainError({
    code: 'record_tampered',
    detail: `The stored decision ${row.id} is not one that a person took. Nothing was done. Ask an administrator to run "countersign fsck".`,
  });
}

export function toDecision({ id, findingId, effect, actor, decidedAt, dueAt }: PendingDecision): FindingDecision {
  const { action, reasonCode, note } = effect;
  return {
    id,
    findingId,
    action,
    reasonCode,
    note,
    actorId: actor.id,
    actorName: actor.name,
    decidedAt,
    dueAt: dueAt.toISOString(),
  };
}
