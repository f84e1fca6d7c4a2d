import type { LoanState, Severity } from '@countersign/contract/closed-sets';
import type { Tone } from '../parts/badge.tsx';

/** How the closed sets of a loan are said and coloured, the same on every screen. */
export const loanStateWords: Readonly<Record<LoanState, { readonly label: string; readonly tone: Tone }>> = {
  received: { label: 'Received', tone: 'plain' },
  processing: { label: 'Processing', tone: 'note' },
  processing_failed: { label: 'Failed', tone: 'bad' },
  review: { label: 'In review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  boarding_staged: { label: 'Boarding', tone: 'note' },
  boarded: { label: 'Boarded', tone: 'good' },
  sealed: { label: 'Sealed', tone: 'plain' },
};

/** Beside the state: a legal hold holds in every one of them. */
export const onHoldLabel = 'On hold';

export const severityWords: Readonly<Record<Severity, { readonly label: string; readonly tone: Tone }>> = {
  exception: { label: 'Exception', tone: 'bad' },
  warning: { label: 'Warning', tone: 'warn' },
  info: { label: 'Info', tone: 'note' },
};
