import type { FindingStatus } from '@countersign/contract/closed-sets';
import { nextState } from '@countersign/engine/states/transitions';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { setFindingStatus } from './finding.queries.ts';
import { type FindingTrigger, findingTransitions } from './finding.transitions.ts';

/**
 * Moves a finding by its transition table, compare-and-set. The caller holds the loan's lock, has made its own decision,
 * and chains the evidence in the same transaction.
 */
export async function moveFinding(
  tx: Tx,
  finding: { readonly id: string; readonly status: FindingStatus },
  on: FindingTrigger,
): Promise<FindingStatus> {
  const to = nextState(findingTransitions, finding.status, on);
  if (to === null) throw new Error(`A finding that is ${finding.status} takes no ${on}; the decision let it through.`);
  const moved = await tx.maybe(setFindingStatus, [finding.id, finding.status, to]);
  if (moved !== undefined) return to;
  throw new DomainError({
    code: 'changed_meanwhile',
    detail: 'The finding changed while you were working. Read the review again.',
  });
}
