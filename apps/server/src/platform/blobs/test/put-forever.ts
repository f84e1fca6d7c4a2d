import { createKeyring } from '../../keyring/keyring.ts';
import { masterKey } from '../../keyring/master-key.ts';
import { openBlobs } from '../index.ts';
import { contentOf } from './content.ts';

// Stores one document after another until it is killed. Prints a dot for each piece, a mark when there is no more, so
// that whoever reads can kill it at either moment, and the hash of each document that was promised to be stored.
const [, , folder = '', seed = ''] = process.argv;
const keyring = createKeyring([masterKey(Buffer.alloc(32, 1))]);
const blobs = await openBlobs(`file:${folder}`, { keyring, fetch });

for (let index = 0; ; index += 1) {
  const content = contentOf(`${seed} ${index}`, (index % 8) * 100_000);
  const { sha256 } = await blobs.put(pieces(content));
  process.stdout.write(`\n${sha256}\n`);
}

async function* pieces(content: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < content.length; at += 20_000) {
    process.stdout.write('.');
    yield content.subarray(at, at + 20_000);
  }
  process.stdout.write('!');
}
