import assert from 'node:assert/strict';
import type { ConformanceCheck } from './rig.ts';
import { assertTruth, commitWell, isCommitted, sameFields, stageWell } from './steps.ts';

export const roundTripChecks: readonly ConformanceCheck[] = [
  {
    name: 'stages, commits and verifies a loan, which is then booked once',
    run: async (bench) => {
      const { adapter, rig } = bench;
      const fresh = rig.newOrder();
      assert.deepEqual(adapter.validate(fresh), []);
      const order = await stageWell(bench, fresh);
      assert.equal((await rig.booked(order.boardingId)).length, 0, 'staging booked the loan');
      if (adapter.promises.stagingIsKept) {
        assert.equal(await rig.staged(order.boardingId), 1);
        const standing = await bench.verify(order);
        assert.deepEqual([standing.kind, standing.kind === 'held' && standing.stage], ['held', 'staged']);
      }
      await commitWell(bench, order);
      const standing = await bench.verify(order);
      assert(standing.kind === 'held' && standing.stage === 'committed', JSON.stringify(standing));
      assert.deepEqual(standing.differing, []);
      const [booked, ...more] = await rig.booked(order.boardingId);
      assert.deepEqual(more, []);
      sameFields(booked?.fields ?? [], order.fields);
    },
  },
  {
    name: 'is asked about an order that never came, and does not say that it is there',
    run: async (bench) => {
      const standing = await bench.verify(bench.rig.newOrder());
      assert.equal(standing.kind, bench.adapter.promises.absenceIsCertain ? 'absent' : standing.kind);
      assert.notEqual(standing.kind, 'held');
    },
  },
  {
    name: 'stages the same order twice and has it once, under one reference',
    applies: (adapter) => adapter.promises.stagingIsKept,
    run: async (bench) => {
      const first = await stageWell(bench);
      const second = await stageWell(bench, { ...first, coreReference: null });
      assert.equal(second.coreReference, first.coreReference);
      assert.equal(await bench.rig.staged(first.boardingId), 1);
    },
  },
  {
    name: 'commits the same order twice, one after the other, and books it once',
    applies: (adapter) => adapter.promises.commitIsIdempotent,
    run: async (bench) => {
      const order = await stageWell(bench);
      await commitWell(bench, order);
      const again = await bench.act('commit', order);
      assert(['done', 'unknown'].includes(again.kind), JSON.stringify(again));
      assert.equal((await bench.rig.booked(order.boardingId)).length, 1);
      assert.equal(await isCommitted(bench, order), true);
    },
  },
  {
    name: 'commits the same order twice at the same time and books it once',
    applies: (adapter) => adapter.promises.commitIsIdempotent,
    run: async (bench) => {
      const order = await stageWell(bench);
      await Promise.all([bench.act('commit', order), bench.act('commit', order)]);
      await bench.rig.settle?.(order, 'accept');
      assert.equal(await assertTruth(bench, order), true);
    },
  },
  {
    name: 'voids what was staged, once and again, and it is not booked after that',
    run: async (bench) => {
      const order = await stageWell(bench);
      for (const time of ['first', 'second']) {
        assert.equal((await bench.act('void', order)).kind, 'done', `the ${time} void`);
      }
      const standing = await bench.verify(order);
      const gone = standing.kind === 'absent' || (standing.kind === 'held' && standing.stage === 'voided');
      assert(gone || !bench.adapter.promises.absenceIsCertain, JSON.stringify(standing));
      assert.equal(await rigCount(bench), 0);

      async function rigCount({ rig }: typeof bench): Promise<number> {
        return (await rig.booked(order.boardingId)).length + (await rig.staged(order.boardingId));
      }
    },
  },
  {
    name: 'does not book what was voided',
    applies: (adapter) => adapter.promises.stagingIsKept,
    run: async (bench) => {
      const order = await stageWell(bench);
      await bench.act('void', order);
      assert.notEqual((await bench.act('commit', order)).kind, 'done');
      assert.equal((await bench.rig.booked(order.boardingId)).length, 0);
    },
  },
  {
    name: 'voids nothing, and that is done',
    run: async (bench) => {
      assert.equal((await bench.act('void', bench.rig.newOrder())).kind, 'done');
    },
  },
  {
    name: 'does not say that it voided what is booked',
    run: async (bench) => {
      const order = await stageWell(bench);
      await commitWell(bench, order);
      assert.equal((await bench.act('void', order)).kind, 'refused');
      assert.equal(await assertTruth(bench, order), true);
    },
  },
  {
    name: 'tells of a value that the core holds otherwise than ordered',
    applies: (_, rig) => rig.tamper !== undefined,
    run: async (bench) => {
      const order = await stageWell(bench);
      await commitWell(bench, order);
      const field = await bench.rig.tamper?.(order);
      const standing = await bench.verify(order);
      await bench.rig.meetAsking(null);
      assert.deepEqual(standing.kind === 'held' && standing.differing.map(({ coreField }) => coreField), [field]);
    },
  },
];
