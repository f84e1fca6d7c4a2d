import type { CoreFault, CoreValue } from '../../platform/core-adapter.ts';
import { rowsOf } from './rows-of.ts';

/** A payment as a core has calculated it: of which note, which one. */
export interface CorePayment {
  readonly note: string;
  readonly number: string;
  readonly date: string;
  readonly amount: string;
}

/**
 * The note's schedule against that of the core, line by line and to the cent: a core that counts days otherwise asks the
 * borrower for other payments than were signed. Where the map orders no schedule, or the core tells none of a note, there
 * is nothing to compare.
 */
export function compareSchedule(ordered: readonly CoreValue[], core: readonly CorePayment[]): readonly CoreFault[] {
  const lines = rowsOf(ordered, 'schedule');
  if (lines.length === 0) return [];
  const told = new Set(core.map(({ note }) => note));
  const faults: CoreFault[] = [];
  const seen = new Set<CorePayment>();
  for (const { row, values } of lines) {
    if (!told.has(values.note ?? '')) continue;
    const held = core.find(({ note, number }) => note === values.note && number === values.number);
    const fault = (field: string, message: string) => faults.push({ coreField: `schedule[${row}].${field}`, message });
    if (held === undefined) {
      fault('number', `is payment ${values.number} of note ${values.note}, which the core does not have`);
      continue;
    }
    seen.add(held);
    if (values.date !== held.date) fault('date', `is ${values.date} by the note and ${held.date} in the core`);
    if (values.amount !== undefined && values.amount !== held.amount) {
      fault('amount', `is ${values.amount} by the note and ${held.amount} in the core`);
    }
  }
  for (const extra of core.filter((payment) => !seen.has(payment))) {
    const message = `ends before payment ${extra.number} of note ${extra.note}, due ${extra.date}, which the core has`;
    faults.push({ coreField: 'schedule', message });
  }
  return faults;
}
