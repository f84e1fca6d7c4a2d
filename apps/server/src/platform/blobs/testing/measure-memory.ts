import { createEgress, parseEgressAllow } from '../../egress/index.ts';
import { createKeyring } from '../../keyring/keyring.ts';
import { masterKey } from '../../keyring/master-key.ts';
import { openBlobs } from '../index.ts';

// Stores and reads one large document and prints by how many bytes the process grew at most during each.
const [, , url = '', folder = '', megabytes = ''] = process.argv;
const keyring = createKeyring([masterKey(Buffer.alloc(32, 1))]);
const credentials = { accessKeyId: 'reviewer', secretAccessKey: 'not-a-secret' };
const egress = createEgress(parseEgressAllow('127.0.0.1'));
const blobs = await openBlobs(url, { keyring, fetch: egress.fetch, credentials, spoolFolder: folder });

let peak = 0;
const watch = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};

async function* pieces(count: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let index = 0; index < count; index += 1) {
    watch();
    yield Buffer.alloc(1024 * 1024, index);
  }
}

setInterval(watch, 5).unref();
// Code, buffers and connections that are needed once are not growth.
await blobs.put(pieces(8));
const before = process.memoryUsage.rss();
peak = before;
const { sha256 } = await blobs.put(pieces(Number(megabytes)));
watch();
const putGrowth = peak - before;

let bytesRead = 0;
peak = before;
if (url.startsWith('file:')) {
  for await (const part of await blobs.get(sha256)) {
    bytesRead += part.length;
    watch();
  }
}
await egress.close();
process.stdout.write(JSON.stringify({ putGrowth, getGrowth: peak - before, bytesRead }));
