import { randomBytes, randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@countersign/engine/values/is-record';
import { parseJson } from '../../json.ts';

/** Where the simulator of a folder runs, and what lets a caller in. */
export interface SimulatorPlace {
  readonly id: string;
  readonly token: string;
  readonly url: string;
}

const FILE = 'simulator.json';

/** Null where no simulator ever ran on the folder. */
export async function readPlace(folder: string): Promise<SimulatorPlace | null> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  const place = parseJson(text);
  if (!isRecord(place)) return null;
  const { id, token, url } = place;
  return typeof id === 'string' && typeof token === 'string' && typeof url === 'string' ? { id, token, url } : null;
}

export function newIdentity(): Pick<SimulatorPlace, 'id' | 'token'> {
  return { id: randomBytes(3).toString('hex'), token: randomBytes(24).toString('base64url') };
}

/** Readable by this account alone: the token keeps other users of the machine out. */
export async function writePlace(folder: string, place: SimulatorPlace): Promise<void> {
  await writeWhole(join(folder, FILE), `${JSON.stringify(place)}\n`);
}

/** Old or new, never half. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
