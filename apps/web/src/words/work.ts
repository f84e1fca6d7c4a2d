import type { WorkKind } from '@countersign/contract/worklist';
import type { Tone } from '../parts/badge.tsx';

/** Words of what waits for a person. */
export const workKindWords: Readonly<Record<WorkKind, { readonly label: string; readonly tone: Tone }>> = {
  escalation: { label: 'Escalation', tone: 'warn' },
  exceptions: { label: 'Exceptions', tone: 'bad' },
  approval: { label: 'Loan approval', tone: 'note' },
  boarding: { label: 'Boarding', tone: 'note' },
  boarding_outcome: { label: 'Boarding', tone: 'bad' },
  wire: { label: 'Wire', tone: 'note' },
  admin_change: { label: 'Pending change', tone: 'note' },
};

export const workWords = {
  title: 'My work',
  lead: 'What needs your decision, oldest first.',
  caption: 'What needs your decision',
  loading: 'Loading your work',
  show: 'Show',
  all: 'Everything',
  kinds: {
    escalation: 'Escalations',
    exceptions: 'Confirmed exceptions',
    approval: 'Loans to approve',
    boarding: 'Boardings to check',
    boarding_outcome: 'Boardings with an unknown outcome',
    wire: 'Wires to check',
    admin_change: 'Pending changes',
  } as const satisfies Readonly<Record<WorkKind, string>>,
  columns: { kind: 'What', loan: 'Loan', borrower: 'Borrower', about: 'Details', by: 'From', since: 'Since' },
  about: {
    exceptions: (count: number, title: string) =>
      count === 1 ? `${title}: confirmed, not overridden` : `${count} exceptions confirmed, not overridden`,
    approval: 'Nothing blocks approval.',
    boarding: 'Staged. Compare it with the documents.',
    boarding_outcome: 'The core did not confirm that the loan was boarded.',
    wire: 'Staged. Check the payee and the amount.',
    admin_change: 'Another administrator asks you to confirm a change.',
  },
  none: {
    title: 'Nothing needs your decision',
    text: 'Escalations, boardings and wires appear here when they wait for you.',
  },
  part: 'There is more. The queue shows all loans.',
  openChange: 'Pending changes',
} as const;
