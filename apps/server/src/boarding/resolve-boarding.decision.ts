import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';
import type { BoardingPhase, BoardingTrigger } from './boarding.transitions.ts';

export interface Proposal {
  readonly outcome: string;
  readonly coreReference: string | null;
  readonly by: string;
}

export interface ResolutionFacts {
  readonly phase: BoardingPhase;
  readonly isUnknown: boolean;
  readonly state: string;
  readonly proposal: Proposal | null;
}

export type Resolved = { readonly kind: 'propose' } | { readonly kind: 'confirm'; readonly on: BoardingTrigger };

/** What an outcome means, by what was under way. */
const triggers: Readonly<Record<BoardingPhase, Readonly<Record<string, BoardingTrigger>>>> = {
  stage: { staged: 'found_staged', failed: 'found_not_staged' },
  commit: { committed: 'found_committed', approved: 'found_not_committed', failed: 'found_failed' },
};

/**
 * Two people settle what the core cannot tell: the first proposes, a second says the same. Whoever proposed may propose
 * another outcome in its place, since nobody else could take a wrong proposal back.
 */
export function decideResolution(
  facts: ResolutionFacts,
  request: {
    readonly outcome: string;
    readonly coreReference: string | null;
    readonly note: string;
    readonly by: string;
  },
): Decision<Resolved, Refusal> {
  const on = triggers[facts.phase][request.outcome];
  // What the outcome can be depends on the record; of a record that is settled, that is told and not this.
  const errors = [
    ...(facts.isUnknown && on === undefined
      ? [
          {
            field: 'outcome',
            code: 'invalid',
            message: `must be one of ${Object.keys(triggers[facts.phase]).join(', ')} for a record that was unknown while it was to ${facts.phase}`,
          },
        ]
      : []),
    ...(request.note === '' ? [{ field: 'note', code: 'required', message: 'must say how you know' }] : []),
  ];
  if (errors.length > 0) {
    const detail = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
    return refuse({ code: 'resolution_invalid', detail: `${detail}.`, errors });
  }
  if (!facts.isUnknown || on === undefined) {
    return refuse({
      code: 'boarding_state_conflict',
      detail: `The boarding record is ${facts.state}; there is no unknown outcome to resolve.`,
    });
  }
  const { proposal } = facts;
  if (proposal === null) return allow({ kind: 'propose' });
  const isSame = proposal.outcome === request.outcome && proposal.coreReference === request.coreReference;
  if (proposal.by === request.by) {
    if (!isSame) return allow({ kind: 'propose' });
    return refuse({
      code: 'maker_cannot_check',
      detail: 'You proposed this outcome yourself. Another person must confirm it.',
    });
  }
  if (isSame) return allow({ kind: 'confirm', on });
  return refuse({
    code: 'resolution_conflict',
    detail: `Proposed was ${proposal.outcome}${proposal.coreReference === null ? '' : ` with the reference ${proposal.coreReference}`}. Record the same outcome to confirm it, or ask the person who proposed it.`,
  });
}
