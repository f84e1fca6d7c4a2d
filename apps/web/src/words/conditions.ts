import type { Condition } from '@countersign/contract/conditions';
import type { Tone } from '../parts/badge.tsx';

/** Words of the conditions of an approval, in the review. */
export const conditionStatusWords: Readonly<
  Record<Condition['status'], { readonly label: string; readonly tone: Tone }>
> = {
  open: { label: 'Open', tone: 'warn' },
  evidenced: { label: 'Shown by the package', tone: 'good' },
  satisfied: { label: 'Satisfied', tone: 'good' },
  waived: { label: 'Waived', tone: 'note' },
};

export const conditionWords = {
  button: (open: number) => (open === 0 ? 'Conditions' : open === 1 ? '1 open condition' : `${open} open conditions`),
  title: 'Conditions of the approval',
  text: 'Name the document that satisfies a condition, or have a manager waive it with a reason. The package is compared again.',
  close: 'Close',
  missing: (types: string) => `Not in the package: ${types}.`,
  or: ' or ',
  by: (name: string, day: string) => `${name}, ${day}`,
  document: 'Document',
  choose: 'Choose a document',
  satisfy: 'Satisfied by this document',
  reason: 'Reason',
  waive: 'Waive',
  reopen: 'Reopen',
  done: { satisfy: 'Condition satisfied', waive: 'Condition waived', reopen: 'Condition reopened' },
} as const;
