import type { Transition } from '@countersign/engine/states/transitions';

interface TableFault {
  readonly fault: 'duplicate' | 'unreachable';
  readonly detail: string;
}

/** What is wrong with a table as a machine: two rows for one (from, on), or a state that nothing leads to. */
export function findTableFaults<State extends string, Trigger extends string>(
  table: readonly Transition<State, Trigger>[],
  states: readonly State[],
  initial: readonly State[],
): readonly TableFault[] {
  const faults: TableFault[] = [];
  const seen = new Set<string>();
  for (const row of table) {
    const key = `${row.from} on ${row.on}`;
    if (seen.has(key)) faults.push({ fault: 'duplicate', detail: key });
    seen.add(key);
  }

  const reached = new Set<State>(initial);
  // Each pass may reach states that open new rows; as many passes as states always suffice.
  for (let pass = 0; pass < states.length; pass += 1) {
    for (const row of table) if (reached.has(row.from)) reached.add(row.to);
  }
  for (const state of states) if (!reached.has(state)) faults.push({ fault: 'unreachable', detail: state });
  return faults;
}
