import { constants, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { hasCode } from './durable-files.ts';
import { KeyringError } from './keyring-error.ts';
import { KEY_BYTES, type MasterKey, masterKey, olderMasterKey } from './master-key.ts';

/** Hundreds of keys fit; anything longer is another file. */
const MAX_FILE_BYTES = 64 * 1024;

const NOTE = [
  '# The master keys of this Countersign install, one "id:key" a line, newest first.',
  '# Without this file nothing that was encrypted can be read again: keep a copy, apart from the data.',
  '# A new key goes on top. Remove an old one only after "countersign rotate-keys" has said that nothing needs it.',
];

export interface KeyFile {
  readonly text: string;
  /** Newest first, never empty. */
  readonly keys: readonly MasterKey[];
}

export function formatKeyFile(bytes: Uint8Array): string {
  return `${[...NOTE, formatKeyLine(bytes)].join('\n')}\n`;
}

export function formatKeyLine(bytes: Uint8Array): string {
  return `${masterKey(bytes).id}:${Buffer.from(bytes).toString('base64')}`;
}

export function isKeyLine(line: string): boolean {
  return line.trim() !== '' && !line.trim().startsWith('#');
}

/** Null when there is no such file. Everything else that is wrong with it is refused in words for the operator. */
export async function readKeyFile(path: string): Promise<KeyFile | null> {
  const text = await readPrivately(path);
  return text === null ? null : { text, keys: parseKeys(path, text) };
}

/** Checks the mode on the opened file itself, so that what was checked is what is read. */
async function readPrivately(path: string): Promise<string | null> {
  const handle = await open(path, constants.O_RDONLY).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    if (hasCode(error, 'EACCES')) throw refusal(path, 'cannot be read by the user that the service runs as');
    throw error;
  });
  if (handle === null) return null;
  try {
    const problem = findProblem(await handle.stat());
    if (problem !== null) throw refusal(path, problem);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

function findProblem(stats: Stats): string | null {
  if (!stats.isFile()) return 'is not a file';
  if ((stats.mode & 0o077) !== 0) {
    const mode = (stats.mode & 0o777).toString(8).padStart(4, '0');
    return `has mode ${mode}, which lets others than its owner at it: run chmod 600 on it`;
  }
  if (stats.size > MAX_FILE_BYTES) return 'is far too long to be a key file';
  return null;
}

function parseKeys(path: string, text: string): readonly MasterKey[] {
  const keys: MasterKey[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    if (!isKeyLine(raw)) continue;
    const key = parseLine(path, index + 1, raw.trim());
    if (keys.some((each) => each.id === key.id)) throw refusal(path, `holds key ${key.id} twice`);
    keys.push(key);
  }
  if (keys.length === 0) throw refusal(path, 'holds no key');
  return keys;
}

/** Messages give the line's number, never its text. */
function parseLine(path: string, lineNumber: number, line: string): MasterKey {
  const parts = /^([0-9a-f]{8}):([A-Za-z0-9+/]+={0,2})$/.exec(line);
  if (parts === null) throw refusal(path, `has a line ${lineNumber} that is not "id:key" (8 hex digits and base64)`);
  const [, id = '', base64 = ''] = parts;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== KEY_BYTES) {
    throw refusal(path, `has a key of ${bytes.length} bytes on line ${lineNumber}; it must have ${KEY_BYTES}`);
  }
  const key = [masterKey(bytes), olderMasterKey(bytes)].find((one) => one.id === id);
  if (key === undefined || bytes.toString('base64') !== base64) {
    throw refusal(path, `has a line ${lineNumber} whose id does not belong to its key: it was damaged or mistyped`);
  }
  return key;
}

/** A bad file is never replaced by a new one: with another key all encrypted data would be lost. */
function refusal(path: string, problem: string): KeyringError {
  return new KeyringError('key_file', `The key file ${path} ${problem}. It was left as it is.`);
}
