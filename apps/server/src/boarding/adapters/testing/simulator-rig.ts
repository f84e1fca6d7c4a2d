import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreConnection } from '../../../platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';
import { type ConformanceRig, lostAnswers } from '../conformance/rig.ts';
import type { SimulatorFault } from '../simulator/process/faults.ts';
import { clearWeather } from '../simulator/process/faults.ts';
import { readSimulatorLedger } from '../simulator/process/ledger.ts';
import { simulatorAdapter } from '../simulator/simulator-adapter.ts';
import { runSimulator } from './run-simulator.ts';

/** The real simulator, with the weather as its faults. */
export async function simulatorRig(): Promise<ConformanceRig> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-simulator-rig-'));
  const egress = createEgress(parseEgressAllow(undefined));
  let running = await runSimulator(folder);
  let requestsBefore = 0;
  const weather = (fault: SimulatorFault | null, lookups: boolean) =>
    running.setWeather(fault === null ? clearWeather : { seed: 1, chances: { [fault]: 1 }, lookups });
  const requests = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${running.token}` };
    const health = await fetch(`${running.url}/health`, { headers }).catch(() => null);
    return requestsBefore + (health === null ? 0 : ((await health.json()) as { actRequests: number }).actRequests);
  };
  const rowsOf = async (boardingId: string) =>
    (await readSimulatorLedger(folder)).filter((row) => row.boardingId === boardingId);

  const connect = async (timeoutMs: number): Promise<CoreConnection> => {
    const settings = { 'simulator.mode': 'ok', 'simulator.url': running.url, 'simulator.token': running.token };
    return { egress, clock: systemClock, timeoutMs, settings };
  };

  return {
    textField: 'borrowerName',
    steps: { stage: 1, commit: 1, void: 1 },
    actFaults: [...lostAnswers, 'refuse', 'twice'],
    answerFaults: lostAnswers,
    secrets: [running.token],
    connect,
    newOrder,
    // A refusal of the suite is about a value, which is the one that names a field.
    meetAct: (fault) => weather(fault === 'refuse' ? 'invalid' : fault, false),
    meetAsking: (fault) => weather(fault, true),
    actRequests: requests,
    booked: async (boardingId) => (await rowsOf(boardingId)).filter(({ act }) => act === 'commit'),
    staged: async (boardingId) => ((await rowsOf(boardingId)).at(-1)?.act === 'stage' ? 1 : 0),
    givenCustomer: async (by) => {
      const tin = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
      const known = withParty(
        newOrder(),
        by === 'tax_id'
          ? { taxId: `${tin.slice(0, 2)}-${tin.slice(2)}` }
          : { address: `${tin} North Main Street, Ames, IA 50010` },
      );
      const core = await connect(30_000);
      await simulatorAdapter.stage(core, known);
      const booked = await simulatorAdapter.commit(core, known);
      if (booked.kind !== 'done') throw new Error('The customer could not be made.');
      const customerId = `${booked.coreReference}-C1`;
      // The same person, of whom another paper prints the tax id without its hyphen, or the address in short forms.
      const party: Readonly<Record<string, string>> =
        by === 'tax_id' ? { taxId: tin } : { address: `${tin} N MAIN ST, AMES IA 50010` };
      return { order: withParty(newOrder(), party), customerId, coreField: 'party[1].customerId' };
    },
    tamper: async () => {
      await weather('other_value', true);
      return 'principal';
    },
    takeDown: async () => {
      requestsBefore = await requests();
      await running.kill();
    },
    bringUp: async () => {
      running = await runSimulator(folder);
    },
    close: async () => {
      await running.kill();
      await egress.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newOrder(): BoardingOrder {
  return {
    boardingId: randomUUID(),
    loanRef: 'L-1042',
    coreReference: null,
    fields: [
      { core: 'borrowerName', value: 'Mary Ann Okafor' },
      { core: 'principal', value: '250000.00' },
      { core: 'annualRate', value: '6.25' },
      { core: 'noteDate', value: '2026-03-01' },
      { core: 'maturityDate', value: '2031-03-01' },
      { core: 'branch', value: '007' },
    ],
  };
}

function withParty(order: BoardingOrder, known: Readonly<Record<string, string>>): BoardingOrder {
  const party = { name: 'Mary Ann Okafor', relationship: 'B', ...known };
  const fields = Object.entries(party).map(([field, value]) => ({ core: `party[1].${field}`, value }));
  return { ...order, fields: [...order.fields, ...fields] };
}
