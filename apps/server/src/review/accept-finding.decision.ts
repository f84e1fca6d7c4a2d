import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal } from '../platform/domain-error.ts';
import type { FindingTrigger } from './finding.transitions.ts';
import { type FindingFacts, whyNotNow } from './finding-moment.decision.ts';

/**
 * Open parts, States: accepting a warning or an info settles it; accepting an exception says that a person has confirmed
 * that it is real, and it goes on blocking.
 */
export function decideAccept(facts: FindingFacts): Decision<FindingTrigger, Refusal> {
  const detail = whyNotNow(facts);
  if (detail !== null) return refuse({ code: 'finding_not_acceptable', detail });
  if (facts.status !== 'open') {
    return refuse({ code: 'finding_not_acceptable', detail: `The finding is already ${facts.status}.` });
  }
  return allow(facts.severity === 'exception' ? 'accept_exception' : 'accept_other');
}
