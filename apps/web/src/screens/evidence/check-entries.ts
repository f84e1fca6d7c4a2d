import type { EvidenceEntry } from '@countersign/contract/evidence';
import { canonicalJson, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type ChainCheck, checkEntry, startOfChain } from '@countersign/engine/evidence/check-chain';
import { ENTRY_FORMAT } from '@countersign/engine/evidence/entry';

/** So many hashes are computed before the page may draw again. */
const AT_ONCE = 200;

/**
 * Checks a chain with the engine's own checker, in the page: the text that was hashed is written anew from each entry,
 * and its hash and its link are recomputed. Nothing of the service's own verdict goes into it.
 */
export async function checkEntries(loanId: string, entries: readonly EvidenceEntry[]): Promise<ChainCheck> {
  let state = startOfChain(loanId);
  for (const [index, { hash, ...body }] of entries.entries()) {
    const sealed = `${ENTRY_FORMAT}\n${canonicalJson(body as unknown as JsonObject)}`;
    const check = checkEntry(state, { sealed, hash });
    if (!check.ok) return check;
    state = check.state;
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  return { ok: true, state };
}
