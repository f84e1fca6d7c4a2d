import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreConnection } from '../../../platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';
import { type RunningSimulator, runSimulator } from '../testing/run-simulator.ts';
import { readSimulatorLedger } from './process/ledger.ts';
import { simulatorAdapter as adapter } from './simulator-adapter.ts';

const egress = createEgress(parseEgressAllow(undefined));
let folder: string;
let running: RunningSimulator;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-weather-'));
  running = await runSimulator(folder);
});
afterEach(async () => {
  await running.kill();
  await rm(folder, { recursive: true, force: true });
});

function connect(timeoutMs: number): CoreConnection {
  const settings = { 'simulator.url': running.url, 'simulator.token': running.token };
  return { egress, clock: systemClock, timeoutMs, settings };
}

function order(boardingId: string): BoardingOrder {
  const fields = [
    { core: 'borrowerName', value: `Borrower ${boardingId}` },
    { core: 'principal', value: '250000.00' },
    { core: 'annualRate', value: '6.25' },
    { core: 'noteDate', value: '2026-03-01' },
    { core: 'maturityDate', value: '2031-03-01' },
  ];
  return { boardingId, loanRef: 'L-1', fields, coreReference: null };
}

/** What a person would do: the act, and after an unknown answer a question until it is answered, then again if needed. */
async function drive(boardingId: string, act: 'stage' | 'commit'): Promise<'done' | 'refused'> {
  for (;;) {
    const answer = await adapter[act](connect(500), order(boardingId));
    if (answer.kind === 'done' || answer.kind === 'refused') return answer.kind;
    for (;;) {
      const standing = await adapter.verify(connect(500), order(boardingId));
      if (standing.kind === 'held' && (standing.stage === 'committed' || act === 'stage')) return 'done';
      if (standing.kind !== 'unknown') break;
    }
  }
}

it('in bad weather and with kills between, the ledger holds exactly what we believe it holds', async () => {
  const even = 0.04;
  const chances = Object.fromEntries(
    ['refuse', 'timeout_before', 'timeout_after', 'reset_before', 'reset_after', 'garbage', 'partial', 'wrong_type']
      .concat(['wrong_order', 'twice', 'error_before', 'error_after', 'too_long'])
      .map((fault) => [fault, even]),
  );
  await running.setWeather({ seed: 11, chances, lookups: true });
  const believed = new Map<string, boolean>();
  const killAt = [20, 45, 70, 95];
  const lane = async (first: number) => {
    for (let n = first; n < 120; n += 6) {
      const staged = await drive(`b-${n}`, 'stage');
      believed.set(`b-${n}`, staged === 'done' && (await drive(`b-${n}`, 'commit')) === 'done');
      if (believed.size < (killAt[0] ?? Number.POSITIVE_INFINITY)) continue;
      // The other lanes are in the middle of something.
      killAt.shift();
      await running.kill();
      running = await runSimulator(folder);
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, first) => lane(first)));

  const rows = await readSimulatorLedger(folder);
  const booked = rows.filter(({ act }) => act === 'commit').map(({ boardingId }) => boardingId);
  expect(new Set(booked).size).toBe(booked.length);
  expect(booked.toSorted()).toEqual(
    [...believed]
      .filter(([, is]) => is)
      .map(([id]) => id)
      .toSorted(),
  );
  expect(booked.length).toBeGreaterThan(50);
}, 300_000);

it('a staging that arrives long after it was voided is refused', async () => {
  await running.setWeather({ seed: 1, chances: { late: 1 }, lookups: false });
  const late = adapter.stage(connect(20_000), order('b-1'));
  const headers = { authorization: `Bearer ${running.token}` };
  await vi.waitFor(
    async () => {
      const health = await fetch(`${running.url}/health`, { headers });
      expect(await health.json()).toMatchObject({ actRequests: 1 });
    },
    { timeout: 120_000 },
  );
  await running.setWeather({ seed: 1, chances: {}, lookups: false });
  // The staging waits in the simulator; nothing of it is there yet.
  expect(await adapter.verify(connect(20_000), order('b-1'))).toMatchObject({ kind: 'absent' });
  expect(await adapter.void(connect(20_000), order('b-1'))).toMatchObject({ kind: 'done' });
  expect(await late).toMatchObject({ kind: 'refused' });
  expect((await readSimulatorLedger(folder)).map(({ act }) => act)).toEqual(['void']);
});
