import { joinSubtrees, nodeHash } from './merkle-hash.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/**
 * The node over the leaves from index * 2^level up to (index + 1) * 2^level. Only full nodes are ever stored:
 * they never change again when leaves are added, so a table of them is append-only as the log is.
 */
export interface NodeId {
  readonly level: number;
  readonly index: number;
}

export interface TreeNode extends NodeId {
  readonly hash: Uint8Array;
}

/** All that appending needs of a tree: its size and its largest full subtrees from left to right. */
export interface Frontier {
  readonly size: number;
  readonly hashes: readonly Uint8Array[];
}

export const EMPTY_FRONTIER: Frontier = { size: 0, hashes: [] };

/**
 * Adds leaves in order and gives back every node that became full, leaves included, for storing. Each leaf
 * costs one hash on average and log2(size) at most.
 */
export function appendLeaves(
  frontier: Frontier,
  leaves: Iterable<Uint8Array>,
  sha256: Sha256 = portableSha256,
): { readonly frontier: Frontier; readonly nodes: readonly TreeNode[] } {
  const hashes = [...frontier.hashes];
  const nodes: TreeNode[] = [];
  let size = frontier.size;
  for (const leaf of leaves) {
    let node: TreeNode = { level: 0, index: size, hash: leaf };
    nodes.push(node);
    // A right child completes its parent; the left child is then the last subtree of the frontier.
    while (node.index % 2 === 1) {
      const left = hashes.pop();
      if (left === undefined) throw new Error('The frontier has fewer subtrees than its size needs.');
      node = { level: node.level + 1, index: (node.index - 1) / 2, hash: nodeHash(left, node.hash, sha256) };
      nodes.push(node);
    }
    hashes.push(node.hash);
    size += 1;
  }
  return { frontier: { size, hashes }, nodes };
}

export function rootOf(frontier: Frontier, sha256: Sha256 = portableSha256): Uint8Array {
  return joinSubtrees(frontier.hashes, sha256);
}

/**
 * The full nodes that make up the leaves from start up to end, from left to right. The start must be one where
 * a subtree of that length may stand; 0 always is, so the frontier of a stored tree is nodesOfRange(0, size).
 */
export function nodesOfRange(start: number, end: number): readonly NodeId[] {
  const nodes: NodeId[] = [];
  let at = start;
  while (at < end) {
    const { level, width } = largestFullTree(end - at);
    nodes.push({ level, index: at / width });
    at += width;
  }
  return nodes;
}

/** The largest full tree of at most this many leaves. Counted, not by Math.log2, which rounds up near 2^49. */
export function largestFullTree(leaves: number): { readonly level: number; readonly width: number } {
  let level = 0;
  let width = 1;
  while (width * 2 <= leaves) {
    level += 1;
    width *= 2;
  }
  return { level, width };
}
