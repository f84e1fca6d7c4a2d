/**
 * One move of a state machine. A machine is a table of such rows and nothing else writes its state column;
 * `source` says whether the specification or a decision record made the row.
 */
export interface Transition<State extends string, Trigger extends string> {
  readonly from: State;
  readonly on: Trigger;
  readonly to: State;
  /** The kind of evidence entry that records the move; null where the move itself is not an action of anybody's. */
  readonly evidence: string | null;
  readonly source: string;
}

/** The state that follows, or null when the table has no such move. */
export function nextState<State extends string, Trigger extends string>(
  table: readonly Transition<State, Trigger>[],
  from: State,
  on: Trigger,
): State | null {
  return table.find((row) => row.from === from && row.on === on)?.to ?? null;
}
