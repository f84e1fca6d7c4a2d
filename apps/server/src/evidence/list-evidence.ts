import type { EvidenceCheckpoint, EvidenceEntry } from '@countersign/contract/evidence';
import type { PageQuery } from '@countersign/contract/shapes';
import type { LoanKind } from '@countersign/engine/evidence/evidence-kinds';
import { formatVerifierKey } from '@countersign/engine/evidence/note-key';
import { openEntry } from '@countersign/engine/evidence/seal-entry';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { chainIdOf } from './chain-id.ts';
import { listEntries, listEntriesOfKinds } from './evidence.queries.ts';
import { type SignedHead, toSignedHead } from './integrate-and-sign.ts';
import { listCheckpointsBackwards, listCheckpoints as listCheckpointsForwards } from './log.queries.ts';
import { tellDamage } from './log-damaged-error.ts';
import { readSigningKeys } from './signing-key.ts';

const entryCursor = cursorOf('evidence', 'integer');
const checkpointCursor = cursorOf('checkpoints', 'integer');

/** A chain from its first entry on; null is the install's own chain of administrative acts. */
export async function listEvidence(
  app: Pick<App, 'db'>,
  loanId: string | null,
  { limit, cursor }: PageQuery,
): Promise<Page<EvidenceEntry>> {
  const [after] = entryCursor.decode(cursor) ?? [0];
  const rows = await app.db.many(listEntries, [chainIdOf(loanId), after, rowsToFetch(limit)]);
  const page = toPage(rows, limit, entryCursor, ({ seq }) => [seq] as const);
  return { items: page.items.map(showEntry), nextCursor: page.nextCursor };
}

/**
 * The latest entries of a loan that are of these kinds, the oldest first. One whose text was changed is left out, so that
 * a review can still be read: verifying the chain names it.
 */
export async function listEvidenceOfKinds(
  runner: Runner,
  loanId: string,
  kinds: readonly LoanKind[],
  limit: number,
): Promise<readonly EvidenceEntry[]> {
  const rows = await runner.many(listEntriesOfKinds, [chainIdOf(loanId), [...kinds], limit]);
  return rows
    .flatMap((row) => {
      try {
        return [showEntry(row)];
      } catch {
        return [];
      }
    })
    .toReversed();
}

function showEntry(row: { readonly seq: number; readonly sealed: string; readonly hash: string }): EvidenceEntry {
  try {
    return openEntry(row) as unknown as EvidenceEntry;
  } catch {
    // Our writer never stores such a text, so it is not a bug to be answered with 500 but a finding to be told.
    throw new DomainError({
      code: 'evidence_inconsistent',
      detail: `The text of entry ${row.seq} was changed and cannot be read any more. Verify the chain.`,
    });
  }
}

/** Signed heads after one size, the oldest first; for pushing outside what is not there yet. */
export async function listCheckpointsAfter(
  runner: Runner,
  size: number,
  limit: number,
): Promise<readonly SignedHead[]> {
  return (await runner.many(listCheckpointsForwards, [size, limit])).map(toSignedHead);
}

/** Signed heads of the log, the newest first. */
export async function listCheckpoints(
  app: Pick<App, 'db' | 'keyring'>,
  { limit, cursor }: PageQuery,
): Promise<Page<EvidenceCheckpoint>> {
  const [before] = checkpointCursor.decode(cursor) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await app.db.many(listCheckpointsBackwards, [before, rowsToFetch(limit)]);
  const keys = await readSigningKeys(app, app.db).catch(tellDamage);
  const page = toPage(rows, limit, checkpointCursor, ({ size }) => [size] as const);
  const items = page.items.map((row) => {
    const signer = keys.find(({ keyId }) => keyId === row.key_id);
    const key = signer === undefined ? '' : formatVerifierKey(signer.key);
    return {
      size: row.size,
      root: row.root.toString('hex'),
      note: row.note,
      key,
      signedAt: row.signed_at.toISOString(),
    };
  });
  return { items, nextCursor: page.nextCursor };
}
