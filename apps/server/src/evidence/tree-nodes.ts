import type { ProofPlan } from '@countersign/engine/evidence/merkle-proof';
import type { NodeId } from '@countersign/engine/evidence/merkle-tree';
import type { Runner } from '../platform/db.ts';
import { findNodes } from './log.queries.ts';
import { LogDamagedError } from './log-damaged-error.ts';

export type ReadNode = (level: number, index: number) => Uint8Array;

/** Reads the nodes of many proofs at once; one that is missing shows only when it is asked for. */
export async function readNodes(runner: Runner, wanted: readonly NodeId[]): Promise<ReadNode> {
  const byKey = new Map(wanted.map((node) => [keyOf(node.level, node.index), node]));
  const nodes = [...byKey.values()];
  const rows =
    nodes.length === 0
      ? []
      : await runner.many(findNodes, [nodes.map(({ level }) => level), nodes.map(({ index }) => index)]);
  const hashes = new Map(rows.map((row) => [keyOf(row.level, row.index), row.hash]));
  return (level, index) => {
    const hash = hashes.get(keyOf(level, index));
    if (hash === undefined) throw new LogDamagedError(`Node ${index} of level ${level} of the log is missing.`);
    return hash;
  };
}

export function nodesOfPlans(plans: readonly ProofPlan[]): readonly NodeId[] {
  return plans.flat(2);
}

function keyOf(level: number, index: number): string {
  return `${level}:${index}`;
}
