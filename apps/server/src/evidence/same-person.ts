import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';

/** Who made each wire and each boarding record of a chain, as far as it has passed by. */
export type Makers = Map<string, string>;

const making: ReadonlySet<string> = new Set(['wire.staged', 'boarding.opened']);

/** What a maker may not do with what they made. */
const checking: Readonly<Record<string, string>> = {
  'wire.callback_recorded': 'verified by telephone',
  'wire.approved': 'approved',
  'wire.rejected': 'rejected',
  'boarding.approved': 'approved',
  'boarding.rejected': 'rejected',
};

/** Takes the next entry of a loan's chain. Answers a sentence where one person did what takes two; else null. */
export function findSamePerson(makers: Makers, { kind, payload, actor }: ReadBody): string | null {
  const id = payload.wireId ?? payload.boardingId;
  if (typeof id !== 'string' || actor.id === null) return null;
  if (making.has(kind)) makers.set(id, actor.id);
  const what = checking[kind];
  if (what === undefined || makers.get(id) !== actor.id) return null;
  return `${kind.startsWith('wire') ? 'Wire' : 'Boarding record'} ${id} was staged and ${what} by user ${actor.id}.`;
}
