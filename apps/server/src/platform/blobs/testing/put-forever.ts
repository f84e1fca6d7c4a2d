import { createKeyring } from '../../keyring/keyring.ts';
import { masterKey } from '../../keyring/master-key.ts';
import { openBlobs } from '../index.ts';
import { contentOf } from './content.ts';

// Stores documents until it is killed, six at a time, so that a kill at any moment meets them at different steps.
// Prints a dot for each piece that it takes in, and the hash of each document that it promised to be stored.
const [, , folder = '', seed = ''] = process.argv;
const keyring = createKeyring([masterKey(Buffer.alloc(32, 1))]);
const blobs = await openBlobs(`file:${folder}`, { keyring, fetch });

await Promise.all([1, 2, 3, 4, 5, 6].map(storeForever));

async function storeForever(lane: number): Promise<never> {
  for (let index = 0; ; index += 1) {
    const content = contentOf(`${seed} ${lane} ${index}`, ((index + lane) % 5) * 100_000);
    const { sha256 } = await blobs.put(pieces(content));
    process.stdout.write(`\n${sha256}\n`);
  }
}

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < content.length; at += 20_000) {
    process.stdout.write('.');
    yield content.subarray(at, at + 20_000);
  }
}
