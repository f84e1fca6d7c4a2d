import { type LoanState, loanStates } from '@countersign/contract/closed-sets';
import { type LoanSort, loanSorts } from '@countersign/contract/loans';
import type { LoanFilters } from '../../api/operations/loans.ts';

/** What stands in the address of the queue; what is left out is the default, so that plain links stay plain. */
export interface QueueSearch {
  /** Default review: that is where the work is. */
  readonly state?: LoanState | 'all';
  readonly assignee?: string;
  readonly exceptions?: true;
  readonly q?: string;
  readonly sort?: LoanSort;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes what it understands and drops the rest: an address may be old or typed by hand. */
export function readQueueSearch(search: Readonly<Record<string, unknown>>): QueueSearch {
  const state = [...loanStates, 'all' as const].find((each) => each === search.state);
  const sort = loanSorts.find((each) => each === search.sort);
  const { assignee, q } = search;
  // A reference such as 1200 in the address is read as a number.
  const text = typeof q === 'number' ? String(q) : q;
  return {
    ...(state === undefined || state === 'review' ? {} : { state }),
    ...(typeof assignee === 'string' && UUID.test(assignee) ? { assignee } : {}),
    ...(search.exceptions === true ? { exceptions: true } : {}),
    ...(typeof text === 'string' && text.trim() !== '' ? { q: text.slice(0, 200) } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
}

export function filtersOf({ state = 'review', assignee, exceptions, q, sort }: QueueSearch): LoanFilters {
  return {
    ...(state === 'all' ? {} : { state }),
    ...(assignee === undefined ? {} : { assigneeId: assignee }),
    ...(exceptions === true ? { hasExceptions: true } : {}),
    ...(q === undefined ? {} : { q: q.trim() }),
    ...(sort === undefined ? {} : { sort }),
  };
}
