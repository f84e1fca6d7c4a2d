import type { AdminChange, ChangeState } from '@countersign/contract/administration';
import type { App } from '../platform/app.ts';
import type { AdminChangeRow } from './admin-change.queries.ts';
import type { Look } from './controlled.ts';

/** What the row says of itself, sealed: the plain columns beside it are for finding it only. */
export interface SealedChange extends Look {
  readonly request: unknown;
  readonly proposedBy: { readonly id: string; readonly name: string };
}

export function sealChange(app: Pick<App, 'keyring'>, place: Place, change: SealedChange): Buffer {
  return Buffer.from(app.keyring.seal(Buffer.from(JSON.stringify(change), 'utf8'), sealContext(place)));
}

/** Throws where the row was edited: a change that nobody proposed is not shown, let alone confirmed. */
export function openChange(app: Pick<App, 'keyring'>, row: AdminChangeRow): SealedChange {
  return JSON.parse(Buffer.from(app.keyring.open(row.sealed, sealContext(row))).toString('utf8'));
}

export type Place = Pick<AdminChangeRow, 'id' | 'kind' | 'target' | 'proposed_by' | 'expires_at'>;

/** Binds the content to everything that a decision looks at: one edited column, and it does not open. */
export function sealContext({ id, kind, target, proposed_by: by, expires_at: until }: Place): string {
  return `admin change ${JSON.stringify([id, kind, target, by, until.toISOString()])}`;
}

/** What is past its time has lapsed, whether or not the clock's job has written it down. */
export function stateOf({ state, expires_at }: Pick<AdminChangeRow, 'state' | 'expires_at'>, now: Date): ChangeState {
  return state === 'pending' && expires_at <= now ? 'lapsed' : state;
}

export function toAdminChange(app: Pick<App, 'keyring'>, row: AdminChangeRow, now: Date): AdminChange {
  const { targetName, before, after, proposedBy } = openChange(app, row);
  const { settled_by: settledBy } = row;
  return {
    id: row.id,
    kind: row.kind,
    target: row.target,
    targetName,
    before: { ...before },
    after: { ...after },
    proposedBy: { id: proposedBy.id, displayName: proposedBy.name },
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    state: stateOf(row, now),
    settledBy: settledBy === null ? null : { id: settledBy, displayName: row.settled_by_name ?? '' },
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
