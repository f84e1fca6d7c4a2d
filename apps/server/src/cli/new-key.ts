import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openKeyring } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';

/** `countersign new-key FILE`: a key file for nodes that get theirs from elsewhere than a folder they can write to. */
export async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    process.stderr.write('Usage: countersign new-key FILE\n');
    return 2;
  }
  const path = resolve(file);
  // An existing key is never replaced: all that it sealed would be lost.
  if ((await lstat(path).catch(() => null)) !== null) throw new StartError(`${path} exists and was left as it is.`);
  const { fingerprint } = await openKeyring({ keyFile: path, mayCreate: true });
  process.stdout.write(
    `${path} holds the new key ${fingerprint}. Keep a copy apart from the data: nothing opens without it.\n`,
  );
  return 0;
}
