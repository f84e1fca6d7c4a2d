import { randomBytes } from 'node:crypto';
import { open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, syncDirectory } from './durable-files.ts';
import { formatKeyLine, isKeyLine, readKeyFile } from './key-file.ts';
import { KeyringError } from './keyring-error.ts';
import { KEY_BYTES, masterKey } from './master-key.ts';

/**
 * Puts a new key on top of the key file; from the next start on it seals, and the old ones still open. Every node must
 * have the new file before the first one starts with it, or it meets values that it cannot open.
 */
export async function addMasterKey(keyFile: string): Promise<{ readonly fingerprint: string }> {
  const path = await realpath(keyFile).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new KeyringError('key_file', `There is no key file at ${keyFile}.`) : error;
  });
  const next = join(dirname(path), '.master.key.next');
  // The fixed name is the lock: two additions at once would each drop the other's key, and what it sealed with it.
  const handle = await open(next, 'wx', 0o600).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new KeyringError('key_file', `Another key is being added. If not, remove ${next} and try again.`);
  });
  try {
    const current = await readKeyFile(path);
    if (current === null) throw new KeyringError('key_file', `There is no key file at ${path}.`);
    const bytes = randomBytes(KEY_BYTES);
    const lines = current.text.split('\n');
    lines.splice(lines.findIndex(isKeyLine), 0, formatKeyLine(bytes));
    await handle.writeFile(lines.join('\n'));
    // Root may add a key for a service that runs as another user, who must still be able to read the file.
    const owner = await stat(path);
    await handle.chown(owner.uid, owner.gid);
    await handle.sync();
    await rename(next, path);
    await syncDirectory(dirname(path));
    return { fingerprint: masterKey(bytes).id };
  } catch (error) {
    await unlink(next).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}
