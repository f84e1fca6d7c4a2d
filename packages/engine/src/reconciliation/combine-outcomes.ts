import { evaluated, notApplicable, notEvaluated, type Outcome } from './rule.ts';

/**
 * One outcome of several, as of the notes of a package. Whatever could be asked was asked; a rule lacks its inputs only
 * where it lacks them everywhere. `silent` is the answer when there was nothing to ask about.
 */
export function combineOutcomes(outcomes: readonly Outcome[], silent: Outcome = notApplicable): Outcome {
  if (outcomes.length === 0) return silent;
  if (outcomes.some(({ kind }) => kind === 'evaluated'))
    return evaluated(outcomes.flatMap((outcome) => (outcome.kind === 'evaluated' ? outcome.findings : [])));
  const missing = outcomes.flatMap((outcome) => (outcome.kind === 'not_evaluated' ? outcome.missing : []));
  return missing.length === 0 ? notApplicable : notEvaluated([...new Set(missing)]);
}
