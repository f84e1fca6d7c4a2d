import type { FindingStatus } from '@countersign/contract/closed-sets';
import type { Transition } from '@countersign/engine/states/transitions';

export type FindingTrigger = 'accept_exception' | 'accept_other' | 'override' | 'no_longer_arises';

const openParts = 'open parts, States';
const acrossRuns = 'open parts, Findings across runs';

/**
 * Every move of a finding. Nothing else changes its status; the database holds the same pairs (0021-reconciliation.sql).
 * A finding starts as open, with the status of the one it was carried over from, or as accepted where a correction that
 * no page confirms cleared it (decision 0101).
 */
export const findingTransitions: readonly Transition<FindingStatus, FindingTrigger>[] = [
  { from: 'open', on: 'accept_exception', to: 'accepted', evidence: 'finding.accepted', source: openParts },
  { from: 'open', on: 'accept_other', to: 'resolved', evidence: 'finding.accepted', source: openParts },
  {
    from: 'open',
    on: 'override',
    to: 'overridden',
    evidence: 'finding.overridden',
    source: 'specification part 3, row 3',
  },
  {
    from: 'accepted',
    on: 'override',
    to: 'overridden',
    evidence: 'finding.overridden',
    source: 'specification part 3, row 3',
  },
  { from: 'open', on: 'no_longer_arises', to: 'resolved', evidence: 'finding.resolved', source: acrossRuns },
  { from: 'accepted', on: 'no_longer_arises', to: 'resolved', evidence: 'finding.resolved', source: acrossRuns },
  { from: 'overridden', on: 'no_longer_arises', to: 'resolved', evidence: 'finding.resolved', source: acrossRuns },
];
