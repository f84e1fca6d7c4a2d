/** Every way an entry can be wrong in its chain, with the sentence that a person reads. */
export const CHAIN_BREAKS = {
  'bad-hash': 'The stored hash is not the hash of the stored text.',
  'bad-format': 'The text is not an evidence entry of a version this checker knows.',
  'not-canonical': 'The text is not in canonical form, so it was not written by the product.',
  'wrong-loan': 'The entry belongs to another chain.',
  'bad-seq': 'The sequence number is not the next one: an entry was removed, added or moved.',
  'bad-link': 'The entry does not name the hash of the entry before it.',
  'bad-kind': 'The kind of the entry is not one that this chain records.',
  'bad-time': 'The time is not an instant in UTC with milliseconds.',
  'after-seal': 'The loan was sealed before this entry, and a sealed chain takes no such entry.',
} as const satisfies Record<string, string>;

export type ChainBreakReason = keyof typeof CHAIN_BREAKS;

export interface ChainBreak {
  readonly ok: false;
  /** The place in the chain that is wrong, counted by the checker and not read from the entry. */
  readonly seq: number;
  readonly reason: ChainBreakReason;
  readonly detail: string;
}

export function chainBreak(seq: number, reason: ChainBreakReason, more = ''): ChainBreak {
  return { ok: false, seq, reason, detail: more === '' ? CHAIN_BREAKS[reason] : `${CHAIN_BREAKS[reason]} ${more}` };
}
