import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { form } from '../apps/server/test/intake/form.ts';
import { openSender } from '../apps/server/test/intake/open-sender.ts';
import { prepareUploadProcesses, type UploadNode } from '../apps/server/test/intake/upload-processes.ts';
import { openSoakApp } from '../apps/server/test/soak/open-soak-app.ts';
import { median } from './harness/median.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';

const MEGABYTE = 1024 * 1024;
const SIZES = (process.env.BENCH_MEGABYTES ?? '1,30,300').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SAMPLE_MS = 10;

/**
 * Megabytes a second that a node receives as a form over loopback, hashes, encrypts, stores durably and files, beside a
 * plain copy of the same file to the same disk, flushed as well; in turns, as ratios of one run. And by how much the
 * node's memory grows at most, beside the size of the file.
 */
export async function run(): Promise<Tables> {
  const soak = await openSoakApp();
  const nodes = await prepareUploadProcesses(soak.url, soak.dataDir);
  const folder = join(soak.dataDir, 'bench');
  try {
    const token = await openSender(soak);
    await mkdir(folder);
    const rows: Row[] = [];
    for (const megabytes of SIZES) {
      // A fresh node for each size: what a larger file left in its memory would hide what the next one takes.
      const node = await nodes.start();
      rows.push(await measure(folder, megabytes, node, token));
      await node.kill();
    }
    return { Uploads: rows };
  } finally {
    await nodes.close();
    await soak.close();
  }
}

async function measure(folder: string, megabytes: number, node: UploadNode, token: string) {
  const file = join(folder, 'file.pdf');
  await writeFileOf(file, 1);
  for (let warm = 0; warm < 3; warm += 1) await send(node, token, await changed(file));
  await writeFileOf(file, megabytes);
  const rest = residentBytes(node.pid);
  let peak = rest;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(node.pid));
  }, SAMPLE_MS);
  const rounds: { readonly ours: number; readonly copy: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await changed(file);
    const copy = await seconds(() => copyFlushed(file, join(folder, 'copy.pdf')));
    const ours = await seconds(() => send(node, token, file));
    rounds.push({ ours: megabytes / ours, copy: megabytes / copy });
  }
  clearInterval(sampling);
  await rm(file);
  const ratios = rounds.map(({ ours, copy }) => ours / copy);
  return {
    'MB of the file': megabytes,
    'MB a second': rounded(median(rounds.map(({ ours }) => ours)), 1),
    'plain copy MB a second': rounded(median(rounds.map(({ copy }) => copy)), 1),
    ratio: rounded(median(ratios)),
    spread: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    'MB that memory grew by at most': rounded((peak - rest) / MEGABYTE, 1),
  };
}

async function writeFileOf(path: string, megabytes: number): Promise<void> {
  async function* pieces() {
    yield Buffer.from('%PDF-1.7\n'.padEnd(64));
    for (let index = 0; index < megabytes; index += 1) yield randomBytes(MEGABYTE);
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path));
}

/** Other bytes than last time: a file that is there already would not be stored again. */
async function changed(path: string): Promise<string> {
  const handle = await open(path, 'r+');
  await handle.write(randomBytes(32), 0, 32, 64);
  await handle.close();
  return path;
}

async function copyFlushed(from: string, to: string): Promise<void> {
  const handle = await open(to, 'w');
  for await (const piece of createReadStream(from, { highWaterMark: 256 * 1024 })) await handle.writeFile(piece);
  await handle.sync();
  await handle.close();
  await rm(to);
}

let sent = 0;

async function send(node: UploadNode, token: string, path: string): Promise<void> {
  sent += 1;
  const fields = { externalRef: `B-${process.pid}-${sent}`, borrowerName: 'B' };
  // The form around an empty file, to be opened where the file belongs.
  const { headers, body } = form(fields, [{ part: 'files', filename: 'a.pdf', content: Buffer.alloc(0) }]);
  const end = body.lastIndexOf('\r\n--', body.length - 5);
  async function* whole() {
    yield body.subarray(0, end);
    yield* createReadStream(path, { highWaterMark: 256 * 1024 });
    yield body.subarray(end);
  }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      {
        port: node.port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/v1/packages',
        headers: { ...headers, authorization: `Bearer ${token}` },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode));
      },
    );
    outgoing.on('error', reject);
    pipeline(Readable.from(whole()), outgoing).catch(reject);
  });
  // A benchmark of refusals would look very good.
  if (status !== 201) throw new Error(`The upload was answered ${status}.`);
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
