import assert from 'node:assert/strict';
import type { BoardingOrder, CoreAdapter, CoreAnswer, CoreStanding } from '../../../platform/core-adapter.ts';
import { type Bench, type ConformanceRig, PATIENT_MS } from './rig.ts';

const LONGEST_RAW = 4000;
const LONGEST_DETAIL = 500;

/** Calls the adapter as the service does, and holds every answer to what is true of all answers. */
export function makeBench(adapter: CoreAdapter, rig: ConformanceRig): Bench {
  const look = <T extends CoreAnswer | CoreStanding>(answer: T): T => {
    const words = JSON.stringify(answer);
    for (const secret of rig.secrets) assert(!words.includes(secret), 'an answer holds a secret');
    assert(answer.raw.length <= LONGEST_RAW, `raw has ${answer.raw.length} characters`);
    if ('detail' in answer) {
      assert(answer.detail.trim() !== '', 'an answer that is no success says why');
      assert(answer.detail.length <= LONGEST_DETAIL, `detail has ${answer.detail.length} characters`);
    }
    if ('faults' in answer) {
      for (const { coreField, message } of answer.faults)
        assert(coreField !== '' && message !== '', 'a fault is empty');
    }
    return answer;
  };
  return {
    adapter,
    rig,
    act: async (act, order, timeoutMs = PATIENT_MS) => {
      const connection = await rig.connect(timeoutMs);
      return look(await adapter[act](connection, frozen(order)));
    },
    verify: async (order, timeoutMs = PATIENT_MS) => {
      const connection = await rig.connect(timeoutMs);
      const before = await rig.actRequests();
      const standing = look(await adapter.verify(connection, frozen(order)));
      assert.equal(await rig.actRequests(), before, 'asking had an effect on the core');
      return standing;
    },
  };
}

/** An adapter that changes the order it was given fails. */
function frozen(order: BoardingOrder): BoardingOrder {
  return Object.freeze({ ...order, fields: Object.freeze(order.fields.map((field) => Object.freeze({ ...field }))) });
}
