import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardingOrder, CoreConnection } from '../../../platform/core-adapter.ts';
import { openDropFolder } from '../file-drop/drop-folder.ts';
import { fileCsvRig } from '../testing/file-csv-rig.ts';
import { fileCsvAdapter as adapter, FILE_CSV_FOLDER, fileCsvNames } from './file-csv-adapter.ts';
import { writeLoanFile } from './write-csv.ts';

let rig: Awaited<ReturnType<typeof fileCsvRig>>;
let core: CoreConnection;
let order: BoardingOrder;

beforeEach(async () => {
  rig = await fileCsvRig();
  core = await rig.connect(20_000);
  order = rig.newOrder();
  await adapter.stage(core, order);
});
afterEach(() => rig.close());

const out = async () => (await readdir(join(rig.folder, 'out'))).toSorted();

describe('a loan file', () => {
  it('is there once, whole, however often and however many at once drop it', async () => {
    await Promise.all(Array.from({ length: 20 }, () => adapter.commit(core, order)));
    await adapter.commit(core, order);
    expect(await out()).toEqual([`${order.boardingId}.csv`, `${order.boardingId}.json`]);
    const file = writeLoanFile(order);
    expect(await readFile(join(rig.folder, 'out', `${order.boardingId}.csv`), 'utf8')).toBe(file.csv);
    expect(await readFile(join(rig.folder, 'out', `${order.boardingId}.json`), 'utf8')).toBe(file.manifest);
    expect(await readdir(join(rig.folder, 'pending'))).toEqual([]);
  });

  it('is not dropped again after the core took it and before it answered', async () => {
    await adapter.commit(core, order);
    for (const name of await out()) await rm(join(rig.folder, 'out', name));
    expect(await adapter.commit(core, order)).toMatchObject({ kind: 'unknown' });
    expect(await out()).toEqual([]);
    expect(await adapter.void(core, order)).toMatchObject({ kind: 'refused' });
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'unknown' });
  });

  it('has no cell that a spreadsheet takes for a formula', () => {
    const values = ['=1+1', '+1', '-1', '@x', "'quoted", '\t=1', '\r=1', 'plain', '"=1"'];
    const fields = values.map((value, index) => ({ core: `c${index}`, value }));
    const { csv, manifest } = writeLoanFile({ ...order, fields });
    expect(csv.split('\r\n')[1]).not.toMatch(/(^|,)"[=+\-@\t\r]/);
    expect(JSON.parse(manifest)).toMatchObject({ guarded: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'] });
  });
});

describe('after a crash', () => {
  it('while the file was written, nothing is there and it is dropped anew', async () => {
    await mkdir(join(rig.folder, 'pending', `${order.boardingId}.half`));
    await writeFile(join(rig.folder, 'pending', `${order.boardingId}.half`, 'order.csv'), '"borr');
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'absent' });
    await adapter.commit(core, order);
    expect(await out()).toHaveLength(2);
  });

  it.each([0, 1])(
    'with %d of the two files published, the core sees nothing and the next commit goes on',
    async (moved) => {
      const { csv, manifest } = writeLoanFile(order);
      const drop = openDropFolder(rig.folder, FILE_CSV_FOLDER, fileCsvNames);
      await drop.prepare(order.boardingId, { 'order.csv': csv, 'manifest.json': manifest });
      if (moved === 1) {
        await rename(
          join(rig.folder, 'sent', order.boardingId, 'order.csv'),
          join(rig.folder, 'out', `${order.boardingId}.csv`),
        );
      }
      expect(await adapter.verify(core, order)).toMatchObject({ kind: 'absent' });
      await adapter.commit(core, order);
      expect(await out()).toHaveLength(2);
    },
  );
});

describe('a withdrawn file', () => {
  it('is gone from the folder and is not dropped any more', async () => {
    await adapter.commit(core, order);
    expect(await adapter.void(core, order)).toMatchObject({ kind: 'done' });
    expect(await out()).toEqual([]);
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'held', stage: 'voided' });
    expect(await adapter.commit(core, order)).toMatchObject({ kind: 'refused' });
    expect(await out()).toEqual([]);
  });

  it('is taken back by one of us or taken by the core, never both', async () => {
    await adapter.commit(core, order);
    const [voided] = await Promise.all([adapter.void(core, order), rig.settle?.(order, 'accept')]);
    const booked = await rig.booked(order.boardingId);
    expect([voided.kind, booked.length]).toEqual(booked.length === 0 ? ['done', 0] : ['refused', 1]);
  });
});

describe('a folder that cannot be used', () => {
  it.each([
    ['is not set', null],
    ['is not absolute', 'loans'],
    ['does not exist', '/nonexistent/loans'],
  ])('because it %s is unavailable and says what to do', async (_, folder) => {
    const wrong = { ...core, settings: { 'file_csv.folder': folder } };
    for (const act of ['stage', 'commit', 'void'] as const) {
      expect(await adapter[act](wrong, order)).toMatchObject({ kind: 'unavailable' });
    }
  });

  it('is not made by us: the operator makes ack', async () => {
    await rm(join(rig.folder, 'ack'), { recursive: true });
    expect(await adapter.stage(core, order)).toMatchObject({
      kind: 'unavailable',
      detail: expect.stringContaining('Make it'),
    });
  });
});
