import type { MyWork, WorkItem, WorkKind } from '@countersign/contract/worklist';
import { listChanges } from '../administration/index.ts';
import { boardingsToDecide } from '../boarding/index.ts';
import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { reviewWorkFor } from '../review/index.ts';
import { wiresToCheck } from '../wires/index.ts';

/** More than a person can look at; the queue has filters for the rest. */
const MOST = 100;

const nothing = {
  externalRef: null,
  borrowerName: null,
  findingId: null,
  title: null,
  count: 1,
  byId: null,
  byName: null,
};

export async function listMyWork(app: App, person: UserPrincipal): Promise<MyWork> {
  const { escalations, exceptions, approvals } = await reviewWorkFor(app, person, MOST + 1);
  const boardings = await boardingsToDecide(app, person, MOST + 1);
  const wires = await wiresToCheck(app, person, MOST + 1);
  const isAdmin = person.roles.includes('admin');
  const changes = isAdmin ? (await listChanges(app, { state: 'pending', limit: MOST })).items : [];
  const kinds: readonly (readonly WorkItem[])[] = [
    escalations.map((row) => ({
      ...nothing,
      kind: 'escalation',
      ...aboutLoan(row),
      findingId: row.finding_id,
      title: row.title,
      byName: row.by_name,
      since: row.created_at.toISOString(),
    })),
    exceptions.map((row) => ({
      ...nothing,
      kind: 'exceptions',
      ...aboutLoan(row),
      title: row.title,
      count: row.exceptions,
      since: row.state_since.toISOString(),
    })),
    approvals.map((row) => ({ ...nothing, kind: 'approval', ...aboutLoan(row), since: row.state_since.toISOString() })),
    boardings.map((row) => staged(row.state === 'staged' ? 'boarding' : 'boarding_outcome', row)),
    wires.map((row) => staged('wire', row)),
    changes
      .filter(({ proposedBy }) => proposedBy.id !== person.id)
      .map(({ proposedBy, proposedAt }) => ({
        ...nothing,
        kind: 'admin_change',
        byId: proposedBy.id,
        byName: proposedBy.displayName,
        since: proposedAt,
      })),
  ];
  return {
    items: kinds.flatMap((items) => items.slice(0, MOST)),
    isWhole: kinds.every((items) => items.length <= MOST),
  };
}

function aboutLoan(row: { readonly external_ref: string; readonly borrower_name: string }) {
  return { externalRef: row.external_ref, borrowerName: row.borrower_name };
}

interface Staged {
  readonly external_ref: string;
  readonly staged_by: string;
  readonly staged_at: Date;
}

function staged(kind: WorkKind, { external_ref: externalRef, staged_by: byId, staged_at: since }: Staged): WorkItem {
  return { ...nothing, kind, externalRef, byId, since: since.toISOString() };
}
