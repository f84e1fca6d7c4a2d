import type { Role } from '@countersign/contract/closed-sets';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { findSamePerson, type Makers, recordsIn } from '../evidence/index.ts';
import { holdsRole } from '../settings/index.ts';
import { faultOfActor, type People } from './people.ts';

/** A duty that the chain itself shows to have been broken. */
export interface BrokenDuty {
  readonly seq: number;
  readonly reason: 'same-person' | 'role-not-held';
  readonly said: string;
}

export interface Duties {
  readonly makers: Makers;
  readonly broken: BrokenDuty[];
}

export function noDuties(): Duties {
  return { makers: new Map(), broken: [] };
}

/** Acts that need a role: whoever did them must have held, at that time, the roles that they acted under. */
const deciding: ReadonlySet<string> = new Set([
  'finding.accepted',
  'finding.overridden',
  'finding.escalated',
  'correction.recorded',
  'field.confirmed',
  'condition.satisfied',
  'condition.waived',
  'condition.reopened',
  'document.withdrawn',
  'document.boundaries_changed',
  'loan.approved',
  'loan.rejected',
  'loan.reopened',
  'loan.item_settled',
  'boarding.opened',
  'boarding.approved',
  'boarding.rejected',
  'boarding.commit_attempted',
  'boarding.resolution_proposed',
  'boarding.voided',
  'wire.staged',
  'wire.callback_recorded',
  'wire.screening_recorded',
  'wire.approved',
  'wire.rejected',
  'wire.exported',
  'wire.cancelled',
  'wire.returned',
]);

const approvals: ReadonlySet<string> = new Set(['wire.approved', 'boarding.approved']);

/** Replays who did what: nobody makes and checks the same thing, and a decision takes somebody who may decide. */
export function addDuties(duties: Duties, people: People, body: ReadBody): void {
  const { kind, seq, payload, actor } = body;
  const tell = (reason: BrokenDuty['reason'], said: string | null) => {
    if (said !== null) duties.broken.push({ seq, reason, said });
  };
  tell('same-person', findSamePerson(duties.makers, body));
  if (deciding.has(kind)) tell('role-not-held', faultOfActor(people, body));
  const id = payload.wireId ?? payload.boardingId;
  const facts: JsonObject = recordsIn(body).find((record) => record.id === id)?.facts ?? {};
  const { requiredRole: required, proposedBy, confirmedBy } = facts;
  if (proposedBy !== undefined && proposedBy === confirmedBy) {
    tell('same-person', `Boarding record ${id} was settled by user ${actor.id} alone.`);
  }
  if (!approvals.has(kind) || typeof required !== 'string') return;
  if (holdsRole(actor.roles as readonly Role[], required as Role)) return;
  tell('role-not-held', `What user ${actor.id} approved as ${actor.roles.join(', ')} needs the role ${required}.`);
}
