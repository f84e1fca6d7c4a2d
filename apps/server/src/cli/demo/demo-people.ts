import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

export interface DemoPerson {
  readonly email: string;
  readonly displayName: string;
  readonly role: 'admin' | 'manager' | 'specialist';
}

/** Two of each kind that must not check their own work. */
export const people = {
  admin: { email: 'alex.admin@example.com', displayName: 'Alex Admin', role: 'admin' },
  maker: { email: 'sam.specialist@example.com', displayName: 'Sam Specialist', role: 'specialist' },
  colleague: { email: 'sky.specialist@example.com', displayName: 'Sky Specialist', role: 'specialist' },
  checker: { email: 'morgan.manager@example.com', displayName: 'Morgan Manager', role: 'manager' },
} as const satisfies Readonly<Record<string, DemoPerson>>;

export interface DemoPeople {
  readonly password: string;
  /** False where the folder held an example bank already. */
  readonly isNew: boolean;
}

/** One password for all of them, made for this folder and kept in it, so that a later start can tell it again. */
export async function openDemoPeople(file: string): Promise<DemoPeople> {
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return { password: (JSON.parse(kept) as { password: string }).password, isNew: false };
  const password = `demo-${randomBytes(9).toString('base64url')}`;
  await writeFile(file, `${JSON.stringify({ password })}\n`, { mode: 0o600, flag: 'wx' });
  return { password, isNew: true };
}
