import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readProcessStart } from '../../platform/process-identity.ts';
import { FileRefused } from '../pdf/pdf-file.ts';
import {
  createReaderPool,
  type OpenFile,
  PageFailed,
  PoolClosed,
  type ReaderPool,
  type ReaderPoolOptions,
} from './index.ts';
import { type BundledProgram, bundleProgram } from './testing/bundle-reader.ts';
import type { FileScript } from './testing/scripted-reader.ts';

/** Generous, since these machines are shared; it ends the wait only when a promise is broken. */
const WAIT = { timeout: 120_000, interval: 20 };

let folder: string;
let bundled: BundledProgram;
const pools: ReaderPool[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-reader-'));
  bundled = await bundleProgram('testing/scripted-reader.ts', 'runScriptedReader');
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await bundled.remove();
  await rm(folder, { recursive: true, force: true });
});

function givenPool(options: Partial<ReaderPoolOptions> = {}): ReaderPool {
  const pool = createReaderPool({ processes: 1, program: bundled.program, ...options });
  pools.push(pool);
  return pool;
}

function script(file: FileScript): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(file));
}

/** The scripted pages carry the number of their process as width. */
async function processOf(file: OpenFile, pageNo = 1): Promise<number> {
  return (await file.readPage(pageNo)).width;
}

/** Waits until a page that never ends has begun, and answers whose process it holds. */
function pidIn(mark: string): Promise<number> {
  return vi.waitFor(async () => {
    const pid = Number(await readFile(mark, 'utf8'));
    expect(pid).toBeGreaterThan(0);
    return pid;
  }, WAIT);
}

function exposeGarbageCollection(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function heldBytes(collectGarbage: () => void): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof PageFailed)) throw new Error(`This is no failed page: ${String(error)}`);
  return error;
}

describe('a reader pool', () => {
  it('reads and draws pages in another process, and keeps it warm for the next file', async () => {
    const pool = givenPool();
    const first = await pool.open(script({ pages: ['fine', 'fine'] }));
    expect(first.pageCount).toBe(2);
    const pid = await processOf(first);
    expect(pid).not.toBe(process.pid);
    const raster = await first.renderPage({ pageNo: 2, width: 700, colour: 'gray' });
    expect(raster).toMatchObject({ width: 700, height: 700, channels: 1 });
    expect(raster.data).toEqual(new Uint8Array(700 * 700).fill(2));
    await first.close();
    expect(first.peakBytes()).toBeGreaterThan(1024 * 1024);

    const second = await pool.open(script({ pages: ['fine'] }));
    expect(await processOf(second)).toBe(pid);
    await second.close();
  });

  it('carries files that are larger than one message', async () => {
    const padding = 'x'.repeat(5_000_000);
    const file = await givenPool().open(script({ pages: ['fine'], padding }));
    expect(file.pageCount).toBe(1);
    await file.close();
  });

  it.each([
    [
      'never ends',
      'spin',
      'page_time_limit',
      /^Page 2 could not be read within 0.5 seconds of work and was given up\. .+\.$/,
    ],
    ['takes all memory', 'swell', 'page_memory_limit', /^Page 2 could not be read within 300 MB of memory .+\.$/],
    ['ends its process', 'exit', 'page_broken', /^Page 2 is damaged or built in a way that cannot be read\. .+\.$/],
    ['breaks the engine', 'trap', 'page_broken', /^Page 2 is damaged/],
    ['cannot be read', 'throw', 'page_broken', /^Page 2 is damaged/],
  ] as const)('loses only the page that %s', async (_name, bad, code, sentence) => {
    const readSeconds = bad === 'spin' ? 0.5 : 60;
    const pool = givenPool({ limits: { readSeconds, memoryBytes: 300 * 1024 * 1024 } });
    const file = await pool.open(script({ pages: ['fine', bad, 'fine'] }));
    const before = await processOf(file, 1);

    const error = await failureOf(file.readPage(2));
    expect(error.pageNo).toBe(2);
    expect(error.failure.code).toBe(code);
    expect(error.failure.detail).toMatch(sentence);
    expect(error.message).not.toContain('secret');

    const after = await processOf(file, 3);
    // Only an ordinary error leaves the engine as it was.
    expect(after === before).toBe(bad === 'throw');
    if (bad !== 'throw') expect(await readProcessStart(before)).toBeNull();
    await file.close();
  });

  it('fails no page because the machine is busy, but one that computes nothing for much longer', async () => {
    // The page holds its thread for three times the limit without computing; the other one for ever.
    const file = await givenPool({ limits: { readSeconds: 0.5 } }).open(script({ pages: ['doze', 'sleep', 'fine'] }));
    expect((await file.readPage(1)).pageNo).toBe(1);
    expect((await failureOf(file.readPage(2))).failure.code).toBe('page_time_limit');
    expect((await file.readPage(3)).pageNo).toBe(3);
    await file.close();
  });

  it('says what it was doing when a page failed to be drawn', async () => {
    const file = await givenPool().open(script({ pages: ['exit'] }));
    const error = await failureOf(file.renderPage({ pageNo: 1, width: 10, colour: 'gray' }));
    expect(error.failure.detail).toMatch(/cannot be drawn/);
    await file.close();
  });

  it('reads a page again whose process was killed from outside', async () => {
    const file = await givenPool().open(script({ pages: ['fine', 'fine'] }));
    const pid = await processOf(file, 1);
    process.kill(pid, 'SIGKILL');
    const next = await processOf(file, 2);
    expect(next).not.toBe(pid);
    await file.close();
  });

  it.each([
    ['exit', /^The file is damaged or built in a way that cannot be opened\. .+\.$/],
    ['trap', /^The file is damaged or built in a way that cannot be opened\. .+\.$/],
    ['spin', /^The file could not be opened within 2 seconds of work\. .+\.$/],
    ['swell', /^The file could not be opened within 300 MB of memory\. .+\.$/],
  ] as const)('refuses a file that answers its opening with %s, and goes on with others', async (opening, sentence) => {
    const openSeconds = opening === 'spin' ? 2 : 60;
    const pool = givenPool({ limits: { openSeconds, memoryBytes: 300 * 1024 * 1024 } });
    const error = await pool.open(script({ opening, pages: ['fine'] })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FileRefused);
    expect(error).toMatchObject({ code: 'file_broken', message: expect.stringMatching(sentence) });

    const file = await pool.open(script({ pages: ['fine'] }));
    expect(file.pageCount).toBe(1);
    await file.close();
  });

  it('hands on why a file was refused, and refuses one with too many pages', async () => {
    const pool = givenPool({ limits: { pages: 2 } });
    await expect(pool.open(script({ opening: 'refuse', pages: [] }))).rejects.toMatchObject({
      code: 'file_encrypted',
      message: 'The file asks for a password.',
    });
    await expect(pool.open(script({ pages: ['fine', 'fine', 'fine'] }))).rejects.toMatchObject({
      code: 'file_too_many_pages',
      message: 'The file has 3 pages; at most 2 are read. Split it and upload the parts.',
    });
  });

  it('does not know pages that the file does not have', async () => {
    const file = await givenPool().open(script({ pages: ['fine'] }));
    for (const pageNo of [0, 2, 1.5, Number.NaN]) await expect(file.readPage(pageNo)).rejects.toThrow(RangeError);
    await file.close();
  });

  it('gives fifty files on two processes each what is theirs', async () => {
    const pool = givenPool({ processes: 2 });
    const pids = new Set<number>();
    const counts = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const pages = Array.from({ length: index + 1 }, () => 'fine' as const);
        const file = await pool.open(script({ pages }));
        pids.add(await processOf(file, index + 1));
        await file.close();
        return file.pageCount;
      }),
    );
    expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(pids.size).toBeLessThanOrEqual(2);
  });

  it('serves those who wait in the order in which they came', async () => {
    const pool = givenPool();
    const order: number[] = [];
    const holding = await pool.open(script({ pages: ['fine'] }));
    const later = [1, 2, 3, 4].map(async (number) => {
      const file = await pool.open(script({ pages: ['fine'] }));
      order.push(number);
      await file.close();
    });
    await holding.close();
    await Promise.all(later);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('is sent a file once, and keeps nothing of the pages that were read', async () => {
    const collectGarbage = exposeGarbageCollection();
    const pages = Array.from({ length: 500 }, () => 'fine' as const);
    const file = await givenPool().open(script({ pages }));
    const pid = await processOf(file);
    let early = 0;
    for (let pageNo = 1; pageNo <= pages.length; pageNo += 1) {
      // A megabyte each: had they been kept, half a gigabyte would lie here at the end.
      await file.renderPage({ pageNo, width: 1024, colour: 'gray' });
      if (pageNo === 50) early = heldBytes(collectGarbage);
    }
    expect(heldBytes(collectGarbage) - early).toBeLessThan(50 * 1024 * 1024);
    expect(await file.readPage(1)).toMatchObject({ width: pid, height: 1 });
    await file.close();
  });

  it('lets more files be open than there are processes: whoever rests makes room', async () => {
    const pool = givenPool({ habits: { idleMs: 1 } });
    const files = await Promise.all([1, 2, 3].map((count) => pool.open(script({ pages: Array(count).fill('fine') }))));
    for (const round of [1, 2]) {
      for (const file of files)
        expect((await file.readPage(file.pageCount)).pageNo, `round ${round}`).toBe(file.pageCount);
    }
    await Promise.all(files.map((file) => file.close()));
  });

  it('lets a caller give up the wait, and serves the next one', async () => {
    const pool = givenPool();
    const holding = await pool.open(script({ pages: ['fine'] }));
    const giveUp = new AbortController();
    const given = pool.open(script({ pages: ['fine'] }), { signal: giveUp.signal });
    const patient = pool.open(script({ pages: ['fine', 'fine'] }));
    giveUp.abort(new Error('no longer needed'));
    await expect(given).rejects.toThrow('no longer needed');
    await holding.close();
    expect((await patient).pageCount).toBe(2);
    await (await patient).close();
  });

  it('stops work in hand when its caller gives up, and opens the file again for the next page', async () => {
    const mark = join(folder, 'given-up');
    const pool = givenPool({ limits: { readSeconds: 600 } });
    const file = await pool.open(script({ pages: ['fine', 'spin'], mark }));
    const giveUp = new AbortController();
    const reading = file.readPage(2, { signal: giveUp.signal });
    const pid = await pidIn(mark);
    giveUp.abort(new Error('no longer needed'));
    await expect(reading).rejects.toThrow('no longer needed');
    expect(await readProcessStart(pid)).toBeNull();
    expect((await file.readPage(1)).pageNo).toBe(1);
    await file.close();
  });

  it('replaces a process after its share of files, and one that holds too much memory', async () => {
    const tired = givenPool({ habits: { filesPerProcess: 2 } });
    const seen: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const file = await tired.open(script({ pages: ['fine'] }));
      seen.push(await processOf(file));
      await file.close();
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[2]).toBe(seen[3]);
    expect(seen[1]).not.toBe(seen[2]);

    const fat = givenPool({ habits: { restingBytes: 1 } });
    const pids = new Set<number>();
    for (let count = 0; count < 2; count += 1) {
      const file = await fat.open(script({ pages: ['fine'] }));
      pids.add(await processOf(file));
      await file.close();
    }
    expect(pids.size).toBe(2);
  });

  it('tells everybody when it is closed, and leaves no process behind', async () => {
    const pool = givenPool();
    const file = await pool.open(script({ pages: ['fine', 'spin'] }));
    const pid = await processOf(file);
    const busy = file.readPage(2);
    const waiting = pool.open(script({ pages: ['fine'] }));
    const closing = pool.close();
    await expect(waiting).rejects.toThrow(PoolClosed);
    await expect(busy).rejects.toThrow(PoolClosed);
    await closing;
    expect(await readProcessStart(pid)).toBeNull();
    await expect(pool.open(script({ pages: ['fine'] }))).rejects.toThrow(PoolClosed);
  });

  it('says why its program does not start, instead of trying for ever', async () => {
    const pool = givenPool({ program: `${bundled.program}.missing` });
    await expect(pool.open(script({ pages: ['fine'] }))).rejects.toThrow(/did not start.*Cannot find module/s);
  });

  it('leaves no process behind when its own is killed in the middle of a page that never ends', async () => {
    const mark = join(folder, 'orphan');
    const parent = await bundleProgram('testing/spinning-parent.ts', 'runSpinningParent');
    const running = spawn(process.execPath, [parent.program, bundled.program, mark], { stdio: 'ignore' });
    const gone = once(running, 'exit');
    const pid = await pidIn(mark);
    running.kill('SIGKILL');
    await gone;
    await vi.waitFor(async () => expect(await readProcessStart(pid)).toBeNull(), WAIT);
    await parent.remove();
  });
});
