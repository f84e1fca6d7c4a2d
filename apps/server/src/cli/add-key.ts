import { resolve } from 'node:path';
import { addMasterKey } from '../platform/keyring/index.ts';

/** `countersign add-key FILE`: a new key on top of a key file. The keys that it holds stay, and open what they sealed. */
export async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    process.stderr.write('Usage: countersign add-key FILE\n');
    return 2;
  }
  const path = resolve(file);
  const { fingerprint } = await addMasterKey(path);
  process.stdout.write(
    `${path} holds the new key ${fingerprint} above the others. Copy the file to every node, then restart them; ` +
      'keep a copy of it apart from the data.\n',
  );
  return 0;
}
