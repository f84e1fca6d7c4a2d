import { randomBytes } from 'node:crypto';
import { link, open, readdir, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode, makeDirectory, syncDirectory } from './durable-files.ts';
import { formatKeyFile, readKeyFile } from './key-file.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { KeyringError } from './keyring-error.ts';
import { KEY_BYTES } from './master-key.ts';

export interface KeyringOptions {
  readonly keyFile: string;
  /** True only where no encrypted data can exist yet: a new key beside old data would hide that the old key is lost. */
  readonly mayCreate: boolean;
}

export async function openKeyring(options: KeyringOptions): Promise<Keyring> {
  const path = resolve(options.keyFile);
  const existing = await readKeyFile(path);
  if (existing === null && !options.mayCreate) {
    throw new KeyringError(
      'key_file',
      `There is no key file at ${path}. Put back the one that belongs to this data, or set KEY_FILE to where it is.`,
    );
  }
  if (existing === null) await createKeyFile(path);
  // Read again also after creating: when two processes start at once, the file may be the other one's.
  const file = existing ?? (await readKeyFile(path));
  if (file === null) throw new KeyringError('key_file', `The key file ${path} disappeared while it was being opened.`);
  if (options.mayCreate) await tidyFolder(path);
  return createKeyring(file.keys);
}

/**
 * The name appears with link(2), which is atomic and fails when the name is taken. So the file is never seen by half,
 * a crash leaves no key file rather than a torn one, and of two processes at once one wins and both use its key.
 */
async function createKeyFile(path: string): Promise<void> {
  const folder = dirname(path);
  await makeDirectory(folder);
  const draft = join(folder, `${draftPrefix(path)}${randomBytes(8).toString('hex')}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(formatKeyFile(randomBytes(KEY_BYTES)));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    // ENOENT: another process finished first and has already tidied our draft away.
    if (!hasCode(error, 'EEXIST') && !hasCode(error, 'ENOENT')) throw error;
  }
}

/**
 * Whoever created the file may have died before its name was flushed, and we are about to seal with its key. It may
 * also have left its draft, a second name of the key itself: a copy that nobody knows of must not lie about.
 */
async function tidyFolder(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch((error: unknown) => {
    // Someone else's folder that we may not list is one that no process of ours wrote to.
    if (hasCode(error, 'EACCES')) return null;
    throw error;
  });
  if (names === null) return;
  await syncDirectory(folder);
  for (const name of names) {
    if (!name.startsWith(draftPrefix(path))) continue;
    await unlink(join(folder, name)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
  }
}

function draftPrefix(path: string): string {
  return `.${basename(path)}.draft-`;
}
