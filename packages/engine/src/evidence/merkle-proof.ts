import { joinSubtrees } from './merkle-hash.ts';
import { largestFullTree, type NodeId, nodesOfRange } from './merkle-tree.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/**
 * Which stored nodes a proof needs: one list for each hash of its path. A list of several nodes is part of
 * the tree's ragged right edge, which is joined and never stored. Planning is apart from reading so that a
 * server can fetch the nodes of many proofs in one query.
 */
export type ProofPlan = readonly (readonly NodeId[])[];

export function planInclusion(leafIndex: number, size: number): ProofPlan {
  refuseUnless(leafIndex >= 0 && leafIndex < size, `There is no leaf ${leafIndex} in a tree of ${size}.`);
  const steps: (readonly NodeId[])[] = [];
  let [start, end] = [0, size];
  // Walks down to the leaf and notes the other half at every fork; a proof's path runs from the leaf up.
  while (end - start > 1) {
    const middle = start + leftWidth(end - start);
    steps.unshift(leafIndex < middle ? nodesOfRange(middle, end) : nodesOfRange(start, middle));
    if (leafIndex < middle) end = middle;
    else start = middle;
  }
  return steps;
}

export function planConsistency(size1: number, size2: number): ProofPlan {
  refuseUnless(size1 >= 1 && size1 <= size2, `There is no consistency proof from ${size1} to ${size2} leaves.`);
  if (size1 === size2) return [];
  const steps: (readonly NodeId[])[] = [];
  let [start, end] = [0, size2];
  while (end !== size1) {
    const middle = start + leftWidth(end - start);
    steps.unshift(size1 <= middle ? nodesOfRange(middle, end) : nodesOfRange(start, middle));
    if (size1 <= middle) end = middle;
    else start = middle;
  }
  // When the old tree is itself a subtree of the new one, its root is known to the verifier and left out.
  if (start > 0) steps.unshift(nodesOfRange(start, end));
  return steps;
}

/** Makes the path of a proof out of the nodes it needs. */
export function makePath(
  plan: ProofPlan,
  readNode: (level: number, index: number) => Uint8Array,
  sha256: Sha256 = portableSha256,
): readonly Uint8Array[] {
  return plan.map((nodes) =>
    joinSubtrees(
      nodes.map(({ level, index }) => readNode(level, index)),
      sha256,
    ),
  );
}

/** RFC 6962 splits a tree at the largest power of two that is smaller than its size. */
function leftWidth(size: number): number {
  return largestFullTree(size - 1).width;
}

function refuseUnless(holds: boolean, message: string): void {
  if (!holds) throw new RangeError(message);
}
