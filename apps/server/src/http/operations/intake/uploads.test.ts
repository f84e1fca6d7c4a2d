import { randomBytes, randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { form, somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import { storeFile, sweepClaims } from '../../../intake/index.ts';

let server: TestServer;
let staff: SignedUp;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
  await server.http.listen();
  port = (server.http.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const MEGABYTE = 1024 * 1024;

async function storedContents(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { sha256 } of server.app.blobs.list()) found.push(sha256);
  return found;
}

const temporaryFiles = () => readdir(join(server.dataDir, 'blobs/tmp'));

/** Sends the first bytes of a request and goes away. */
function sendAndLeave(bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        socket.destroy();
        resolve();
      });
    });
    socket.on('error', () => resolve());
  });
}

function wholeRequest(externalRef: string, content: Buffer): Buffer {
  const { headers, body } = form({ externalRef, borrowerName: 'B' }, [{ part: 'files', filename: 'a.pdf', content }]);
  const head =
    `POST /v1/packages HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${staff.accessToken}\r\n` +
    `content-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

async function answerTo(bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
}

describe('an upload that is cut off', () => {
  it('leaves no loan, no document and, after the sweep, no bytes; those that ended are all there', async () => {
    const kept: string[] = [];
    const cut: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      const externalRef = someRef();
      const whole = wholeRequest(externalRef, somePdf(randomInt(1, 300_000)));
      if (round % 8 === 0) {
        expect(await answerTo(whole)).toContain('HTTP/1.1 201');
        kept.push(externalRef);
      } else {
        // Some at the very end: the file is there and stored by then, the form is not whole.
        const from = round % 2 === 0 ? 1 : whole.length - 4;
        await sendAndLeave(whole.subarray(0, randomInt(from, whole.length - 1)));
        cut.push(externalRef);
      }
    }
    await vi.waitFor(async () => expect(await temporaryFiles()).toEqual([]), { timeout: 120_000 });
    const { rows } = await server.database.pool.query(
      'select l.external_ref, d.sha256 from loan l join document d on d.loan_id = l.id where external_ref = any($1)',
      [[...kept, ...cut]],
    );
    expect(rows.map((row) => row.external_ref).sort()).toEqual(kept.sort());

    // On a busy machine the last of those that left are still being taken in: a later sweep finds theirs.
    await vi.waitFor(
      async () => {
        server.clock.advance(2 * 86_400);
        await sweepClaims(server.app);
        expect(await storedContents()).toEqual(rows.map((row) => row.sha256).sort());
      },
      { timeout: 120_000, interval: 500 },
    );
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('the sweep of bytes that were never filed', () => {
  const file = (content: Buffer) => ({ name: 'a.pdf', content, field: 'files.0' });

  it('deletes them after a day, not before', async () => {
    const { sha256 } = await storeFile(server.app, file(somePdf()));
    server.clock.advance(86_400 - 60);
    await sweepClaims(server.app);
    expect(await server.app.blobs.stat(sha256)).not.toBeNull();
    server.clock.advance(120);
    expect(await sweepClaims(server.app)).toEqual({ claims: 1, contents: 1 });
    expect(await server.app.blobs.stat(sha256)).toBeNull();
  });

  it('leaves bytes that a document has as well', async () => {
    const content = somePdf();
    // The clock went on by days, and the first session with it.
    staff = await server.signUp();
    expect(await answerTo(wholeRequest(someRef(), content))).toContain('HTTP/1.1 201');
    const { sha256 } = await storeFile(server.app, file(content));
    server.clock.advance(2 * 86_400);
    expect(await sweepClaims(server.app)).toEqual({ claims: 1, contents: 0 });
    expect(await server.app.blobs.stat(sha256)).not.toBeNull();
  });
});

describe('a large upload', () => {
  it('is asked for by a client that waits (Expect: 100-continue), although it is beyond the limit of JSON', async () => {
    staff = await server.signUp();
    const ask = (type: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('data', (piece) => {
          socket.destroy();
          resolve(piece.toString('latin1').split('\r\n', 1)[0] ?? '');
        });
        socket.write(
          `POST /v1/packages HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${staff.accessToken}\r\n` +
            `content-type: ${type}\r\ncontent-length: 400000000\r\nexpect: 100-continue\r\n\r\n`,
        );
      });
    expect(await ask('multipart/form-data; boundary=x')).toBe('HTTP/1.1 100 Continue');
    expect(await ask('application/json')).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('is never in memory: a file of 128 MB passes through a few', async () => {
    staff = await server.signUp();
    const { headers, body } = form({ externalRef: someRef(), borrowerName: 'B' }, [
      { part: 'files', filename: 'big.pdf', content: Buffer.from('%PDF-1.7\n@@') },
    ]);
    const at = body.indexOf('@@');
    const piece = randomBytes(MEGABYTE);
    let sent = 0;
    const held = () => {
      const { arrayBuffers, heapUsed } = process.memoryUsage();
      return arrayBuffers + heapUsed;
    };
    globalThis.gc?.();
    const before = held();
    let most = 0;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        {
          port,
          method: 'POST',
          path: '/v1/packages',
          headers: { ...headers, authorization: `Bearer ${staff.accessToken}` },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      request.on('error', reject);
      request.write(body.subarray(0, at));
      const more = (): void => {
        most = Math.max(most, held() - before);
        if (sent === 128) return void request.end(body.subarray(at + 2));
        sent += 1;
        piece.writeUInt32BE(sent, 0);
        request.write(Buffer.from(piece), () => more());
      };
      more();
    });
    expect(status).toBe(201);
    // Sender and receiver are one process here, and garbage waits for its collector: the file itself would be 128.
    expect(most / MEGABYTE).toBeLessThan(64);
  });

  it('is refused with 413 when a file is beyond the limit, and the client sees it', async () => {
    const content = somePdf(5_000);
    const tooLarge = storeFile(server.app, { name: 'a.pdf', content, field: 'files.0' }, 4_000);
    await expect(tooLarge).rejects.toMatchObject({ refusal: { code: 'file_too_large' } });
    expect(await temporaryFiles()).toEqual([]);
  });
});
