import { equalBytes } from '@countersign/engine/evidence/bytes';
import {
  appendLeaves,
  EMPTY_FRONTIER,
  type Frontier,
  rootOf,
  type TreeNode,
} from '@countersign/engine/evidence/merkle-tree';
import type { Runner } from '../platform/db.ts';
import { loanIdOf } from './chain-id.ts';
import { listLeaves, listUnknownNodes } from './check.queries.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';
import { findNodes } from './log.queries.ts';
import { nodeSha256 } from './node-sha256.ts';

/** A root that somebody signed and that the log must have at this size. */
export interface SignedRoot {
  readonly size: number;
  readonly root: Uint8Array;
  /** Which one it is, for the sentence that names it. */
  readonly name: string;
}

export interface LogWalk {
  readonly leaves: number;
  readonly checkpoints: number;
  /** Up to here the leaves are those that were signed: the size of the last checkpoint before the first that fails. */
  readonly provenSize: number;
}

/** Leaves a page. Flat memory whatever the size of the log. */
const PAGE = 5_000;
/** More broken nodes than this tell nothing new. */
const MAX_UNKNOWN_NODES = 100;

/**
 * Computes the tree anew from its leaves, in one pass, and holds it against the stored nodes and every signed root.
 * After the first root that fails, the later ones are not tried: they sign what it signed and must fail with it.
 */
export async function walkLog(
  runner: Runner,
  roots: AsyncIterable<SignedRoot>,
  onFault: (fault: EvidenceFault) => void,
  start: Frontier = EMPTY_FRONTIER,
): Promise<LogWalk> {
  const upcoming = roots[Symbol.asyncIterator]();
  let next = await upcoming.next();
  let frontier = start;
  let [checkpoints, provenSize, isBroken] = [0, start.size, false];

  /** Compares the root with all that was signed at exactly this size. */
  async function holdAgainstSigned(): Promise<void> {
    while (!next.done && next.value.size <= frontier.size) {
      const { size, root, name } = next.value;
      checkpoints += 1;
      if (!isBroken && size === frontier.size) {
        if (equalBytes(root, rootOf(frontier, nodeSha256))) provenSize = size;
        else {
          isBroken = true;
          const range = `${name} signed leaves ${provenSize} to ${size - 1} otherwise than they stand now.`;
          onFault(evidenceFault({ seq: null, leafIndex: provenSize }, 'bad-root', range));
        }
      }
      next = await upcoming.next();
    }
  }

  await holdAgainstSigned();
  for (;;) {
    const page = await runner.many(listLeaves, [frontier.size, PAGE]);
    const nodes: TreeNode[] = [];
    for (const leaf of page) {
      if (leaf.leaf_index !== frontier.size) {
        const gap = `Leaf ${leaf.leaf_index} follows leaf ${frontier.size - 1}.`;
        onFault(evidenceFault({ seq: null, leafIndex: frontier.size }, 'leaf-missing', gap));
        return { leaves: frontier.size, checkpoints, provenSize };
      }
      if (!leaf.has_entry) {
        onFault(
          evidenceFault(
            { loanId: loanIdOf(leaf.chain_id), seq: leaf.seq, leafIndex: leaf.leaf_index },
            'entry-missing',
          ),
        );
      }
      const appended = appendLeaves(frontier, [leaf.leaf_hash], nodeSha256);
      frontier = appended.frontier;
      nodes.push(...appended.nodes.filter(({ level }) => level > 0));
      if (!next.done && next.value.size === frontier.size) await holdAgainstSigned();
    }
    await compareNodes(runner, nodes, onFault);
    if (page.length < PAGE) break;
  }

  while (!next.done) {
    checkpoints += 1;
    const cut = `${next.value.name} signs ${next.value.size} entries, the log has ${frontier.size}.`;
    if (!isBroken) onFault(evidenceFault({ seq: null, leafIndex: frontier.size }, 'log-cut', cut));
    isBroken = true;
    next = await upcoming.next();
  }
  for (const { level, index } of await runner.many(listUnknownNodes, [frontier.size, MAX_UNKNOWN_NODES])) {
    onFault(evidenceFault({ seq: null }, 'unknown-node', `Node ${index} of level ${level}.`));
  }
  return { leaves: frontier.size, checkpoints, provenSize };
}

async function compareNodes(
  runner: Runner,
  nodes: readonly TreeNode[],
  onFault: (fault: EvidenceFault) => void,
): Promise<void> {
  if (nodes.length === 0) return;
  const rows = await runner.many(findNodes, [nodes.map(({ level }) => level), nodes.map(({ index }) => index)]);
  const stored = new Map(rows.map((row) => [`${row.level}:${row.index}`, row.hash]));
  for (const { level, index, hash } of nodes) {
    const found = stored.get(`${level}:${index}`);
    if (found !== undefined && equalBytes(found, hash)) continue;
    onFault(evidenceFault({ seq: null }, 'bad-node', `Node ${index} of level ${level}.`));
  }
}
