import assert from 'node:assert/strict';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';
import { type ConformanceCheck, type FoundBy, foundBy } from './rig.ts';
import { commitWell, stageWell } from './steps.ts';

const WORDS: Readonly<Record<FoundBy, string>> = { tax_id: 'tax id', name_and_address: 'name and address' };

export const customerChecks: readonly ConformanceCheck[] = foundBy.map((by) => ({
  name: `finds a customer whom the core knows by ${WORDS[by]}, and makes nobody a second time unless a person says so`,
  applies: (adapter, rig) => adapter.findCustomers !== undefined && rig.givenCustomer !== undefined,
  run: async (bench) => {
    const { adapter, rig } = bench;
    const given = await rig.givenCustomer?.(by);
    assert(given !== undefined && adapter.findCustomers !== undefined);
    const { order, customerId, coreField } = given;
    const before = await rig.actRequests();
    const found = await adapter.findCustomers(await rig.connect(30_000), order);
    assert(found.kind === 'found', JSON.stringify(found));
    const party = found.parties.find((each) => each.coreField === coreField);
    const match = party?.matches.find((each) => each.customerId === customerId);
    assert.equal(match?.matchedBy, by, JSON.stringify(found));
    assert.equal(await rig.actRequests(), before, 'asking had an effect on the core');

    const open = await bench.act('stage', order);
    assert(open.kind === 'refused', `somebody known was staged as somebody new: ${JSON.stringify(open)}`);
    assert(
      open.faults.some((fault) => fault.coreField === coreField),
      JSON.stringify(open),
    );
    assert.equal(await rig.staged(order.boardingId), 0);

    const wrong = await bench.act('stage', withChoice(order, coreField, '999999999'));
    assert(wrong.kind === 'refused', `a customer whom nobody found was taken: ${JSON.stringify(wrong)}`);

    const chosen = withChoice(order, coreField, customerId);
    await commitWell(bench, await stageWell(bench, chosen));
    assert.equal((await rig.booked(order.boardingId)).length, 1);
  },
}));

function withChoice(order: BoardingOrder, core: string, value: string): BoardingOrder {
  return { ...order, fields: [...order.fields.filter((field) => field.core !== core), { core, value }] };
}
