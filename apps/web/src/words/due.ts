import type { DueItem } from '@countersign/contract/trailing';
import type { Tone } from '../parts/badge.tsx';

/** Words of what is due after a closing: the list over all loans, and the card of one loan. */
export const dueStatusWords: Readonly<Record<DueItem['status'], { readonly label: string; readonly tone: Tone }>> = {
  open: { label: 'Due', tone: 'note' },
  overdue: { label: 'Overdue', tone: 'bad' },
  settled: { label: 'Settled', tone: 'good' },
};

export const dueWords = {
  title: 'Due items',
  lead: 'Documents and renewals that are due after closing on all approved loans, soonest first.',
  caption: 'Due items',
  loading: 'Loading due items',
  none: { title: 'Nothing is due', text: 'Items appear here once a loan is approved.' },
  more: 'Load more',
  within: 'Due',
  withinOptions: [
    { value: '', label: 'Any time' },
    { value: 'overdue', label: 'Overdue' },
    { value: '14', label: 'Within 14 days' },
    { value: '30', label: 'Within 30 days' },
    { value: '90', label: 'Within 90 days' },
  ],
  columns: {
    date: 'Due date',
    what: 'Item',
    loan: 'Loan',
    status: 'Status',
    reminded: 'Reminder sent',
    actions: 'Actions',
  },
  card: 'After closing',
  cardNone: 'Nothing is due after closing.',
  trailing: 'Trailing documents',
  withdraw: 'Withdraw',
  withdrawOf: (document: string) => `Withdraw ${document}`,
  findings: 'Differences in trailing documents',
  findingsLead: 'They do not change what was approved. Reopen the loan to review them.',
  settledBy: (by: string | null, note: string | null) =>
    by === null ? 'A document was received' : `${by}${note === null ? '' : `: ${note}`}`,
  settle: {
    button: 'Settle',
    title: 'Settle a due item',
    text: (what: string) => `${what}. Say how it was settled, or why it is not needed.`,
    note: 'Reason',
    submit: 'Settle',
    done: 'Settled',
  },
  add: {
    button: 'Add trailing documents',
    title: 'Add trailing documents',
    text: 'PDF, JPEG, PNG or TIFF. They are filed, read and compared. What was approved does not change.',
    submit: 'Add',
    done: (count: number) => (count === 1 ? '1 document was added' : `${count} documents were added`),
  },
} as const;
