import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fsck } from '../../src/fsck/index.ts';
import { sweepClaims } from '../../src/intake/index.ts';
import type { App } from '../../src/platform/app.ts';
import { openBlobs } from '../../src/platform/blobs/index.ts';
import { form } from '../intake/form.ts';
import { openSender } from '../intake/open-sender.ts';
import { prepareUploadProcesses } from '../intake/upload-processes.ts';
import { openSoakApp, type SoakApp } from './open-soak-app.ts';
import { createRandom } from './random.ts';

export const title = 'Uploads that are cut off, and nodes that are killed while they receive';
export const defaultRounds = 40;

/** Uploads under way when the node is killed. */
const AT_A_TIME = 6;
const LARGEST_BYTES = 3_000_000;
const ROUND_LIMIT_MS = 60_000;

type Random = ReturnType<typeof createRandom>;

/**
 * Sends packages, cuts some of them at random points, and kills the receiving node at random instants. In the end every
 * package that was acknowledged must be there whole, every document that is there must be whole, and after the sweep
 * the store must hold the bytes of documents and nothing else.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const soak = await openSoakApp();
  const nodes = await prepareUploadProcesses(soak.url, soak.dataDir);
  const acknowledged: string[] = [];
  const figures: Record<string, number> = { kills: 0, 'uploads begun': 0, 'uploads cut off': 0 };
  const count = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  try {
    const token = await openSender(soak);
    for (let round = 0; round < options.rounds; round += 1) {
      const node = await nodes.start();
      let isUp = true;
      // Some are through and others in the middle, on a fast machine as on a slow one.
      const enough = acknowledged.length + random.integer(1, 10);
      const senders = Array.from({ length: AT_A_TIME }, async (_, sender) => {
        for (let turn = 0; isUp; turn += 1) {
          const externalRef = `K-${options.seed}-${round}-${sender}-${turn}`;
          const whole = toRequest(externalRef, random, token);
          count('uploads begun');
          const isCut = random.integer(1, 4) === 1;
          if (isCut) count('uploads cut off');
          const sent = isCut ? whole.subarray(0, random.integer(1, whole.length - 1)) : whole;
          if ((await send(node.port, sent, isCut)).startsWith('HTTP/1.1 201')) acknowledged.push(externalRef);
        }
      });
      const deadline = performance.now() + ROUND_LIMIT_MS;
      while (acknowledged.length < enough && performance.now() < deadline) await wait(5);
      await wait(random.integer(0, 300));
      isUp = false;
      await node.kill();
      count('kills');
      await Promise.all(senders);
      options.log(`round ${round}: ${acknowledged.length} packages acknowledged so far`);
    }
    const { faults, documents, swept } = await check(soak, acknowledged);
    figures['packages acknowledged'] = acknowledged.length;
    figures['documents there'] = documents;
    figures['contents swept'] = swept;
    return { figures, faults: faults.map((fault) => `Seed ${options.seed}: ${fault}`) };
  } finally {
    await nodes.close();
    await soak.close();
  }
}

function toRequest(externalRef: string, random: Random, token: string): Buffer {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(random.integer(1, LARGEST_BYTES))]);
  const { headers, body } = form({ externalRef, borrowerName: 'B' }, [{ part: 'files', filename: 'a.pdf', content }]);
  const head =
    `POST /v1/packages HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n` +
    `content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** What came back; nothing where the connection was lost. */
function send(port: number, bytes: Buffer, thenLeave: boolean): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.write(bytes, () => {
      if (thenLeave) socket.destroy();
    });
  });
}

async function check(soak: SoakApp, acknowledged: readonly string[]) {
  const faults: string[] = [];
  // As a restart would: what dead processes left half-written goes.
  const { config, keyring, egress } = soak.app;
  const blobs = await openBlobs(config.blobUrl, { keyring, fetch: egress.fetch as never });
  const app: App = { ...soak.app, blobs };
  const left = await readdir(join(soak.dataDir, 'blobs/tmp'));
  if (left.length > 0) faults.push(`${left.length} temporary files are left.`);

  const { rows } = await soak.pool.query<{ external_ref: string; sha256: string }>(
    'select l.external_ref, d.sha256 from loan l left join document d on d.loan_id = l.id',
  );
  const there = new Map(rows.map((row) => [row.external_ref, row.sha256]));
  for (const ref of acknowledged) if (!there.has(ref)) faults.push(`${ref} was acknowledged and is lost.`);
  if (there.size !== rows.length) faults.push('A package has more than the one document that was sent.');
  for (const { external_ref: ref, sha256 } of rows) {
    if ((await blobs.verify(sha256)) !== 'ok') faults.push(`The document of ${ref} is not whole.`);
  }
  soak.clock.advance(2 * 86_400);
  const { contents } = await sweepClaims(app);
  const needed = new Set(there.values());
  for await (const { sha256 } of blobs.list()) if (!needed.has(sha256)) faults.push(`${sha256} belongs to nobody.`);
  const { faults: found } = await fsck(app);
  if (found > 0) faults.push(`fsck found ${found} faults.`);
  return { faults, documents: rows.length, swept: contents };
}
