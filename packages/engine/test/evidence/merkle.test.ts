import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyRoot, leafHashOfText, nodeHash } from '../../src/evidence/merkle-hash.ts';
import { makePath, type ProofPlan, planConsistency, planInclusion } from '../../src/evidence/merkle-proof.ts';
import { appendLeaves, EMPTY_FRONTIER, nodesOfRange, rootOf } from '../../src/evidence/merkle-tree.ts';
import { verifyConsistency, verifyInclusion, verifySubtreeConsistency } from '../../src/evidence/merkle-verify.ts';
import { describeWithFixtures, fixtureFiles, fixturePath } from '../fixtures.ts';

/** Thousands of hashes in portable code: far below this, unless the machine is very busy. */
const TIMEOUT_MS = 60_000;

const LEAVES = Array.from({ length: 40 }, (_, index) => `leaf ${index}`);

/** The definition of RFC 6962, section 2.1, as plainly as it can be written. */
function rootByDefinition(leaves: readonly string[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return createHash('sha256').digest();
  if (leaves.length === 1) return createHash('sha256').update('\0').update(only).digest();
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const halves = [rootByDefinition(leaves.slice(0, split)), rootByDefinition(leaves.slice(split))];
  return createHash('sha256').update('\u0001').update(Buffer.concat(halves)).digest();
}

/** Builds the tree one leaf at a time, keeping nodes as a table would, and the root after every leaf. */
function growTree() {
  const table = new Map<string, Uint8Array>();
  const roots = [rootOf(EMPTY_FRONTIER)];
  let frontier = EMPTY_FRONTIER;
  for (const leaf of LEAVES) {
    const added = appendLeaves(frontier, [leafHashOfText(leaf)]);
    for (const { level, index, hash } of added.nodes) table.set(`${level}/${index}`, hash);
    frontier = added.frontier;
    roots.push(rootOf(frontier));
  }
  const readNode = (level: number, index: number): Uint8Array => {
    const node = table.get(`${level}/${index}`);
    if (node === undefined) throw new Error(`Node ${level}/${index} was never stored.`);
    return node;
  };
  return { roots, readNode, frontier, rootAt: (size: number) => roots[size] ?? new Uint8Array() };
}

describe('the Merkle tree', () => {
  const tree = growTree();
  const path = (plan: ProofPlan) => makePath(plan, tree.readNode);

  it('has the root of the definition after every leaf', () => {
    for (let size = 0; size <= LEAVES.length; size++) {
      expect(Buffer.from(tree.rootAt(size))).toEqual(rootByDefinition(LEAVES.slice(0, size)));
    }
  });

  it('gives the same tree for leaves added at once and one by one', () => {
    expect(
      appendLeaves(
        EMPTY_FRONTIER,
        LEAVES.map((leaf) => leafHashOfText(leaf)),
      ).frontier,
    ).toEqual(tree.frontier);
  });

  it('restores the frontier of any size from stored nodes', () => {
    for (let size = 0; size < LEAVES.length; size++) {
      const hashes = nodesOfRange(0, size).map(({ level, index }) => tree.readNode(level, index));
      const grown = appendLeaves(
        { size, hashes },
        LEAVES.slice(size).map((leaf) => leafHashOfText(leaf)),
      );
      expect(Buffer.from(rootOf(grown.frontier))).toEqual(Buffer.from(tree.rootAt(LEAVES.length)));
    }
  });

  it(
    'proves every leaf of every tree, and no leaf anywhere else',
    () => {
      for (let size = 1; size <= LEAVES.length; size++) {
        const root = tree.rootAt(size);
        for (let leafIndex = 0; leafIndex < size; leafIndex++) {
          const leaf = tree.readNode(0, leafIndex);
          const proof = { leafIndex, leaf, path: path(planInclusion(leafIndex, size)), root, start: 0, end: size };
          const asked = [
            proof,
            { ...proof, leafIndex: (leafIndex + 1) % size },
            { ...proof, leaf: tree.rootAt(0) },
            { ...proof, path: [...proof.path, leaf] },
          ];
          expect(asked.map((item) => verifyInclusion(item))).toEqual([true, size === 1, false, false]);
        }
      }
    },
    TIMEOUT_MS,
  );

  it(
    'proves that every tree grew out of every smaller one, and out of no other',
    () => {
      for (let size2 = 1; size2 <= LEAVES.length; size2++) {
        for (let size1 = 1; size1 <= size2; size1++) {
          const [root1, root2] = [tree.rootAt(size1), tree.rootAt(size2)];
          const proof = { size1, root1, size2, root2, path: path(planConsistency(size1, size2)) };
          const asked = [
            proof,
            { ...proof, root1: tree.rootAt(size1 - 1) },
            { ...proof, root2: tree.rootAt(size2 - 1) },
            { ...proof, path: [...proof.path, root1] },
          ];
          expect(asked.map((item) => verifyConsistency(item))).toEqual([true, false, false, false]);
        }
      }
    },
    TIMEOUT_MS,
  );

  it('proves nothing about leaves that stand where no subtree does', () => {
    const [left, right] = [tree.readNode(0, 1), tree.readNode(0, 2)];
    const root = nodeHash(left, right);
    expect(verifyInclusion({ leafIndex: 1, leaf: left, path: [right], root, start: 1, end: 3 })).toBe(false);
    expect(verifyInclusion({ leafIndex: 1, leaf: left, path: [right], root, start: 0, end: 2 })).toBe(false);
    expect(verifySubtreeConsistency({ path: [], start: 1, end: 3, subtreeRoot: root, size: 3, root })).toBe(false);
  });

  it('plans proofs in a log that outgrew 32 bits', () => {
    const size = 2 ** 49 - 1;
    expect(planInclusion(size - 1, size)).toHaveLength(48);
    expect(nodesOfRange(0, size)).toHaveLength(49);
    expect(planConsistency(2 ** 40, size)).toHaveLength(9);
  });

  it.each([
    [-1, 3],
    [3, 3],
    [0, 0],
  ])('plans no proof for leaf %d of %d', (leafIndex, size) => {
    expect(() => planInclusion(leafIndex, size)).toThrow('There is no leaf');
  });

  it.each([
    [0, 3],
    [4, 3],
  ])('plans no consistency proof from %d to %d leaves', (size1, size2) => {
    expect(() => planConsistency(size1, size2)).toThrow('There is no consistency proof');
  });

  it('hashes a text as the leaf of its bytes', () => {
    const text = 'countersign-evidence/v1\n{"a":"é\u{1f600}"}';
    const leaf = createHash('sha256')
      .update(Buffer.concat([Buffer.of(0), Buffer.from(text)]))
      .digest();
    expect(Buffer.from(leafHashOfText(text))).toEqual(leaf);
  });

  it('gives the same with the native hash passed in', () => {
    const native = {
      bytes: (data: Uint8Array) => hash('sha256', data, 'buffer'),
      textToHex: (text: string) => hash('sha256', text, 'hex'),
    };
    const leaves = LEAVES.map((leaf) => leafHashOfText(leaf, native));
    const grown = appendLeaves(EMPTY_FRONTIER, leaves, native);
    expect(Buffer.from(rootOf(grown.frontier, native))).toEqual(Buffer.from(tree.rootAt(LEAVES.length)));
    expect(Buffer.from(emptyRoot(native))).toEqual(Buffer.from(emptyRoot()));
  });
});

interface Vector {
  readonly leafIdx: number;
  readonly treeSize: number;
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly size1: number;
  readonly size2: number;
  readonly root: string;
  readonly root1: string;
  readonly root2: string;
  readonly leafHash: string;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

const CHECKS: Record<string, (vector: Vector, path: readonly Uint8Array[]) => boolean> = {
  inclusion: (vector, path) =>
    verifyInclusion({
      leafIndex: vector.leafIdx,
      leaf: bytes(vector.leafHash),
      path,
      root: bytes(vector.root),
      start: 0,
      end: vector.treeSize,
    }),
  subtreeinclusion: (vector, path) =>
    verifyInclusion({
      leafIndex: vector.leafIdx,
      leaf: bytes(vector.leafHash),
      path,
      root: bytes(vector.root),
      start: vector.start,
      end: vector.end,
    }),
  consistency: (vector, path) =>
    verifyConsistency({
      size1: vector.size1,
      root1: bytes(vector.root1),
      size2: vector.size2,
      root2: bytes(vector.root2),
      path,
    }),
  subtreeconsistency: (vector, path) =>
    verifySubtreeConsistency({
      path,
      start: vector.start,
      end: vector.end,
      subtreeRoot: bytes(vector.root1),
      size: vector.size,
      root: bytes(vector.root2),
    }),
};

describeWithFixtures('RFC 6962 vectors', () => {
  const folder = 'formats/tlog/merkle';
  const names = fixtureFiles(folder, '.json');

  it('are all there, good ones and bad ones', () => {
    expect(names).toHaveLength(518);
  });

  describe.each(Object.entries(CHECKS))('%s', (kind, check) => {
    it.each(names.filter((name) => name.startsWith(`${kind}/`)))('%s', (name) => {
      const vector = JSON.parse(readFileSync(fixturePath(folder, name), 'utf8')) as Vector;
      expect(check(vector, (vector.proof ?? []).map(bytes))).toBe(!vector.wantErr);
    });
  });
});
