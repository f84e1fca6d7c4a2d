import { equalBytes } from './bytes.ts';
import { emptyRoot, nodeHash } from './merkle-hash.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

export interface Inclusion {
  readonly leafIndex: number;
  readonly leaf: Uint8Array;
  readonly path: readonly Uint8Array[];
  readonly root: Uint8Array;
  /** The tree, or the subtree, that the root stands for: the leaves from start up to end. A tree starts at 0. */
  readonly start: number;
  readonly end: number;
}

export interface Consistency {
  readonly size1: number;
  readonly root1: Uint8Array;
  readonly size2: number;
  readonly root2: Uint8Array;
  readonly path: readonly Uint8Array[];
}

export interface SubtreeConsistency {
  readonly path: readonly Uint8Array[];
  /** The leaves from start up to end, and their root. An earlier tree starts at 0. */
  readonly start: number;
  readonly end: number;
  readonly subtreeRoot: Uint8Array;
  readonly size: number;
  readonly root: Uint8Array;
}

/** Does the path lead from the leaf to the root? RFC 9162, section 2.1.3.2, which decides RFC 6962 proofs alike. */
export function verifyInclusion(proof: Inclusion, sha256: Sha256 = portableSha256): boolean {
  const { leafIndex, leaf, path, root, start, end } = proof;
  if (!isSubtree(start, end) || !Number.isSafeInteger(leafIndex) || leafIndex < start || leafIndex >= end) return false;
  if (![leaf, ...path].every(isHashLong)) return false;
  let index = leafIndex - start;
  let last = end - start - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return false;
    if (index % 2 === 1 || index === last) {
      hash = nodeHash(sibling, hash, sha256);
      // On the right edge a node without a sibling rises unchanged until it is a right child.
      while (index % 2 === 0 && index !== 0) [index, last] = [half(index), half(last)];
    } else {
      hash = nodeHash(hash, sibling, sha256);
    }
    [index, last] = [half(index), half(last)];
  }
  return last === 0 && equalBytes(hash, root);
}

/**
 * Did the later tree only add leaves to the earlier one? Every tree starts with the empty one, so a proof from
 * size 0 would say nothing, and none is accepted.
 */
export function verifyConsistency(proof: Consistency, sha256: Sha256 = portableSha256): boolean {
  const { size1, root1, size2, root2, path } = proof;
  if (size1 === 0) return false;
  return verifySubtreeConsistency({ path, start: 0, end: size1, subtreeRoot: root1, size: size2, root: root2 }, sha256);
}

/** Is the subtree over the leaves from start up to end part of the tree with this root? */
export function verifySubtreeConsistency(proof: SubtreeConsistency, sha256: Sha256 = portableSha256): boolean {
  const { path, start, end, subtreeRoot, size, root } = proof;
  if (start === end) return isEmptySubtree(proof, sha256);
  if (!isSubtree(start, end) || !Number.isSafeInteger(size) || end > size) return false;
  if (path.length > 0 && ![subtreeRoot, ...path].every(isHashLong)) return false;

  let [first, edge, last] = [start, end - 1, size - 1];
  const climb = () => {
    [first, edge, last] = [half(first), half(edge), half(last)];
  };
  // Skips the levels on which the subtree's right edge is full; up to there both trees are the same.
  if (end === size) while (first !== edge) climb();
  else while (first !== edge && edge % 2 === 1) climb();

  const isSeeded = first === edge;
  const seed = isSeeded ? subtreeRoot : path[0];
  if (seed === undefined) return false;
  let [inSubtree, inTree] = [seed, seed];
  for (const sibling of isSeeded ? path : path.slice(1)) {
    if (last === 0) return false;
    if (edge % 2 === 1 || edge === last) {
      if (first < edge) inSubtree = nodeHash(sibling, inSubtree, sha256);
      inTree = nodeHash(sibling, inTree, sha256);
      while (edge % 2 === 0 && edge !== 0) climb();
    } else {
      inTree = nodeHash(inTree, sibling, sha256);
    }
    climb();
  }
  return last === 0 && equalBytes(inSubtree, subtreeRoot) && equalBytes(inTree, root);
}

/** No leaves are part of every tree that reaches there; all that can be wrong is their root. */
function isEmptySubtree({ path, start, size, subtreeRoot }: SubtreeConsistency, sha256: Sha256): boolean {
  const isInside = Number.isSafeInteger(size) && start >= 0 && start <= size;
  return isInside && path.length === 0 && equalBytes(subtreeRoot, emptyRoot(sha256));
}

/** A subtree stands only where one of its width, rounded up to a power of two, would start. */
function isSubtree(start: number, end: number): boolean {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || start >= end) return false;
  let width = 1;
  while (width < end - start) width *= 2;
  return start % width === 0;
}

/** Hashes of other lengths would slide against each other where two are joined, and one join could be read as another. */
function isHashLong(hash: Uint8Array): boolean {
  return hash.length === 32;
}

/** Bit shifts are 32 bits wide in JavaScript; a log may outgrow that. */
function half(value: number): number {
  return Math.floor(value / 2);
}
