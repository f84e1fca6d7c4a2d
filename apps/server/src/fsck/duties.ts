import type { Role } from '@countersign/contract/closed-sets';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { holdsRole } from '../settings/index.ts';
import { faultOfActor, type People } from './people.ts';
import { recordsIn } from './replayed-records.ts';

/** A duty that the chain itself shows to have been broken. */
export interface BrokenDuty {
  readonly seq: number;
  readonly reason: 'same-person' | 'role-not-held';
  readonly said: string;
}

export interface Duties {
  /** Who made each wire and each boarding record. */
  readonly makers: Map<string, string>;
  readonly broken: BrokenDuty[];
}

export function noDuties(): Duties {
  return { makers: new Map(), broken: [] };
}

const making: ReadonlySet<string> = new Set(['wire.staged', 'boarding.opened']);

/** What a maker may not do with what they made. */
const checking: Readonly<Record<string, string>> = {
  'wire.callback_recorded': 'verified by telephone',
  'wire.approved': 'approved',
  'wire.rejected': 'rejected',
  'boarding.approved': 'approved',
  'boarding.rejected': 'rejected',
};

/** Acts that need a role: whoever did them must have held, at that time, the roles that they acted under. */
const deciding: ReadonlySet<string> = new Set([
  ...making,
  ...Object.keys(checking),
  'finding.accepted',
  'finding.overridden',
  'finding.escalated',
  'correction.recorded',
  'loan.approved',
  'loan.rejected',
  'loan.reopened',
  'boarding.commit_attempted',
  'boarding.resolution_proposed',
  'boarding.voided',
  'wire.exported',
  'wire.cancelled',
]);

const approvals: ReadonlySet<string> = new Set(['wire.approved', 'boarding.approved']);

/** Replays who did what: nobody makes and checks the same thing, and a decision takes somebody who may decide. */
export function addDuties(duties: Duties, people: People, body: ReadBody): void {
  const { kind, seq, payload, actor } = body;
  if (!deciding.has(kind)) return;
  const tell = (reason: BrokenDuty['reason'], said: string) => duties.broken.push({ seq, reason, said });
  const wrong = faultOfActor(people, body);
  if (wrong !== null) tell('role-not-held', wrong);
  const id = payload.wireId ?? payload.boardingId;
  if (typeof id !== 'string' || actor.id === null) return;
  if (making.has(kind)) duties.makers.set(id, actor.id);
  const what = checking[kind];
  const thing = `${kind.startsWith('wire') ? 'Wire' : 'Boarding record'} ${id}`;
  if (what !== undefined && duties.makers.get(id) === actor.id) {
    tell('same-person', `${thing} was staged and ${what} by user ${actor.id}.`);
  }
  const facts = recordsIn(body).find((record) => record.id === id)?.facts ?? {};
  const { requiredRole: required, proposedBy, confirmedBy } = facts;
  if (proposedBy !== undefined && proposedBy === confirmedBy) {
    tell('same-person', `${thing} was settled by user ${actor.id} alone.`);
  }
  if (!approvals.has(kind) || typeof required !== 'string') return;
  if (holdsRole(actor.roles as readonly Role[], required as Role)) return;
  tell('role-not-held', `${thing} needs the role ${required}; user ${actor.id} held ${actor.roles.join(', ')}.`);
}
