import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';
import { type FindingFacts, whyNotNow } from './finding-moment.decision.ts';

/** Specification part 4, rule 7: only the latest run and the review state are conditions (open parts, Readings). */
export function decideEscalate(facts: FindingFacts): Decision<null, Refusal> {
  const detail = whyNotNow(facts);
  return detail === null ? allow(null) : refuse({ code: 'finding_not_escalatable', detail });
}
