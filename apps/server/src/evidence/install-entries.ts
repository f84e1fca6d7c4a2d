import type { EvidenceEntry } from '@countersign/contract/evidence';
import { openEntry } from '@countersign/engine/evidence/seal-entry';
import type { Runner } from '../platform/db.ts';
import { INSTALL_CHAIN } from './chain-id.ts';
import { findChain, listEntries } from './evidence.queries.ts';
import { listNewestEntries, listNewestSingleControl } from './recent.queries.ts';

type Row = { readonly seq: number; readonly sealed: string; readonly hash: string };

/** Administrative acts after one, oldest first. */
export async function listInstallEntriesAfter(
  runner: Runner,
  seq: number,
  limit: number,
): Promise<readonly EvidenceEntry[]> {
  return (await runner.many(listEntries, [INSTALL_CHAIN, seq, limit])).flatMap(readable);
}

/** The newest administrative acts, newest first. */
export async function listNewestInstallEntries(
  runner: Pick<Runner, 'many'>,
  limit: number,
): Promise<readonly EvidenceEntry[]> {
  return (await runner.many(listNewestEntries, [INSTALL_CHAIN, limit])).flatMap(readable);
}

/** The newest changes that one administrator made alone although they take two, newest first. */
export async function listNewestSingleControlEntries(
  runner: Pick<Runner, 'many'>,
  limit: number,
): Promise<readonly EvidenceEntry[]> {
  return (await runner.many(listNewestSingleControl, [INSTALL_CHAIN, limit])).flatMap(readable);
}

/** The number of the last administrative act; 0 where there is none. */
export async function lastInstallSeq(runner: Runner): Promise<number> {
  return (await runner.maybe(findChain, [INSTALL_CHAIN]))?.seq ?? 0;
}

/** An entry that was damaged is for fsck to tell of; the others are still worth reading. */
function readable(row: Row): EvidenceEntry[] {
  try {
    return [openEntry(row) as unknown as EvidenceEntry];
  } catch {
    return [];
  }
}
