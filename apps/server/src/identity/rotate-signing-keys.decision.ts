export interface SigningKeyFacts {
  readonly kid: string;
  readonly signsFrom: Date;
}

export interface RotationPlan {
  /** When a new key is to start signing; null: none is needed. */
  readonly newKeySignsFrom: Date | null;
  readonly remove: readonly string[];
}

const DAY_MS = 24 * 3_600_000;
/** A key signs for this long. */
const SIGNING_MS = 90 * DAY_MS;
/**
 * A key is published this long before it signs. Every node and every reader of the key set has it by then: nodes
 * read their keys once a minute, and readers may keep the set for five.
 */
const PUBLISHED_AHEAD_MS = DAY_MS;
/** A key stays this long after its successor took over. The longest access token lives for an hour. */
const KEPT_MS = DAY_MS;

/** What is due at this moment. Asked again right after, it answers that nothing is. */
export function planRotation(keys: readonly SigningKeyFacts[], now: Date): RotationPlan {
  const oldestFirst = [...keys].sort((left, right) => left.signsFrom.getTime() - right.signsFrom.getTime());
  const newest = oldestFirst.at(-1);
  // The first key of an install has nobody who could know it too late.
  if (newest === undefined) return { newKeySignsFrom: now, remove: [] };

  const ends = newest.signsFrom.getTime() + SIGNING_MS;
  const due = now.getTime() >= ends - PUBLISHED_AHEAD_MS;
  const newKeySignsFrom = due ? new Date(Math.max(ends, now.getTime() + PUBLISHED_AHEAD_MS)) : null;
  const remove = oldestFirst.slice(0, -1).filter((_key, index) => {
    const successor = oldestFirst[index + 1];
    return successor !== undefined && now.getTime() >= successor.signsFrom.getTime() + KEPT_MS;
  });
  return { newKeySignsFrom, remove: remove.map((key) => key.kid) };
}
