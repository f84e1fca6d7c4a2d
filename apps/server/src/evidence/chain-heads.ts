import { GENESIS_HASH } from '@countersign/engine/evidence/entry';

/** How many entries a chain has, and the hash of the last. */
export interface ChainHead {
  readonly seq: number;
  readonly head: string;
}

const EMPTY: ChainHead = { seq: 0, head: GENESIS_HASH };
/** Chains that are worked on at one time are far fewer; each takes some two hundred bytes. */
const MAX_CHAINS = 20_000;

const heads = new Map<string, ChainHead>();

/**
 * Where a chain probably ends. Only a guess: another process may have appended, or a transaction of ours was rolled
 * back. The database compares it under the chain's lock, and a wrong one costs a second call and nothing else.
 */
export function guessHead(chainId: string): ChainHead {
  return heads.get(chainId) ?? EMPTY;
}

/** Remembered before the commit: whoever waits for the lock meanwhile then seals onto the right head at once. */
export function rememberHead(chainId: string, { seq, head }: ChainHead): void {
  heads.delete(chainId);
  heads.set(chainId, { seq, head });
  if (heads.size <= MAX_CHAINS) return;
  // A map keeps its order, so the first key is the one that was used longest ago.
  const [oldest] = heads.keys();
  if (oldest !== undefined) heads.delete(oldest);
}
