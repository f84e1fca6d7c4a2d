import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { type Authenticity, openAuthenticity } from './authenticity.ts';
import { chainIdOf } from './chain-id.ts';
import { type ChainWalk, endWalk, type StoredEntry, startWalk, stepWalk } from './chain-walk.ts';
import { findGoneEntry, listStoredEntries, useOneSnapshot } from './check.queries.ts';
import { countEntries, findChain } from './evidence.queries.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';
import { findLatestCheckpoint } from './log.queries.ts';
import { LogDamagedError } from './log-damaged-error.ts';
import { walkLog } from './log-walk.ts';
import { findUnproved, type SignedTree, type Unproved } from './prove-entries.ts';
import { findSamePerson, type Makers } from './same-person.ts';
import { signedRoots } from './signed-roots.ts';
import { readSigningKeys, type SigningKey } from './signing-key.ts';
import { checkStoredCheckpoint } from './stored-checkpoint.ts';

export interface ChainVerdict {
  readonly valid: boolean;
  /** How many entries the chain has, the bad ones included. */
  readonly entries: number;
  readonly firstBadSeq: number | null;
  /** The hash of the last entry, or of the last one before the first that is bad; 64 zeros where there is none. */
  readonly head: string;
  readonly fault: EvidenceFault | null;
}

/** Entries a page: a chain may be long, and its proofs need some twenty nodes an entry. */
const PAGE = 500;

/**
 * Checks one chain as it is stored: every entry, every link, the head, and that the signed log holds exactly these
 * entries. Null is the install's own chain.
 */
export async function verifyChain(app: Pick<App, 'db' | 'keyring'>, loanId: string | null): Promise<ChainVerdict> {
  return app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const signed = await readSignedHead(tx, app);
    const own = await openAuthenticity(app, tx);
    const unproved: Unproved[] = [];
    const makers: Makers = new Map();
    let broken: EvidenceFault | null = null;
    let walk = startWalk(loanId);
    let fault: EvidenceFault | null = null;
    for (;;) {
      const rows = await tx.many(listStoredEntries, [chainIdOf(loanId), walk.state.seq, PAGE]);
      const stepped = stepAll(walk, rows, own);
      walk = stepped.walk;
      for (const body of stepped.bodies) {
        const said = findSamePerson(makers, body);
        if (said !== null) broken ??= evidenceFault({ loanId, seq: body.seq }, 'same-person', said);
      }
      unproved.push(...(await findUnproved(tx, rows.slice(0, stepped.good), signed)));
      fault = stepped.fault;
      if (fault !== null || rows.length < PAGE) break;
    }
    const rewritten = unproved.length === 0 ? null : await blame(tx, app, signed.keys, loanId, unproved);
    // The earliest entry is named: what follows a rewritten entry was rewritten with it.
    if (rewritten !== null && (fault?.seq ?? Number.POSITIVE_INFINITY) > (rewritten.seq ?? 0)) fault = rewritten;
    // A missing entry before a head that disagrees: the head may only have been set back to hide it.
    fault ??= (await findCutTail(tx, walk)) ?? endWalk(walk, await tx.maybe(findChain, [chainIdOf(loanId)]));
    // Last, since it names no entry: without a head that holds, nothing is proved even where nothing looks wrong.
    fault ??= signed.fault;
    // Every entry is ours, and together they say that a control failed: whoever asks whether all is well must hear it.
    fault ??= broken;
    const { seq, head } = walk.state;
    if (fault === null) return { valid: true, entries: seq, firstBadSeq: null, head, fault };
    const { entries } = await tx.one(countEntries, [chainIdOf(loanId)]);
    return { valid: false, entries, firstBadSeq: fault.seq, head, fault };
  });
}

interface Stepped {
  readonly walk: ChainWalk;
  readonly bodies: readonly ReadBody[];
  readonly good: number;
  readonly fault: EvidenceFault | null;
}

function stepAll(from: ChainWalk, rows: readonly StoredEntry[], own: Authenticity): Stepped {
  let walk = from;
  const bodies: ReadBody[] = [];
  for (const [index, row] of rows.entries()) {
    const step = stepWalk(walk, row, own);
    if (!step.ok) return { walk, bodies, good: index, fault: step };
    walk = step.walk;
    bodies.push(step.body);
  }
  return { walk, bodies, good: rows.length, fault: null };
}

interface SignedLog extends SignedTree {
  readonly keys: readonly SigningKey[];
  readonly fault: EvidenceFault | null;
}

const NOTHING_SIGNED = { size: 0, root: new Uint8Array(0) };

async function readSignedHead(tx: Tx, app: Pick<App, 'keyring'>): Promise<SignedLog> {
  try {
    const keys = await readSigningKeys(app, tx);
    const row = await tx.maybe(findLatestCheckpoint, []);
    if (row === undefined) return { keys, ...NOTHING_SIGNED, fault: null };
    const check = checkStoredCheckpoint(row, keys, app.keyring);
    if (check.ok) return { keys, size: row.size, root: check.checkpoint.root, fault: null };
    return { keys, ...NOTHING_SIGNED, fault: evidenceFault({ seq: null }, 'bad-checkpoint', check.detail) };
  } catch (error) {
    if (!(error instanceof LogDamagedError)) throw error;
    return { keys: [], ...NOTHING_SIGNED, fault: evidenceFault({ seq: null }, 'bad-signing-key', error.message) };
  }
}

/**
 * Says which entry is to blame. A proof fails for every entry when anything in the tree was rewritten, so the tree is
 * computed anew from its leaves and held against all checkpoints: entries below the last one that holds are proved, and
 * the first unproved entry above it is the one. Null when all leaves are as signed and only inner nodes are damaged.
 */
async function blame(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  keys: readonly SigningKey[],
  loanId: string | null,
  unproved: readonly Unproved[],
): Promise<EvidenceFault | null> {
  const roots = signedRoots(app, tx, keys, { fromSize: 1, kept: [], onFault: () => {} });
  const { provenSize } = await walkLog(tx, roots, () => {});
  const first = unproved.find(({ leafIndex }) => leafIndex >= provenSize);
  if (first === undefined) return null;
  return evidenceFault({ loanId, seq: first.seq, leafIndex: first.leafIndex }, 'not-in-log');
}

/** Entries that the log still speaks of although they and the head before them are gone. */
async function findCutTail(tx: Tx, { state }: ChainWalk): Promise<EvidenceFault | null> {
  const { seq } = await tx.one(findGoneEntry, [chainIdOf(state.loanId), state.seq]);
  return seq === null ? null : evidenceFault({ loanId: state.loanId, seq: state.seq + 1 }, 'entry-missing');
}
