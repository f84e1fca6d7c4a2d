import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { readEntryStrictly } from '@countersign/engine/evidence/read-entry-strictly';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { appendOnto } from './append-evidence.ts';
import { hasAnyMac, insertMarker, listMarkers } from './check.queries.ts';
import { isMacOfEntry } from './entry-mac.ts';
import { integrateUnauthenticated, LOG_LOCK } from './integrate-and-sign.ts';
import { findLatestCheckpoint, lockLog } from './log.queries.ts';
import type { SignedRoot } from './log-walk.ts';

/** Says: the first `treeSize` leaves of the log, whose root this is, are ours, whatever MAC they carry. */
export interface Marker {
  /** Its own place in the install's chain. */
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
  readonly treeSize: number;
  readonly root: string;
}

type MarkerReason = 'upgrade' | 'key_rotation';

/**
 * The marker that covers most. Only one that carries a good MAC itself counts. It stands in for MACs in two cases:
 * entries from before entries had any, and entries whose MAC was made with a key that has been retired since.
 */
export async function readMarker(app: Pick<App, 'keyring'>, runner: Runner): Promise<Marker | null> {
  let widest: Marker | null = null;
  for (const { seq, sealed, hash, mac } of await runner.many(listMarkers, [])) {
    if (mac === null || !isMacOfEntry(app.keyring, sealed, mac)) continue;
    const read = readEntryStrictly(sealed);
    if (!read.ok || read.body.kind !== 'evidence.authenticated') continue;
    const { treeSize, root } = read.body.payload;
    if (typeof treeSize !== 'number' || typeof root !== 'string') continue;
    if (widest === null || treeSize > widest.treeSize) widest = { seq, hash, at: read.body.at, treeSize, root };
  }
  return widest;
}

/** The root that the log must have where the marker was set, beside those that checkpoints signed. */
export function rootOfMarker(marker: Marker | null): readonly SignedRoot[] {
  if (marker === null || marker.treeSize === 0) return [];
  const name = `The marker in entry ${marker.seq} of the install's chain`;
  return [{ size: marker.treeSize, root: Buffer.from(marker.root, 'hex'), name }];
}

/**
 * Seals, once, the entries that were written before entries had MACs: all of them become leaves of the signed log, and
 * the marker says so. An install in which any entry has a MAC is past that, and what lacks one there was written around
 * the program. So it was where the oldest key is of a release that authenticates: nothing there is from before, whatever
 * somebody took out of the database.
 */
export async function markOldEntries(app: Pick<App, 'db' | 'keyring' | 'clock' | 'log'>): Promise<void> {
  if (app.keyring.authenticatesAll || (await app.db.one(hasAnyMac, [])).has_any) return;
  if ((await integrateUnauthenticated(app)) === null) return;
  await app.db.transaction(async (tx) => {
    await tx.one(lockLog, [LOG_LOCK]);
    if ((await readMarker(app, tx)) !== null) return;
    const act = { actor: systemActor('start'), requestId: null };
    await appendMarker(tx, app, act, await tx.maybe(findLatestCheckpoint, []), 'upgrade');
  });
}

/**
 * After everything was sealed anew under the newest key: entries rest on this marker from now on, and no longer on codes
 * of keys that may go. Only what the log has signed is covered, and that was looked at when it was signed.
 */
export async function markRotation(
  app: Pick<App, 'db' | 'keyring' | 'clock'>,
  act: Act,
  done: JsonObject,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.one(lockLog, [LOG_LOCK]);
    await appendMarker(tx, app, act, await tx.maybe(findLatestCheckpoint, []), 'key_rotation', done);
  });
}

/** The caller holds the log's lock and has found everything below this head authentic. */
async function appendMarker(
  tx: Tx,
  app: Pick<App, 'keyring' | 'clock'>,
  act: Act,
  head: { readonly size: number; readonly root: Uint8Array } | undefined,
  reason: MarkerReason,
  more: JsonObject = {},
): Promise<void> {
  const payload = {
    ...more,
    reason,
    treeSize: head?.size ?? 0,
    root: head === undefined ? '' : Buffer.from(head.root).toString('hex'),
  };
  const { seq } = await appendOnto(tx, app, {
    loanId: null,
    kind: 'evidence.authenticated',
    act,
    payload: () => payload,
  });
  await tx.run(insertMarker, [seq]);
}
