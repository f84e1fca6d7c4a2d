import type { Random } from '../soak/random.ts';
import type { TamperWorld, WorldEntry } from './tamper-world.ts';

/** What must be told after a tampering. */
export interface Expected {
  /** A fault that fsck must tell, by its place; where no place can be known, by its reason. */
  readonly fsck: {
    readonly chainId?: string;
    readonly seq?: number;
    readonly leafIndex?: number;
    readonly reasons?: readonly string[];
  };
  /** The entry that verifying the chain must name; undefined where the chain itself is untouched. */
  readonly verify?: { readonly chainId: string; readonly seq: number };
}

/** One way to change stored evidence behind the program's back. */
export interface Tampering {
  readonly name: string;
  apply(world: TamperWorld, random: Random): Promise<Expected>;
}

/** The usual case: one entry is to be named, by both. */
export function named(entry: { readonly chainId: string; readonly seq: number }): Expected {
  const place = { chainId: entry.chainId, seq: entry.seq };
  return { fsck: place, verify: place };
}

export function pickChain(world: TamperWorld, random: Random, least = 2): readonly WorldEntry[] {
  return random.pick(world.chains.filter((chain) => chain.length >= least));
}

export function pickEntry(world: TamperWorld, random: Random): WorldEntry {
  return random.pick(world.entries);
}

/** One that the signed log holds. */
export function pickSigned(world: TamperWorld, random: Random): WorldEntry {
  const size = world.checkpointSizes.at(-1) ?? 0;
  return random.pick(world.entries.filter(({ leafIndex }) => leafIndex !== null && leafIndex < size));
}

export function chainOf(world: TamperWorld, { chainId }: WorldEntry): readonly WorldEntry[] {
  return world.entries.filter((entry) => entry.chainId === chainId);
}
