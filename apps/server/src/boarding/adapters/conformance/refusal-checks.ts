import assert from 'node:assert/strict';
import { shapeWith } from '@countersign/engine/field-maps/layout-shape';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';
import { type Bench, type ConformanceCheck, PATIENT_MS } from './rig.ts';
import { assertTruth, commitWell, sameFields, stageWell } from './steps.ts';

/** Values that formats tend to bend: quotes, separators, markup, formulas, zeros, other scripts, a composed letter. */
const AWKWARD = [
  'O\'Brien & Söhne "GmbH" <Holding>, d/b/a A;B|C\\D',
  '=SUM(A1:A9)',
  '+1-555-0100',
  '@Acme',
  '-Minus LLC',
  '000123456789012345678',
  '1e5',
  'TRUE',
  'Łódź 東京 Ωμέγα 😀 e\u0301',
  '{{template}} $x %s &amp; &#39;',
  ']]> --> "" \'\'',
];

async function refusedOn(bench: Bench, order: BoardingOrder, field: string): Promise<void> {
  const found = bench.adapter.validate(order);
  if (found.some(({ coreField }) => coreField === field)) return;
  const answer = await bench.act('stage', order);
  assert.equal(answer.kind, 'refused', `${field}: ${JSON.stringify(answer)}`);
  if (answer.kind === 'refused')
    assert(
      answer.faults.some(({ coreField }) => coreField === field),
      JSON.stringify(answer),
    );
  assert.equal(await bench.rig.staged(order.boardingId), 0);
}

export const refusalChecks: readonly ConformanceCheck[] = [
  {
    name: 'says refused when the core refuses, naming a field of the order, and nothing is booked',
    applies: (_, rig) => rig.actFaults.includes('refuse'),
    run: async (bench) => {
      const { rig } = bench;
      for (const act of ['stage', 'commit'] as const) {
        for (let step = 1; step <= rig.steps[act]; step += 1) {
          const order = act === 'stage' ? rig.newOrder() : await stageWell(bench);
          await rig.meetAct('refuse', step);
          const answer = await bench.act(act, order, PATIENT_MS);
          await rig.meetAct(null);
          assert.equal(answer.kind, 'refused', `${act}, request ${step}: ${JSON.stringify(answer)}`);
          const faults = answer.kind === 'refused' ? answer.faults : [];
          const known = (name: string) => order.fields.some(({ core }) => core === name);
          assert(faults.length > 0 && faults.every(({ coreField }) => known(coreField)), JSON.stringify(faults));
          assert.equal(await assertTruth(bench, order), false);
        }
      }
    },
  },
  {
    name: 'tells a refusal that the core gives later, naming a field of the order',
    applies: (adapter) => adapter.promises.answersLater,
    run: async (bench) => {
      const order = await stageWell(bench);
      await bench.act('commit', order);
      await bench.rig.settle?.(order, 'refuse');
      const standing = await bench.verify(order);
      assert.equal(standing.kind, 'refused', JSON.stringify(standing));
      const faults = standing.kind === 'refused' ? standing.faults : [];
      assert(
        faults.some(({ coreField }) => order.fields.some(({ core }) => core === coreField)),
        JSON.stringify(faults),
      );
      assert.equal((await bench.rig.booked(order.boardingId)).length, 0);
    },
  },
  {
    name: 'refuses a field that the core does not know, by its name, or carries it whole where any may be sent',
    run: async (bench) => {
      const { adapter, rig } = bench;
      const fresh = rig.newOrder();
      const order = { ...fresh, fields: [...fresh.fields, { core: 'noSuchField', value: 'x' }] };
      if (!shapeWith(adapter.shape, order.layout).open) return refusedOn(bench, order, 'noSuchField');
      await commitWell(bench, await stageWell(bench, order));
      sameFields((await rig.booked(order.boardingId))[0]?.fields ?? [], order.fields);
    },
  },
  {
    name: 'refuses an order without a field that the core requires, by its name',
    run: async (bench) => {
      const shape = shapeWith(bench.adapter.shape, bench.rig.newOrder().layout);
      for (const { name } of shape.fields.filter(({ required }) => required)) {
        const fresh = bench.rig.newOrder();
        await refusedOn(bench, { ...fresh, fields: fresh.fields.filter(({ core }) => core !== name) }, name);
      }
    },
  },
  {
    name: 'carries every value exactly as ordered',
    run: async (bench) => {
      const { rig } = bench;
      for (const value of AWKWARD) {
        const fresh = rig.newOrder();
        const others = fresh.fields.filter(({ core }) => core !== rig.textField);
        const order = { ...fresh, fields: [...others, { core: rig.textField, value }] };
        const staged = await stageWell(bench, order);
        await commitWell(bench, staged);
        sameFields((await rig.booked(order.boardingId))[0]?.fields ?? [], order.fields);
        const standing = await bench.verify(staged);
        assert.deepEqual(standing.kind === 'held' && standing.differing, [], JSON.stringify(standing));
      }
    },
  },
];
