export { failGivenUpRuns } from './fail-given-up-runs.ts';
export { type FindingTrigger, findingTransitions } from './finding.transitions.ts';
export { reconcileLoanJob } from './reconcile-loan.ts';
