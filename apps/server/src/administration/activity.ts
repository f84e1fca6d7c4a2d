import type { AdminActivity } from '@countersign/contract/administration';
import type { EvidenceEntry } from '@countersign/contract/evidence';

/** What people do about their own account, and what stands in the list of pending changes: nothing to tell others. */
const private_ = ['password_changed', 'identity_linked', 'sessions_ended', 'totp_enrolled', 'password_reset'];

/** Whether colleagues should hear of an entry of the install's chain. */
export function isTold({ kind, payload }: EvidenceEntry): boolean {
  if (kind.startsWith('admin_change.')) return false;
  return kind !== 'user.changed' || !private_.includes(String(payload.change));
}

export function toActivity(entry: EvidenceEntry): AdminActivity {
  const { seq, at, kind, actor, payload } = entry;
  const { change, action, proposedBy, single_control: alone } = payload;
  return {
    seq,
    at,
    kind,
    action: textOf(change) ?? textOf(action),
    subject: subjectOf(payload),
    actorName: actor.name,
    proposedByName: nameOf(proposedBy),
    singleControl: alone === true,
  };
}

/** Entries of different kinds name what they are about by different fields; the first that is there tells people most. */
const subjects = ['displayName', 'email', 'name', 'key', 'ruleId', 'id', 'docType', 'providerId', 'origin', 'userId'];

function subjectOf(payload: EvidenceEntry['payload']): string | null {
  // A concealed name tells nobody anything.
  const named = subjects.map((field) => textOf(payload[field])).find((text) => text !== null && !isCode(text));
  return named ?? null;
}

function isCode(text: string): boolean {
  return text.startsWith('hmac-sha256:');
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function nameOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : null;
}
