import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { boardingTransitions } from '../boarding/index.ts';
import { wireTransitions } from '../wires/index.ts';

/** What has a state of its own beside the loan. Entries from before rows were recorded tell it by their kind. */
export const recordSorts = ['boarding', 'wire'] as const;
export type RecordSort = (typeof recordSorts)[number];

/** What the last entry about a record says of it. */
export interface RecordedState {
  readonly seq: number;
  /** One state, or those that the kind of entry leads to. */
  readonly states: readonly string[];
  /** Of what was shown when it was staged; null where none of the entries looked at tells. */
  readonly digest: string | null;
}

export type RecordedStates = Readonly<Record<RecordSort, Map<string, RecordedState>>>;

export function noRecords(): RecordedStates {
  return { boarding: new Map(), wire: new Map() };
}

const boardingStates = statesAfter(boardingTransitions, ['boarding.opened', 'staging']);
const wireStates = statesAfter(wireTransitions, ['wire.staged', 'staged']);

export function addRecord(records: RecordedStates, { kind, seq, payload }: ReadBody): void {
  const put = (sort: RecordSort, id: unknown, states: readonly string[] | undefined) => {
    if (typeof id !== 'string' || states === undefined) return;
    const digest = typeof payload.digest === 'string' ? payload.digest : (records[sort].get(id)?.digest ?? null);
    records[sort].set(id, { seq, states, digest });
  };
  put('boarding', payload.boardingId, boardingStates.get(kind));
  put('wire', payload.wireId, wireStates.get(kind));
}

interface Move {
  readonly evidence: string | null;
  readonly to: string;
}

function statesAfter(
  moves: readonly Move[],
  [opening, first]: readonly [string, string],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map([[opening, [first]]]);
  for (const { evidence, to } of moves) {
    if (evidence !== null) found.set(evidence, [...(found.get(evidence) ?? []), to]);
  }
  return found;
}
