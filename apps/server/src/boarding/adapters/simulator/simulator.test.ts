import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreConnection } from '../../../platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';
import { type RunningSimulator, runSimulator } from '../testing/run-simulator.ts';
import { readSimulatorLedger } from './process/ledger.ts';
import { simulatorAdapter as adapter } from './simulator-adapter.ts';
import { simulatorFolder, simulatorPlace } from './simulator-place.ts';

let dataDir: string;
let folder: string;
let running: RunningSimulator;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cs-simulator-'));
  folder = simulatorFolder({ dataDir });
  running = await runSimulator(folder);
});
afterEach(async () => {
  await running.kill();
  await rm(dataDir, { recursive: true, force: true });
});

function order(boardingId: string): BoardingOrder {
  const fields = [
    { core: 'borrowerName', value: 'Mary "Ann" Okafor, Jr.' },
    { core: 'principal', value: '250000.00' },
    { core: 'annualRate', value: '6.25' },
    { core: 'noteDate', value: '2026-03-01' },
    { core: 'maturityDate', value: '2031-03-01' },
  ];
  return { boardingId, loanRef: 'L-1', fields, coreReference: null };
}

const egress = createEgress(parseEgressAllow(undefined));

async function connect(mode = 'ok', timeoutMs = 10_000): Promise<CoreConnection> {
  const place = await simulatorPlace({ dataDir, simulatorUrl: null, simulatorToken: null });
  return { egress, clock: systemClock, timeoutMs, settings: { 'simulator.mode': mode, ...place } };
}

describe('the ledger of the simulator', () => {
  it('holds after a kill everything that was answered, and every order stands as it stood', async () => {
    const core = await connect();
    for (let n = 0; n < 20; n += 1) await adapter.stage(core, order(`b-${n}`));
    const inFlight = Array.from({ length: 20 }, (_, n) => adapter.commit(core, order(`b-${n}`)));
    const first = await Promise.race(inFlight);
    expect(first.kind).toBe('done');
    await running.kill();
    const answers = await Promise.all(inFlight);
    running = await runSimulator(folder);

    const rows = await readSimulatorLedger(folder);
    const core2 = await connect();
    for (const [n, answer] of answers.entries()) {
      expect(['done', 'unknown', 'unavailable']).toContain(answer.kind);
      const booked = rows.filter(({ act, boardingId }) => act === 'commit' && boardingId === `b-${n}`).length;
      if (answer.kind === 'done') expect(booked).toBe(1);
      const standing = await adapter.verify(core2, order(`b-${n}`));
      expect(standing).toMatchObject({ kind: 'held', stage: booked === 1 ? 'committed' : 'staged', differing: [] });
    }
  });

  it('drops a last line that was cut off, and takes new rows after it', async () => {
    await adapter.stage(await connect(), order('b-1'));
    await running.kill();
    await appendFile(join(folder, 'ledger.jsonl'), '0123456789abcdef {"seq":2,"act":"comm');
    running = await runSimulator(folder);
    expect(await adapter.commit(await connect(), order('b-1'))).toMatchObject({ kind: 'done' });
    expect((await readSimulatorLedger(folder)).map(({ act }) => act)).toEqual(['stage', 'commit']);
  });

  it('does not start on a ledger whose middle was changed', async () => {
    await adapter.stage(await connect(), order('b-1'));
    await adapter.commit(await connect(), order('b-1'));
    await running.kill();
    const text = await readFile(join(folder, 'ledger.jsonl'), 'utf8');
    await writeFile(join(folder, 'ledger.jsonl'), text.replace('250000.00', '950000.00'));
    await expect(runSimulator(folder)).rejects.toThrow('did not start');
    await expect(readSimulatorLedger(folder)).rejects.toThrow('Line 1 ');
  });

  it('is given to one process at a time', async () => {
    await expect(runSimulator(folder)).rejects.toThrow('did not start');
    expect(await adapter.stage(await connect(), order('b-1'))).toMatchObject({ kind: 'done' });
  });
});

describe('the place of the simulator', () => {
  it('keeps its address and its token over a kill', async () => {
    const { url, token, id } = running;
    await running.kill();
    running = await runSimulator(folder);
    expect(running).toMatchObject({ url, token, id });
  });

  it('is known to its own account alone, and closed to a caller without the token', async () => {
    expect((await stat(join(folder, 'simulator.json'))).mode & 0o777).toBe(0o600);
    for (const authorization of ['', 'Bearer wrong', `bearer ${running.token}`]) {
      const answer = await fetch(`${running.url}/orders/b-1`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });

  it('says unavailable, not unknown, when it does not run', async () => {
    await running.kill();
    expect(await adapter.commit(await connect(), order('b-1'))).toMatchObject({ kind: 'unavailable' });
  });
});

describe('simulator.mode', () => {
  it.each([
    ['ok', 'done', 1],
    ['slow', 'done', 1],
    ['refuse', 'refused', 0],
    ['invalid', 'refused', 0],
    ['timeout_before', 'unknown', 0],
    ['timeout_after', 'unknown', 1],
    ['garbage', 'unknown', 1],
  ])('%s: the answer is %s and %d rows are written', async (mode, kind, rows) => {
    const timeoutMs = mode.startsWith('timeout') ? 5_000 : 20_000;
    const answer = await adapter.stage(await connect(mode, timeoutMs), order('b-1'));
    expect(answer.kind).toBe(kind);
    expect(await readSimulatorLedger(folder)).toHaveLength(rows);
    // Asking tells the truth whatever the mode.
    const standing = await adapter.verify(await connect(mode), order('b-1'));
    expect(standing.kind).toBe(rows === 1 ? 'held' : 'absent');
  });
});

it('names a field where it finds a value invalid, and none where it refuses the whole', async () => {
  const fieldsOf = async (mode: string) => {
    const answer = await adapter.stage(await connect(mode), order('b-1'));
    return answer.kind === 'refused' ? answer.faults.map(({ coreField }) => coreField) : answer;
  };
  expect(await fieldsOf('refuse')).toEqual([]);
  expect(await fieldsOf('invalid')).toEqual(['principal']);
});

describe('faults by chance', () => {
  it('come as drawn from the seed and outlive a kill', async () => {
    await running.setWeather({ seed: 7, chances: { refuse: 1 }, lookups: false });
    expect(await adapter.stage(await connect(), order('b-1'))).toMatchObject({ kind: 'refused' });
    await running.kill();
    running = await runSimulator(folder);
    expect(await adapter.stage(await connect(), order('b-1'))).toMatchObject({ kind: 'refused' });
    expect(await adapter.verify(await connect(), order('b-1'))).toMatchObject({ kind: 'absent' });
  });
});

describe('a loan of two notes, three borrowers, four guarantors and five pieces of collateral', () => {
  const row = (group: string, number: number, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([field, value]) => ({ core: `${group}[${number}].${field}`, value }));
  const terms = { annualRate: '6', dayCount: '30/360', noteDate: '2026-03-01', firstPaymentDate: '2026-04-01' };
  const regular = { paymentCount: '12', paymentFrequency: 'M' };
  const large = (id: string, lastAmount = '8606.69'): BoardingOrder => {
    const fresh = order(id);
    const names = ['Blue Heron LLC', 'Mary Okafor', 'Red Kite Inc', 'Ann Lee', 'Bob Ray', 'Cora Diaz', 'Dan Fox'];
    const rows = [
      ...names.flatMap((name, at) => row('party', at + 1, { name, relationship: at < 3 ? 'B' : 'G' })),
      ...row('note', 1, { principal: '100000.00', paymentAmount: '8606.64', ...terms, ...regular }),
      ...row('note', 2, { principal: '50000.00' }),
      ...Array.from({ length: 5 }, (_, at) => row('collateral', at + 1, { description: `Item ${at + 1}` })).flat(),
      ...Array.from({ length: 12 }, (_, at) =>
        row('schedule', at + 1, {
          note: '1',
          number: String(at + 1),
          date: at < 9 ? `2026-${String(at + 4).padStart(2, '0')}-01` : `2027-0${at - 8}-01`,
          amount: at < 11 ? '8606.64' : lastAmount,
        }),
      ).flat(),
    ];
    return { ...fresh, fields: [...fresh.fields, ...rows] };
  };

  it('is booked whole, and its schedule is the note’s', async () => {
    const core = await connect();
    const whole = large('large-1');
    expect(adapter.validate(whole)).toEqual([]);
    const staged = await adapter.stage(core, whole);
    expect(staged).toMatchObject({ kind: 'done' });
    expect(staged.kind === 'done' && staged.differing).toBe(undefined);
    await adapter.commit(core, whole);
    const booked = (await readSimulatorLedger(folder)).find(({ act }) => act === 'commit');
    expect(booked?.fields).toEqual(whole.fields);
  });

  it('says when the core would ask for another payment', async () => {
    const staged = await adapter.stage(await connect(), large('large-2', '8606.64'));
    expect(staged).toMatchObject({ kind: 'done', differing: [{ coreField: 'schedule[12].amount' }] });
  });
});
