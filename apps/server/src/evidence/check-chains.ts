import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import type { Runner } from '../platform/db.ts';
import type { Authenticity } from './authenticity.ts';
import { chainIdOf, INSTALL_CHAIN, loanIdOf } from './chain-id.ts';
import { type ChainWalk, endWalk, type StoredEntry, type StoredHead, startWalk, stepWalk } from './chain-walk.ts';
import {
  findEntryBefore,
  listAllStoredEntries,
  listChains,
  listStoredEntries,
  listTouchedChains,
} from './check.queries.ts';
import { findChain } from './evidence.queries.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';

/** What the caller wants to know of a chain beside whether it holds, gathered entry by entry. */
export interface Collector<Facts> {
  start(loanId: string | null): Facts;
  add(facts: Facts, body: ReadBody): void;
}

export interface CheckedChain<Facts> {
  readonly loanId: string | null;
  readonly entries: number;
  /** The first fault of the chain; what follows it was not looked at. */
  readonly fault: EvidenceFault | null;
  readonly facts: Facts;
}

const PAGE = 2_000;

/** A chain while its entries pass by. */
interface OpenChain<Facts> {
  readonly chainId: string;
  readonly facts: Facts;
  walk: ChainWalk;
  entries: number;
  fault: EvidenceFault | null;
}

/**
 * Checks every chain of the install in one pass, in the order of their ids, in flat memory. Give it one snapshot:
 * heads and entries are read side by side.
 */
export async function* checkAllChains<Facts>(
  runner: Runner,
  own: Authenticity,
  collector: Collector<Facts>,
): AsyncGenerator<CheckedChain<Facts>, void, undefined> {
  const heads = readHeads(runner);
  let head = await heads.next();
  // The annotation on the value keeps the compiler from believing that it stays null.
  let open = null as OpenChain<Facts> | null;
  let [lastChain, lastSeq] = [INSTALL_CHAIN, 0];

  /** Passes the heads up to and including this chain's; those before it have no entries. */
  async function* closeUpTo(chain: OpenChain<Facts> | null): AsyncGenerator<CheckedChain<Facts>, void, undefined> {
    while (!head.done && (chain === null || head.value.chain_id < chain.chainId)) {
      yield close(openChain(collector, head.value.chain_id), head.value);
      head = await heads.next();
    }
    if (chain === null) return;
    const own = !head.done && head.value.chain_id === chain.chainId ? head.value : undefined;
    yield close(chain, own);
    if (own !== undefined) head = await heads.next();
  }

  for (;;) {
    const page: readonly StoredEntry[] = await runner.many(listAllStoredEntries, [lastChain, lastSeq, PAGE]);
    for (const row of page) {
      if (open?.chainId !== row.chain_id) {
        if (open !== null) yield* closeUpTo(open);
        open = openChain(collector, row.chain_id);
      }
      step(open, row, own, collector);
      [lastChain, lastSeq] = [row.chain_id, row.seq];
    }
    if (page.length < PAGE) break;
  }
  if (open !== null) yield* closeUpTo(open);
  yield* closeUpTo(null);
}

/** Checks the chains that grew since the log had this size, from their first new entry on. */
export async function* checkChainsSince<Facts>(
  runner: Runner,
  own: Authenticity,
  size: number,
  collector: Collector<Facts>,
): AsyncGenerator<CheckedChain<Facts>, void, undefined> {
  let last: string | null = null;
  for (;;) {
    const touched: readonly { chain_id: string; seq: number }[] = await runner.many(listTouchedChains, [
      size,
      last,
      PAGE,
    ]);
    for (const { chain_id, seq } of touched) {
      yield await checkFrom(runner, own, chain_id, seq, collector);
      last = chain_id;
    }
    if (touched.length < PAGE) return;
  }
}

/** Checks one chain from its start. */
export function checkWholeChain<Facts>(
  runner: Runner,
  own: Authenticity,
  loanId: string | null,
  collector: Collector<Facts>,
): Promise<CheckedChain<Facts>> {
  return checkFrom(runner, own, chainIdOf(loanId), 1, collector);
}

async function checkFrom<Facts>(
  runner: Runner,
  own: Authenticity,
  chainId: string,
  firstSeq: number,
  collector: Collector<Facts>,
): Promise<CheckedChain<Facts>> {
  const chain = openChain(collector, chainId);
  const loanId = loanIdOf(chainId);
  if (firstSeq > 1) {
    const before = await runner.maybe(findEntryBefore, [chainId, firstSeq - 1]);
    if (before === undefined) chain.fault = evidenceFault({ loanId, seq: firstSeq - 1 }, 'entry-missing');
    else {
      const state = { loanId, seq: firstSeq - 1, head: before.hash, isSealed: before.is_sealed };
      chain.walk = { state, lastLeaf: before.leaf_index ?? -1, isWaiting: before.leaf_index === null };
    }
  }
  while (chain.fault === null) {
    const page = await runner.many(listStoredEntries, [chainId, chain.walk.state.seq, PAGE]);
    for (const row of page) step(chain, row, own, collector);
    if (page.length < PAGE) break;
  }
  return close(chain, await runner.maybe(findChain, [chainId]));
}

function openChain<Facts>(collector: Collector<Facts>, chainId: string): OpenChain<Facts> {
  const loanId = loanIdOf(chainId);
  return { chainId, facts: collector.start(loanId), walk: startWalk(loanId), entries: 0, fault: null };
}

function step<Facts>(chain: OpenChain<Facts>, row: StoredEntry, own: Authenticity, collector: Collector<Facts>): void {
  chain.entries += 1;
  if (chain.fault !== null) return;
  const next = stepWalk(chain.walk, row, own);
  if (!next.ok) {
    chain.fault = next;
    return;
  }
  chain.walk = next.walk;
  collector.add(chain.facts, next.body);
}

function close<Facts>(chain: OpenChain<Facts>, head: StoredHead | undefined): CheckedChain<Facts> {
  const { chainId, facts, walk, entries } = chain;
  return { loanId: loanIdOf(chainId), entries, facts, fault: chain.fault ?? endWalk(walk, head) };
}

async function* readHeads(runner: Runner): AsyncGenerator<StoredHead & { readonly chain_id: string }, void, undefined> {
  let last: string | null = null;
  for (;;) {
    const page: readonly (StoredHead & { chain_id: string })[] = await runner.many(listChains, [last, PAGE]);
    yield* page;
    last = page.at(-1)?.chain_id ?? null;
    if (page.length < PAGE) return;
  }
}
