import { leafHashOfText } from '@countersign/engine/evidence/merkle-hash';
import { makePath, planInclusion } from '@countersign/engine/evidence/merkle-proof';
import { verifyInclusion } from '@countersign/engine/evidence/merkle-verify';
import type { Tx } from '../platform/db.ts';
import type { StoredEntry } from './chain-walk.ts';
import { findTextOfLeaf, listTextsWithoutLeaf } from './check.queries.ts';
import { LogDamagedError } from './log-damaged-error.ts';
import { nodeSha256 } from './node-sha256.ts';
import { nodesOfPlans, type ReadNode, readNodes } from './tree-nodes.ts';

/** A tree that was signed. */
export interface SignedTree {
  readonly size: number;
  readonly root: Uint8Array;
}

/** An entry that the stored nodes do not lead to the signed root. */
export interface Unproved {
  readonly seq: number;
  readonly leafIndex: number;
  readonly leaf: Uint8Array;
}

/** Enough to find the one entry that lost its leaf; a database with more such entries is beyond naming one. */
const MAX_CANDIDATES = 1_000;

const MAX_NEIGHBOURS = 100;

/** Which of these entries are not proved by the signed tree. Those that it does not cover yet are left out. */
export async function findUnproved(
  tx: Tx,
  rows: readonly StoredEntry[],
  tree: SignedTree,
): Promise<readonly Unproved[]> {
  const inTree = rows.flatMap(({ seq, leaf_index: leafIndex, leaf_hash: leaf }) =>
    leafIndex === null || leaf === null || leafIndex >= tree.size ? [] : [{ seq, leafIndex, leaf }],
  );
  const readNode = await readNodes(
    tx,
    nodesOfPlans(inTree.map(({ leafIndex }) => planInclusion(leafIndex, tree.size))),
  );
  const failing = inTree.filter((entry) => !isProved(entry, tree, readNode));
  // Many at once are no damaged row but a rewritten tree, which no neighbour explains.
  if (failing.length > MAX_NEIGHBOURS) return failing;
  const unproved: Unproved[] = [];
  for (const entry of failing) if (!(await isProvedByText(tx, entry, tree, readNode))) unproved.push(entry);
  return unproved;
}

function isProved({ leafIndex, leaf }: Unproved, { size, root }: SignedTree, readNode: ReadNode): boolean {
  try {
    const path = makePath(planInclusion(leafIndex, size), readNode, nodeSha256);
    return verifyInclusion({ leafIndex, leaf, path, root, start: 0, end: size }, nodeSha256);
  } catch (error) {
    if (error instanceof LogDamagedError) return false;
    throw error;
  }
}

/**
 * A proof starts with the leaf beside the entry's own, so a damaged leaf row makes two entries look bad. The text of the
 * neighbour tells them apart: where it leads to the root, this entry is as it was signed, and the neighbour's row is not.
 */
async function isProvedByText(tx: Tx, entry: Unproved, tree: SignedTree, readNode: ReadNode): Promise<boolean> {
  const neighbour = entry.leafIndex % 2 === 0 ? entry.leafIndex + 1 : entry.leafIndex - 1;
  const known = await tx.maybe(findTextOfLeaf, [neighbour]);
  const texts = known === undefined ? await tx.many(listTextsWithoutLeaf, [MAX_CANDIDATES]) : [known];
  return texts.some(({ sealed }) => {
    const hash = leafHashOfText(sealed, nodeSha256);
    return isProved(entry, tree, (level, index) =>
      level === 0 && index === neighbour ? hash : readNode(level, index),
    );
  });
}
