import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEgress, type Egress, parseEgressAllow } from '../egress/index.ts';
import { CHUNK_BYTES } from './blob-format.ts';
import { BlobMissingError, BlobStoreError, type Blobs, type BlobsOptions, openBlobs } from './index.ts';
import { blobPath } from './store.ts';
import { newKeyring } from './testing/conformance.ts';
import { collect, contentOf, readUntilError, sha256Of } from './testing/content.ts';
import { bundleScript, outputOf, startScript } from './testing/run-script.ts';
import { type S3Object, type S3Server, startS3Server } from './testing/s3-server.ts';

const credentials = { accessKeyId: 'reviewer', secretAccessKey: 'not-a-secret' };
const keyring = newKeyring();
let server: S3Server;
let egress: Egress;
let spoolFolder: string;
let blobs: Blobs;

beforeEach(async () => {
  server = await startS3Server({ ...credentials, region: 'us-east-1' });
  egress = createEgress(parseEgressAllow('127.0.0.1'));
  spoolFolder = await mkdtemp(join(tmpdir(), 'blobs-s3-'));
  blobs = await open({});
});
afterEach(async () => {
  expect(await readdir(spoolFolder)).toEqual([]);
  await egress.close();
  await server.close();
  await rm(spoolFolder, { recursive: true });
});

function open(options: Partial<BlobsOptions>, query = ''): Promise<Blobs> {
  const url = `s3://${server.bucket}/bank?endpoint=${server.origin}${query}`;
  return openBlobs(url, { keyring, fetch: egress.fetch, credentials, spoolFolder, ...options });
}

const keyOf = (sha256: string) => `bank/${blobPath(sha256)}`;

function stored(sha256: string): S3Object {
  const object = server.objects.get(keyOf(sha256));
  if (object === undefined) throw new Error(`There is no object for ${sha256}.`);
  return object;
}

function requestsOf(method: string): number {
  return server.requests.filter((request) => request.startsWith(method)).length;
}

describe('a store that fails for a moment', () => {
  const content = contentOf('moment', 3 * CHUNK_BYTES);

  test.each([500, 502, 503, 504, 429, 409])(
    'with status %i is asked again, for every kind of request',
    async (status) => {
      const fail = (method: string) => server.faults.push({ method, kind: 'status', status, code: 'SlowDown' });
      fail('HEAD');
      fail('PUT');
      const { sha256, created } = await blobs.put(content);
      expect(created).toBe(true);
      fail('GET');
      expect((await collect(await blobs.get(sha256))).equals(content)).toBe(true);
      fail('GET');
      const listed: string[] = [];
      for await (const entry of blobs.list()) listed.push(entry.sha256);
      expect(listed).toEqual([sha256]);
      fail('HEAD');
      fail('DELETE');
      expect(await blobs.delete(sha256)).toBe(true);
      expect(server.objects.size).toBe(0);
      expect(server.faults).toEqual([]);
    },
  );

  test('by cutting connections is asked again, for every kind of request', async () => {
    const cut = (method: string) => server.faults.push({ method, kind: 'cut-before' });
    cut('HEAD');
    cut('PUT');
    const { sha256 } = await blobs.put(content);
    cut('GET');
    expect((await collect(await blobs.get(sha256))).equals(content)).toBe(true);
    server.faults.push({ method: 'GET', kind: 'cut-answer', afterBytes: 50 });
    expect(await blobs.stat(sha256)).toEqual({ size: content.length });
    cut('HEAD');
    cut('DELETE');
    expect(await blobs.delete(sha256)).toBe(true);
  });

  test('and keeps failing is given up after four attempts, in words that name it', async () => {
    for (let count = 0; count < 10; count += 1)
      server.faults.push({ method: 'PUT', kind: 'status', status: 503, code: 'SlowDown' });
    const failure = await blobs.put(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BlobStoreError);
    expect(String(failure)).toMatch(/The document store at 127\.0\.0\.1:\d+ answered 503 SlowDown to PUT\./);
    expect(requestsOf('PUT')).toBe(4);
    expect(server.objects.size).toBe(0);
  });

  test('and is away altogether is told with the reason', async () => {
    await server.close();
    await expect(blobs.check()).rejects.toThrow(
      /The document store at 127\.0\.0\.1:\d+ could not be reached \(ECONNREFUSED\)/,
    );
    server = await startS3Server({ ...credentials, region: 'us-east-1' });
  });
});

describe('an upload whose answer was lost', () => {
  test('still counts as created by us', async () => {
    server.faults.push({ method: 'PUT', kind: 'cut-after' });
    expect(await blobs.put(contentOf('lost answer', 100))).toMatchObject({ created: true });
    expect(requestsOf('PUT')).toBe(2);
    expect(server.objects.size).toBe(1);
  });

  test('does not count as ours when another was faster', async () => {
    const content = contentOf('faster', 100);
    const { sha256 } = await blobs.put(content);
    const theirs = stored(sha256);
    server.objects.clear();
    server.faults.push({ method: 'PUT', kind: 'meanwhile', run: () => server.objects.set(keyOf(sha256), theirs) });
    expect(await blobs.put(content)).toMatchObject({ created: false });
    expect(stored(sha256).bytes.equals(theirs.bytes)).toBe(true);
  });
});

test('a document that is deleted just when it is found to be there is stored after all', async () => {
  const content = contentOf('deleted meanwhile', 100);
  const { sha256 } = await blobs.put(content);
  server.faults.push({ method: 'GET', kind: 'meanwhile', run: () => server.objects.clear() });
  expect(await blobs.put(content)).toMatchObject({ created: true });
  expect(await blobs.verify(sha256)).toBe('ok');
});

test('a store that does not know the condition gets the document without it', async () => {
  server.behaviour.conditionalPut = 'not-implemented';
  const content = contentOf('no condition', 100);
  expect(await blobs.put(content)).toMatchObject({ created: true });
  expect(await blobs.put(content)).toMatchObject({ created: false });
  expect(await blobs.verify(sha256Of(content))).toBe('ok');
});

test('two services that store the same document at once create it once', async () => {
  const other = await open({});
  const content = contentOf('two services', 100_000);
  const results = await Promise.all([blobs, other, blobs, other].map((each) => each.put(content)));
  expect(results.filter((result) => result.created)).toHaveLength(1);
  expect(await blobs.verify(sha256Of(content))).toBe('ok');
});

test('a document that is there is not uploaded again', async () => {
  const content = contentOf('there', 100_000);
  await blobs.put(content);
  await blobs.put(content);
  expect(requestsOf('PUT')).toBe(1);
});

test('a document that comes again after long counts as stored just now, so that a sweep of orphans spares it', async () => {
  const content = contentOf('again', 100);
  const { sha256 } = await blobs.put(content);
  const before = stored(sha256);
  server.objects.set(keyOf(sha256), { ...before, lastModified: new Date('2020-01-01T00:00:00Z') });
  expect(await blobs.put(content)).toMatchObject({ created: false });
  expect(stored(sha256).bytes.equals(before.bytes)).toBe(true);
  expect(await blobs.delete(sha256, { storedBefore: new Date(Date.now() - 60_000) })).toBe(false);
  expect(await blobs.verify(sha256)).toBe('ok');
});

test('a body that is damaged on its way is refused by the store, and nothing is stored', async () => {
  const damaging = await open({
    fetch: (url, init) => {
      const { body } = init;
      if (body === undefined) return egress.fetch(url, init);
      let isFirst = true;
      const flip = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          const copy = Uint8Array.from(piece);
          if (isFirst) copy[0] = (copy[0] ?? 0) ^ 1;
          isFirst = false;
          controller.enqueue(copy);
        },
      });
      return egress.fetch(url, { ...init, body: body.pipeThrough(flip) });
    },
  });
  await expect(damaging.put(contentOf('damaged', 100_000))).rejects.toThrow(/answered 400 XAmzContentSHA256Mismatch/);
  expect(server.objects.size).toBe(0);
});

describe('a download', () => {
  const content = contentOf('download', 20 * CHUNK_BYTES);

  test('that breaks off is taken up where it broke', async () => {
    const { sha256 } = await blobs.put(content);
    const stream = await blobs.get(sha256);
    for (const afterBytes of [100_000, 200_001, 65_552])
      server.faults.push({ method: 'GET', kind: 'cut-answer', afterBytes });
    server.faults.push({ method: 'GET', kind: 'cut-before' });
    expect((await collect(stream)).equals(content)).toBe(true);
    expect(server.faults).toEqual([]);
  });

  test('that keeps breaking off without a byte is given up', async () => {
    const { sha256 } = await blobs.put(content);
    const stream = await blobs.get(sha256);
    for (let count = 0; count < 10; count += 1) server.faults.push({ method: 'GET', kind: 'cut-before' });
    const { got, error } = await readUntilError(async () => stream);
    expect(String(error)).toMatch(/could not be reached/);
    expect(got.equals(content.subarray(0, got.length))).toBe(true);
    expect(server.faults).toHaveLength(6);
  });

  test('of a document that is replaced or deleted meanwhile says so, and never mixes the two', async () => {
    const { sha256 } = await blobs.put(content);
    const first = await blobs.get(sha256);
    const old = stored(sha256);
    server.objects.clear();
    await blobs.put(content);
    const replaced = await readUntilError(async () => first);
    expect(String(replaced.error)).toMatch(/was replaced while it was being read/);
    expect(replaced.got.equals(content.subarray(0, replaced.got.length))).toBe(true);

    server.objects.set(keyOf(sha256), old);
    const second = await blobs.get(sha256);
    server.objects.clear();
    expect((await readUntilError(async () => second)).error).toBeInstanceOf(BlobMissingError);
  });

  test('that nobody reads, or that is left early, holds no connection', async () => {
    const { sha256 } = await blobs.put(content);
    for (let count = 0; count < 20; count += 1) {
      await blobs.get(sha256);
      let bytes = 0;
      for await (const part of await blobs.get(sha256)) {
        bytes += part.length;
        // Beyond what came with the first answer, and far from the end.
        if (bytes > 6 * CHUNK_BYTES) break;
      }
    }
    await expect.poll(() => server.connections()).toBeLessThan(5);
  });

  test('of a small document takes one request', async () => {
    const { sha256 } = await blobs.put(contentOf('small', 4 * CHUNK_BYTES));
    await collect(await blobs.get(sha256));
    expect(requestsOf('GET')).toBe(1);
  });
});

describe('a listing', () => {
  test('goes through all pages and leaves out what is not ours', async () => {
    server.behaviour.pageSize = 3;
    const names: string[] = [];
    for (let index = 0; index < 10; index += 1) names.push((await blobs.put(contentOf(`page ${index}`, index))).sha256);
    const [one = ''] = names;
    const object = stored(one);
    const foreign = [`bank/${one}`, `bank/00/00/${one}`, `bank/sub/${blobPath(one)}`, `bank/x&<y>`, blobPath(one)];
    for (const key of foreign) server.objects.set(key, object);
    const listed: string[] = [];
    for await (const entry of blobs.list()) listed.push(entry.sha256);
    expect(listed).toEqual(names.sort());
    expect(requestsOf('GET ')).toBe(5);
  });

  test('that cannot be read is an error, not an empty store', async () => {
    await blobs.put(contentOf('one', 1));
    const broken = await open({ fetch: async () => new Response('<html>maintenance</html>') });
    await expect(broken.list()[Symbol.asyncIterator]().next()).rejects.toThrow(
      /lists its objects in a way that cannot be read/,
    );
  });

  test('that gives the same page for ever is an error', async () => {
    const xml =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>';
    const broken = await open({ fetch: async () => new Response(xml) });
    await expect(broken.list()[Symbol.asyncIterator]().next()).rejects.toThrow(
      /lists its objects in a way that cannot be read/,
    );
  });
});

describe('a store that is set up wrongly', () => {
  test('with another secret is told what to check, without a second attempt and without quoting anything', async () => {
    const wrong = await open({ credentials: { accessKeyId: 'reviewer', secretAccessKey: 'hunter2' } });
    const failure = await wrong.check().catch((error: unknown) => error);
    expect(String(failure)).toMatch(/answered 403 SignatureDoesNotMatch to PUT\. Check AWS_ACCESS_KEY_ID/);
    const everything = `${String(failure)} ${JSON.stringify(failure)} ${(failure as Error).stack}`;
    for (const secret of ['hunter2', 'QUOTED-SIGNATURE', 'Signature=']) expect(everything).not.toContain(secret);
    expect(server.requests).toHaveLength(1);
  });

  test('with another region, bucket or missing token is told so', async () => {
    await expect((await open({}, '&region=eu-1')).check()).rejects.toThrow(/answered 403 InvalidAccessKeyId/);
    const elsewhere = await openBlobs(`s3://other-bucket?endpoint=${server.origin}`, {
      keyring,
      fetch: egress.fetch,
      credentials,
      spoolFolder,
    });
    await expect(elsewhere.check()).rejects.toThrow(/answered 404 NoSuchBucket to PUT\. Check the bucket/);
    const withToken = await open({ credentials: { ...credentials, sessionToken: 'unknown' } });
    await expect(withToken.check()).rejects.toThrow(/answered 403 InvalidToken/);
  });

  test('so that it redirects is not followed', async () => {
    server.faults.push({ method: 'PUT', kind: 'status', status: 301, code: 'PermanentRedirect' });
    await expect(blobs.check()).rejects.toThrow(/answered 301 PermanentRedirect to PUT\. The bucket is elsewhere/);
    expect(server.requests).toHaveLength(1);
  });

  test('so that our own policy forbids it is told at once', async () => {
    const closed = createEgress(parseEgressAllow(undefined));
    const forbidden = await open({ fetch: closed.fetch });
    await expect(forbidden.check()).rejects.toThrow(/The document store at 127\.0\.0\.1:\d+ may not be called: /);
    expect(server.requests).toHaveLength(0);
    await closed.close();
  });
});

test('temporary credentials bring their token along', async () => {
  const account = { ...credentials, sessionToken: 'temporary/token+with=signs' };
  await server.close();
  server = await startS3Server({ ...account, region: 'eu-1' });
  const temporary = await open({ credentials: account }, '&region=eu-1');
  const content = contentOf('temporary', 100);
  await temporary.put(content);
  expect(await temporary.verify(sha256Of(content))).toBe('ok');
  for await (const entry of temporary.list()) expect(entry.sha256).toBe(sha256Of(content));
});

test('storing 300 MB takes no more memory than a few buffers', async () => {
  server.behaviour.keepsBodies = false;
  const folder = await mkdtemp(join(tmpdir(), 'blobs-script-'));
  const source = fileURLToPath(new URL('./testing/measure-memory.ts', import.meta.url));
  const script = await bundleScript(source, folder);
  const url = `s3://${server.bucket}?endpoint=${server.origin}`;
  const { putGrowth } = JSON.parse(await outputOf(startScript(script, [url, folder, '300'])));
  await rm(folder, { recursive: true });
  expect(putGrowth).toBeLessThan(80_000_000);
});
