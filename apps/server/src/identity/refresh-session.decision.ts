export interface RefreshFacts {
  readonly spentAt: Date | null;
  readonly endedAt: Date | null;
  readonly idleExpiresAt: Date;
  readonly isActive: boolean;
}

/**
 * rotate: spend the token and hand out its successor. repeat: hand out the successor that was made before.
 * reused: end the family. invalid: there is nothing to end.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'reused' | 'invalid';

/** Open parts, refresh: whoever lost the answer asks again within this time and gets the same one. */
const GRACE_MS = 10_000;

/**
 * A spent token that comes back late means that two hold it, and nobody can tell which of them is the thief.
 * That is said whatever became of the session, so that the owner learns of it.
 */
export function decideRefresh(facts: RefreshFacts, now: Date): RefreshOutcome {
  const { spentAt, endedAt, idleExpiresAt, isActive } = facts;
  if (spentAt !== null && now.getTime() - spentAt.getTime() > GRACE_MS) return 'reused';
  if (endedAt !== null || idleExpiresAt <= now || !isActive) return 'invalid';
  return spentAt === null ? 'rotate' : 'repeat';
}
