import { type ChainCheck, type ChainState, checkEntry } from '../../src/evidence/check-chain.ts';
import type { SealedEntry } from '../../src/evidence/entry.ts';
import { portableSha256, type Sha256 } from '../../src/evidence/sha256.ts';

/** Checks that the entries follow from the state, in order, and names the first that does not. */
export function checkChain(
  start: ChainState,
  entries: Iterable<SealedEntry>,
  sha256: Sha256 = portableSha256,
): ChainCheck {
  let state = start;
  for (const entry of entries) {
    const check = checkEntry(state, entry, sha256);
    if (!check.ok) return check;
    state = check.state;
  }
  return { ok: true, state };
}
