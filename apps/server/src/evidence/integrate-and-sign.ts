import { formatCheckpoint } from '@countersign/engine/evidence/checkpoint';
import { leafHashOfText } from '@countersign/engine/evidence/merkle-hash';
import { makePath, planConsistency } from '@countersign/engine/evidence/merkle-proof';
import { appendLeaves, type Frontier, nodesOfRange, rootOf } from '@countersign/engine/evidence/merkle-tree';
import { verifyConsistency } from '@countersign/engine/evidence/merkle-verify';
import { signNote } from '@countersign/engine/evidence/signed-note';
import type { App } from '../platform/app.ts';
import { type RowOf, type Tx, violatedConstraint } from '../platform/db.ts';
import { isMacOfEntry } from './entry-mac.ts';
import {
  deletePending,
  findLatestCheckpoint,
  findTreeSize,
  insertCheckpoint,
  insertLeaves,
  insertNodes,
  listPending,
  lockLog,
} from './log.queries.ts';
import { LogDamagedError, tellDamage } from './log-damaged-error.ts';
import { nodeSha256 } from './node-sha256.ts';
import { ensureSigningKey, type SigningKey } from './signing-key.ts';
import { type CheckpointRow, checkpointTag, checkStoredCheckpoint } from './stored-checkpoint.ts';
import { nodesOfPlans, readNodes } from './tree-nodes.ts';

/** Any fixed number will do; it must only be the same on all nodes. */
export const LOG_LOCK = 4_917_320_031;
/** Entries a transaction: enough to make its fixed costs vanish, few enough that nobody waits long for the lock. */
const BATCH = 1_000;

export interface SignedHead {
  readonly size: number;
  readonly note: string;
  /** Which of our keys signed it. */
  readonly keyId: string;
  readonly signedAt: Date;
}

/**
 * Makes every entry that was committed before the call a leaf of the install-wide log, and signs the new head. Answers
 * the newest checkpoint, which covers them all; null while the install has no evidence. Nothing is signed twice:
 * where nothing is new, the checkpoint that stands is the answer.
 */
export function integrateAndSign(app: IntegratingApp): Promise<SignedHead | null> {
  return integrate(app, true);
}

/** As integrateAndSign, for entries from before entries had MACs: once, at the upgrade (marker.ts). */
export function integrateUnauthenticated(app: IntegratingApp): Promise<SignedHead | null> {
  return integrate(app, false);
}

type WaitingEntry = RowOf<(typeof listPending)['columns']>;

interface Integrated {
  /** How many entries of the queue were looked at, and the number of the last. */
  readonly seen: number;
  readonly last: number;
  readonly head: SignedHead | null;
}

type IntegratingApp = Pick<App, 'db' | 'keyring' | 'clock' | 'log'>;

async function integrate(app: IntegratingApp, needsMac: boolean): Promise<SignedHead | null> {
  try {
    // Of one call: a chain that was left at an entry is left at all that follow it.
    const left = needsMac ? new Set<string>() : null;
    for (let after = 0; ; ) {
      const { seen, last, head } = await app.db.transaction((tx) => integrateBatch(tx, app, left, after));
      if (seen < BATCH) return head;
      after = last;
    }
  } catch (error) {
    if (error instanceof LogDamagedError)
      app.log.error({ err: error }, 'the evidence log is damaged; nothing is signed');
    return tellDamage(error);
  }
}

export function toSignedHead({ size, note, key_id, signed_at }: CheckpointRow): SignedHead {
  return { size, note, keyId: key_id, signedAt: signed_at };
}

async function integrateBatch(
  tx: Tx,
  app: Pick<App, 'keyring' | 'clock' | 'log'>,
  left: Set<string> | null,
  after: number,
): Promise<Integrated> {
  // Before all reads: whoever waited here must see what the one before has written.
  await tx.one(lockLog, [LOG_LOCK]);
  const waiting = await tx.many(listPending, [after, BATCH]);
  const about = { seen: waiting.length, last: waiting.at(-1)?.id ?? after };
  const latest = await tx.maybe(findLatestCheckpoint, []);
  const { size } = await tx.one(findTreeSize, []);
  if (latest !== undefined && latest.size > size) {
    throw new LogDamagedError(`A checkpoint signs ${latest.size} entries, and the log has ${size}.`);
  }
  // Leaves and the checkpoint over them come in one transaction: a leaf that no checkpoint covers is not one of ours.
  if (size > (latest?.size ?? 0)) {
    throw new LogDamagedError(`The log has ${size} leaves, and its last checkpoint signs ${latest?.size ?? 0}.`);
  }
  // First: with the key file of another install every entry would look forged.
  const keys = waiting.length === 0 ? null : await ensureSigningKey(app, tx);
  const pending = left === null ? waiting : leaveForged(app, waiting, left);
  if (pending.length === 0) return { ...about, head: latest === undefined ? null : toSignedHead(latest) };

  const before = await readFrontier(tx, size);
  const leaves = pending.map(({ sealed }) => leafHashOfText(sealed, nodeSha256));
  const { frontier, nodes } = appendLeaves(before, leaves, nodeSha256);
  const places = pending.map((_, index) => size + index);
  const chains = pending.map(({ chain_id }) => chain_id);
  const seqs = pending.map(({ seq }) => seq);
  await tx.run(insertLeaves, [places, chains, seqs, leaves.map((leaf) => Buffer.from(leaf))]).catch(refuseRepeated);
  const full = nodes.filter(({ level }) => level > 0);
  const [levels, indexes] = [full.map(({ level }) => level), full.map(({ index }) => index)];
  await tx.run(insertNodes, [levels, indexes, full.map(({ hash }) => Buffer.from(hash))]).catch(refuseRepeated);
  await tx.run(deletePending, [pending.map(({ id }) => id)]);
  if (keys === null) throw new Error('Entries wait for the log, and there is no key to sign it with.');
  return { ...about, head: await signHead(tx, app, keys, frontier) };
}

/**
 * A signature on an entry that somebody wrote into the database would make it ours. It waits in the queue, where fsck
 * and every verification of its chain find it, and so do the entries behind it: a chain enters the log in its own order.
 */
function leaveForged(
  app: Pick<App, 'keyring' | 'log'>,
  waiting: readonly WaitingEntry[],
  left: Set<string>,
): readonly WaitingEntry[] {
  return waiting.filter(({ chain_id, seq, sealed, mac }) => {
    if (left.has(chain_id)) return false;
    if (mac !== null && isMacOfEntry(app.keyring, sealed, mac)) return true;
    left.add(chain_id);
    app.log.error(
      { what: `entry ${seq} of chain ${chain_id}` },
      'an entry was not written by the service and is not signed',
    );
    return false;
  });
}

/** An entry is queued once, by the database, as it is inserted; and a node follows its leaves. Others were put there by hand. */
function refuseRepeated(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'evidence_leaf_entry_key') {
    throw new LogDamagedError('An entry waits for the log that is in it already.');
  }
  if (constraint === 'evidence_node_pkey') throw new LogDamagedError('The log has nodes above leaves that it lacks.');
  throw error;
}

async function readFrontier(tx: Tx, size: number): Promise<Frontier> {
  const places = nodesOfRange(0, size);
  const readNode = await readNodes(tx, places);
  return { size, hashes: places.map(({ level, index }) => readNode(level, index)) };
}

async function signHead(
  tx: Tx,
  app: Pick<App, 'keyring' | 'clock'>,
  keys: readonly [SigningKey, ...SigningKey[]],
  frontier: Frontier,
): Promise<SignedHead> {
  const [{ key, keyId, signer }] = keys;
  const root = rootOf(frontier, nodeSha256);
  await refuseUnlessConsistent(tx, app, keys, frontier.size, root);

  const text = formatCheckpoint({ origin: key.name, size: frontier.size, root, extensions: [] });
  const note = signNote(text, signer, nodeSha256);
  const signedAt = app.clock.now();
  const tag = checkpointTag(app.keyring, note, signedAt);
  await tx.run(insertCheckpoint, [frontier.size, Buffer.from(root), keyId, note, signedAt, tag]);
  return { size: frontier.size, note, keyId, signedAt };
}

/**
 * A signature on a head that does not extend the last one would prove to everybody that we rewrote history. So the last
 * checkpoint is not believed but checked, and the new root must be shown to grow out of it by the nodes as they are stored.
 */
async function refuseUnlessConsistent(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  keys: readonly SigningKey[],
  size: number,
  root: Uint8Array,
): Promise<void> {
  const latest = await tx.maybe(findLatestCheckpoint, []);
  if (latest === undefined) return;
  const check = checkStoredCheckpoint(latest, keys, app.keyring);
  if (!check.ok) throw new LogDamagedError(`The checkpoint over ${latest.size} entries does not hold. ${check.detail}`);
  const plan = planConsistency(check.checkpoint.size, size);
  const path = makePath(plan, await readNodes(tx, nodesOfPlans([plan])), nodeSha256);
  const proof = { size1: check.checkpoint.size, root1: check.checkpoint.root, size2: size, root2: root, path };
  if (verifyConsistency(proof, nodeSha256)) return;
  throw new LogDamagedError(`The log does not extend its checkpoint over ${latest.size} entries.`);
}
