import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';
import {
  type Act,
  acts,
  type Bench,
  type ConformanceCheck,
  HASTY_MS,
  type LostAnswer,
  lostAnswers,
  PATIENT_MS,
} from './rig.ts';
import { assertTruth, stageWell } from './steps.ts';

/** An answer of which nothing comes, rather than one that makes no sense. */
function waitFor(fault: LostAnswer): number {
  return fault.startsWith('timeout') ? HASTY_MS : PATIENT_MS;
}

/** What was sent at the last moment still arrives. */
const UNDER_WAY_MS = 100;

/**
 * The act under a fault that meets the request of this number. On a busy machine a hasty adapter may run out of time
 * before it sends that one, and says so truly; it is then given more.
 */
async function actUnder(bench: Bench, act: Act, order: BoardingOrder, fault: LostAnswer, step: number) {
  const before = await bench.rig.actRequests();
  for (let waitMs = waitFor(fault); ; waitMs *= 4) {
    const answer = await bench.act(act, order, waitMs);
    await wait(UNDER_WAY_MS);
    const sent = (await bench.rig.actRequests()) - before;
    if (answer.kind !== 'unavailable' || sent >= step || waitMs >= PATIENT_MS) return { answer, sent };
  }
}

async function readyFor(bench: Bench, act: Act): Promise<BoardingOrder> {
  return act === 'stage' ? bench.rig.newOrder() : stageWell(bench);
}

/** An act that lost its answer is unknown; asking tells the truth; going on from there books the loan once. */
function lostAnswer(fault: LostAnswer): ConformanceCheck {
  return {
    name: `calls an answer lost by ${fault} unknown, sends nothing twice, and verify tells what came of it`,
    applies: (_, rig) => rig.actFaults.includes(fault),
    run: async (bench) => {
      const { rig } = bench;
      for (const act of acts) {
        for (let step = 1; step <= rig.steps[act]; step += 1) {
          const where = `${act}, request ${step}`;
          const order = await readyFor(bench, act);
          await rig.meetAct(fault, step);
          const { answer, sent } = await actUnder(bench, act, order, fault, step);
          await rig.meetAct(null);
          assert.equal(answer.kind, 'unknown', `${where}: ${JSON.stringify(answer)}`);
          assert(sent <= rig.steps[act], `${where}: sent ${sent} requests for ${rig.steps[act]}`);
          await goOn(bench, act, order, where);
        }
      }
    },
  };
}

/** What a person does next, after asking: the act again where it was not done, and the loan is booked once. */
async function goOn(bench: Bench, act: Act, order: BoardingOrder, where: string): Promise<void> {
  const booked = await assertTruth(bench, order);
  if (booked) return assert.equal(act, 'commit', `${where}: booked`);
  const again = await bench.act(act, order);
  assert.equal(again.kind, 'done', `${where}, done again after asking: ${JSON.stringify(again)}`);
  if (act === 'stage' && again.kind === 'done') {
    const done = await bench.act('commit', { ...order, coreReference: again.coreReference });
    assert.equal(done.kind, 'done', `${where}, then committed: ${JSON.stringify(done)}`);
  }
  assert.equal(await assertTruth(bench, order), act !== 'void', where);
}

export const unknownChecks: readonly ConformanceCheck[] = [
  ...lostAnswers.map(lostAnswer),
  {
    name: 'answers each request by its own answer when the core answers twice',
    applies: (_, rig) => rig.actFaults.includes('twice'),
    run: async (bench) => {
      await bench.rig.meetAct('twice');
      const orders = [bench.rig.newOrder(), bench.rig.newOrder(), bench.rig.newOrder()];
      for (const order of orders) {
        const answer = await bench.act('stage', order);
        assert(['done', 'unknown', 'unavailable'].includes(answer.kind), JSON.stringify(answer));
        if (answer.kind === 'done') assert.equal(await bench.rig.staged(order.boardingId), 1);
      }
      await bench.rig.meetAct(null);
      for (const order of orders) await assertTruth(bench, order);
    },
  },
  {
    name: 'says unavailable when the core is not there, and asking is unknown',
    run: async (bench) => {
      const order = await stageWell(bench);
      await bench.rig.takeDown();
      try {
        for (const act of acts) {
          const answer = await bench.act(act, act === 'stage' ? bench.rig.newOrder() : order);
          assert.equal(answer.kind, 'unavailable', `${act}: ${JSON.stringify(answer)}`);
        }
        assert.equal((await bench.verify(order)).kind, 'unknown');
      } finally {
        await bench.rig.bringUp();
      }
      assert.equal(await assertTruth(bench, order), false);
    },
  },
  {
    name: 'does not take a spoilt answer to a question for a standing',
    applies: (_, rig) => rig.answerFaults.length > 0,
    run: async (bench) => {
      for (const fault of bench.rig.answerFaults) {
        const order = await stageWell(bench);
        if (bench.adapter.promises.answersLater) await bench.act('commit', order);
        if (bench.rig.settle !== undefined) await bench.rig.settle(order, fault);
        else await bench.rig.meetAsking(fault);
        const standing = await bench.verify(order, waitFor(fault));
        await bench.rig.meetAsking(null);
        assert.equal(standing.kind, 'unknown', `${fault}: ${JSON.stringify(standing)}`);
      }
    },
  },
];
