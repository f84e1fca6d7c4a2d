import type { FindingStatus, LoanState, Severity } from '@countersign/contract/closed-sets';

/** What every action on a finding looks at. */
export interface FindingFacts {
  readonly status: FindingStatus;
  readonly severity: Severity;
  readonly isLatestRun: boolean;
  readonly loanState: LoanState;
}

/** Why nothing can be decided on a finding at this moment, or null. */
export function whyNotNow({ isLatestRun, loanState }: FindingFacts): string | null {
  if (!isLatestRun) return 'The finding belongs to an earlier run. Read the review again.';
  if (loanState !== 'review') return `The loan is ${loanState}; findings are decided on while it is in review.`;
  return null;
}
