import assert from 'node:assert/strict';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import type { Bench } from './rig.ts';

/** Stages an order, which must go well, and answers it with the core's reference. */
export async function stageWell(bench: Bench, order = bench.rig.newOrder()): Promise<BoardingOrder> {
  const answer = await bench.act('stage', order);
  assert.equal(answer.kind, 'done', `staging a good order is ${JSON.stringify(answer)}`);
  return answer.kind === 'done' ? { ...order, coreReference: answer.coreReference } : order;
}

/** Books an order, with the core's later answer where it gives one. */
export async function commitWell(bench: Bench, order: BoardingOrder): Promise<void> {
  const answer = await bench.act('commit', order);
  if (bench.adapter.promises.answersLater) {
    assert.equal(answer.kind, 'unknown', 'a core that answers later has not answered yet');
    assert.equal((await bench.verify(order)).kind === 'held' && (await isCommitted(bench, order)), false);
    await bench.rig.settle?.(order, 'accept');
  } else {
    assert.equal(answer.kind, 'done', `committing a staged order is ${JSON.stringify(answer)}`);
  }
}

export async function isCommitted(bench: Bench, order: BoardingOrder): Promise<boolean> {
  const standing = await bench.verify(order);
  return standing.kind === 'held' && standing.stage === 'committed';
}

/** What the books say and what `verify` says must be the same thing. */
export async function assertTruth(bench: Bench, order: BoardingOrder): Promise<boolean> {
  const { adapter, rig } = bench;
  const booked = await rig.booked(order.boardingId);
  assert(booked.length <= 1, `the order is booked ${booked.length} times`);
  const standing = await bench.verify(order);
  const says = standing.kind === 'held' && standing.stage === 'committed';
  if (booked.length === 1) assert(says, `the loan is booked and verify says ${JSON.stringify(standing)}`);
  else {
    assert(!says, 'the loan is not booked and verify says that it is');
    if (adapter.promises.absenceIsCertain) {
      assert.notEqual(standing.kind, 'unknown', `verify promises to tell, and says ${JSON.stringify(standing)}`);
    }
  }
  return booked.length === 1;
}

export function sameFields(left: readonly CoreValue[], right: readonly CoreValue[]): void {
  const sorted = (fields: readonly CoreValue[]) =>
    fields.map(({ core, value }) => ({ core, value })).toSorted((a, b) => (a.core < b.core ? -1 : 1));
  assert.deepEqual(sorted(left), sorted(right));
}
