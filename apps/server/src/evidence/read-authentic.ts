import { type ReadBody, readEntryStrictly } from '@countersign/engine/evidence/read-entry-strictly';
import type { App } from '../platform/app.ts';
import type { RowOf, Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type Authenticity, authenticate, openAuthenticity } from './authenticity.ts';
import { chainIdOf } from './chain-id.ts';
import { listAttestedEntries } from './check.queries.ts';
import { isMacOfEntry } from './entry-mac.ts';

/**
 * What a loan's chain, or the install's own (null), says in entries of these kinds, for a decision that must not go by what somebody wrote into the
 * database. Refuses (409) where one of them was not written by the service. Whether one is missing is for fsck to say.
 */
export async function readAuthentic(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  loanId: string | null,
  kinds: readonly string[],
): Promise<readonly ReadBody[]> {
  const entries = await runner.many(listAttestedEntries, [chainIdOf(loanId), [...kinds]]);
  return requireAuthentic(runner, app, loanId, entries);
}

/** Refuses (409) entries of a chain among which is one that the service did not write. */
export async function requireAuthentic(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  loanId: string | null,
  entries: readonly RowOf<(typeof listAttestedEntries)['columns']>[],
): Promise<readonly ReadBody[]> {
  let own: Authenticity | null = null;
  const bodies: ReadBody[] = [];
  for (const { seq, ...entry } of entries) {
    const read = readEntryStrictly(entry.sealed);
    let isOwn = read.ok && entry.mac !== null && isMacOfEntry(app.keyring, entry.sealed, entry.mac);
    if (!isOwn) {
      // An entry from before entries had MACs: the marker speaks for it, which few loans need.
      own ??= await openAuthenticity(app, runner);
      isOwn = read.ok && authenticate(own, entry) !== null;
    }
    if (!read.ok || !isOwn || read.body.loanId !== loanId || read.body.seq !== seq) throw forged(loanId, seq);
    bodies.push(read.body);
  }
  return bodies;
}

function forged(loanId: string | null, seq: number): DomainError {
  return new DomainError({
    code: 'record_tampered',
    detail: `Entry ${seq} in the evidence of ${loanId === null ? 'the install' : `loan ${loanId}`} was not written by the service. Nothing was done. Ask an administrator to run "countersign fsck".`,
  });
}
