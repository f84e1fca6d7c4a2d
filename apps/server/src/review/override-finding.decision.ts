import type { OverrideRequest } from '@countersign/contract/review';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';
import { type FindingFacts, whyNotNow } from './finding-moment.decision.ts';

export interface OverrideFacts extends FindingFacts {
  readonly reasonCodes: readonly string[];
  readonly justificationMinLength: number;
  /** Whether a correction of whoever asks cleared the finding. */
  readonly isCorrector: boolean;
}

/**
 * Specification part 4, rule 8. What is wrong with the request is told before what is wrong with the moment. Who may
 * override depends on the finding where a correction cleared it, and comes first (control decisions, Corrections).
 */
export function decideOverride(facts: OverrideFacts, request: OverrideRequest): Decision<OverrideRequest, Refusal> {
  if (facts.isCorrector) {
    const detail = 'Your own correction cleared this finding. Another manager or administrator must override it.';
    return refuse({ code: 'corrector_cannot_override', detail });
  }
  const note = request.note.trim();
  const { reasonCodes, justificationMinLength: least } = facts;
  const errors = [
    ...(reasonCodes.includes(request.reasonCode)
      ? []
      : [
          {
            field: 'reasonCode',
            code: 'unknown_reason_code',
            message: `must be one of ${reasonCodes.join(', ')}`,
          },
        ]),
    // Counted as people count: a letter outside of the first 65,536 is one character.
    ...([...note].length >= least
      ? []
      : [{ field: 'note', code: 'too_short', message: `needs at least ${least} characters` }]),
  ];
  if (errors.length > 0) {
    const named = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
    return refuse({ code: 'override_invalid', detail: `${named}.`, errors });
  }
  const detail = whyNotNow(facts);
  if (detail !== null) return refuse({ code: 'finding_not_overridable', detail });
  if (facts.status === 'overridden' || facts.status === 'resolved') {
    return refuse({ code: 'finding_not_overridable', detail: `The finding is already ${facts.status}.` });
  }
  return allow({ reasonCode: request.reasonCode, note });
}
