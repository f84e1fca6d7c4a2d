import type { FindingStatus, Severity } from '@countersign/contract/closed-sets';
import { canonicalJson } from '@countersign/engine/evidence/canonical-json';
import { clearedBy } from '@countersign/engine/reconciliation/cleared-findings';
import type { Finding } from '@countersign/engine/reconciliation/finding';

/** A finding of the run before, as far as carrying over goes. */
export interface PreviousFinding {
  readonly id: string;
  readonly ruleId: string;
  readonly ruleVersion: string;
  readonly severity: Severity;
  readonly status: FindingStatus;
  /** Null after retention: then nobody can say that it is the same. */
  readonly detail: Finding['detail'] | null;
  /** Whether a person accepted, overrode, escalated or commented. */
  readonly touchedByPerson: boolean;
  /** The corrections that it was cleared by; null: it arose as the package stood. */
  readonly clearedBy: readonly string[] | null;
}

export interface CarryOver {
  /** For each new finding, in order, the one whose decision it starts with; null: it starts as open. */
  readonly carried: readonly (PreviousFinding | null)[];
  /** Findings of the run before that no longer arise and were not resolved yet. */
  readonly gone: readonly PreviousFinding[];
}

/**
 * Open parts, "Findings across runs": the same rule and version, the same sources with the same values, the same thing.
 * Where a page or a box moved, it is still the same; where a value, a document or what is missing differs, it is not.
 */
export function decideCarryOver(
  previous: readonly PreviousFinding[],
  next: readonly Finding[],
  carryOver: boolean,
): CarryOver {
  const waiting = new Map<string, PreviousFinding[]>();
  for (const finding of previous) {
    if (finding.detail === null) continue;
    const key = keyOf({ ...finding, detail: finding.detail });
    waiting.set(key, [...(waiting.get(key) ?? []), finding]);
  }
  // Two that are alike are matched one to one, in the order of the run.
  const met = next.map((finding) => waiting.get(keyOf(finding))?.shift() ?? null);
  const again = new Set(met.flatMap((finding) => finding?.id ?? []));
  return {
    carried: met.map((finding) => (carryOver && finding?.touchedByPerson === true ? finding : null)),
    gone: previous.filter(({ id, status }) => !again.has(id) && status !== 'resolved'),
  };
}

export interface Start {
  readonly status: FindingStatus;
  /** A correction cleared it, or another one than before: the run says so. */
  readonly isNewlyCleared: boolean;
}

/**
 * What a new finding starts as. What was cleared by a correction that no page confirms stays as accepted until somebody
 * else overrides it, and that holds for these corrections and no others: with another one on top, or when the exception
 * arises by itself again, it has to be decided on anew.
 */
export function startOf(finding: Finding, from: PreviousFinding | null): Start {
  const cleared = clearedBy(finding);
  if (cleared === null) {
    const isOther = from === null || from.clearedBy !== null;
    return { status: isOther ? 'open' : from.status, isNewlyCleared: false };
  }
  const isSame = canonicalJson([...cleared]) === canonicalJson(from?.clearedBy ? [...from.clearedBy] : null);
  const status = isSame && from?.status === 'overridden' ? 'overridden' : 'accepted';
  return { status, isNewlyCleared: !isSame };
}

type Compared = Pick<Finding, 'ruleId' | 'ruleVersion' | 'severity' | 'detail'>;

/** The message stands for what has no source: two findings of one rule may name different missing documents. */
function keyOf({ ruleId, ruleVersion, severity, detail }: Compared): string {
  const sources = detail.sources
    .map(({ documentId, source, field, value }) => canonicalJson([documentId, source, field, value]))
    .toSorted();
  return canonicalJson([ruleId, ruleVersion, severity, detail.message, sources]);
}
