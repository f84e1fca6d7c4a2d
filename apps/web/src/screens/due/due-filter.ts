import type { DueFilter } from '../../api/operations/due-items.ts';

/** What was chosen in the list, as the service is asked for it. */
export function toDueFilter(chosen: string): DueFilter {
  if (chosen === 'overdue') return { overdue: true };
  const days = Number.parseInt(chosen, 10);
  return Number.isNaN(days) ? {} : { withinDays: days };
}
