import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { form } from '../intake/form.ts';
import { comment, upload } from '../soak/nodes-run/traffic.ts';
import { checkedInvariants, checkInvariants } from './check-invariants.ts';
import { defineFamily, type Fault } from './fault.ts';
import { underLoad } from './load.ts';
import { nodeOf, openWorld, type World } from './world.ts';

const run = promisify(execFile);
const BLOB_MEGABYTES = 24;
/** A file of the limited node may have so many blocks of the shell's `ulimit -f`. */
const LIMIT_BLOCKS = 128;

async function mountSmall(folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
}

/** A small file system of its own takes the right to mount one. */
async function cannotMount(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-mount-'));
  try {
    await mountSmall(folder, 1);
    await run('umount', [folder]);
    return null;
  } catch {
    return 'only root may mount the small file system that fills up';
  } finally {
    await rmdir(folder).catch(() => {});
  }
}

/** Takes all the room that is left; answers how to give it back. */
async function fill(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  for (const piece of [1 << 20, 1 << 14, 1 << 9]) {
    try {
      for (;;) {
        const { bytesWritten } = await file.write(Buffer.alloc(piece));
        if (bytesWritten === 0) break;
      }
    } catch {
      // Full for pieces of this size.
    }
  }
  await file.close();
  return () => rm(path);
}

async function sendLarge(world: World, address: string): Promise<number> {
  const token = await world.traffic.token();
  const content = Buffer.concat([world.prepared.pdf, randomBytes(400_000)]);
  const { headers, body } = form({ externalRef: `F-${randomBytes(4).toString('hex')}`, borrowerName: 'B' }, [
    { part: 'files', filename: 'large.pdf', content },
  ]);
  const signal = AbortSignal.timeout(60_000);
  const sent = { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body, signal };
  const answer = await fetch(`${address}/v1/packages`, sent).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
}

export const fileLimit: Fault<World> = {
  name: 'disk-refuses-large-files',
  broken: 'one API node may write no file larger than a limit of the system (EFBIG)',
  expected: '503 for a large package there; all else goes on',
  inject: async (world, random) => {
    const node = nodeOf(world, 'api1');
    await node.stop();
    await node.start(['sh', '-c', `ulimit -f ${LIMIT_BLOCKS}; exec "$@"`, 'sh']);
    try {
      return await underLoad(world, random, async () => {
        const status = await sendLarge(world, node.address);
        return status === 503 ? [] : [`A package that could not be written was answered ${status}.`];
      });
    } finally {
      await node.stop();
      await node.start();
    }
  },
};

const documentsFull: Fault<World> = {
  name: 'disk-full-documents',
  broken: 'the file system of the stored documents is full (ENOSPC), then has room again',
  expected: '503 for packages meanwhile; all else goes on',
  cannot: cannotMount,
  inject: (world, random) =>
    underLoad(world, random, async (load) => {
      const giveBack = await fill(join(world.folder, 'blobs'));
      const faults: string[] = [];
      try {
        const answer = await upload(world.traffic, random);
        if (answer?.status !== 503) faults.push(`A package without room was answered ${answer?.status}.`);
        const said = await comment(world.traffic, random);
        if (said === null || said.status >= 500) faults.push(`A comment meanwhile was answered ${said?.status}.`);
        await wait(2_000);
      } finally {
        await giveBack();
      }
      await load.untilAnswered();
      const after = await upload(world.traffic, random);
      if (after?.status !== 201) faults.push(`A package with room again was answered ${after?.status}.`);
      return faults;
    }),
};

export const diskFaults = defineFamily<World>({
  name: 'disks',
  checked: checkedInvariants,
  faults: [documentsFull],
  open: (seed) =>
    openWorld({
      seed,
      boardable: 4,
      workers: 1,
      prepareFolder: (folder) => mountSmall(join(folder, 'blobs'), BLOB_MEGABYTES),
    }),
  check: checkInvariants,
  close: async (world) => {
    await run('umount', ['-l', join(world.folder, 'blobs')]).catch(() => {});
    await world.close();
  },
});
