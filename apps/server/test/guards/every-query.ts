import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { registeredQueries } from '../../src/platform/db.ts';
import { packageRoot } from '../../src/platform/package-root.ts';

/** All statements of the server: importing every file of queries registers them. */
export async function everyQuery(): Promise<ReturnType<typeof registeredQueries>> {
  const source = join(packageRoot(), 'src');
  for (const file of await readdir(source, { recursive: true })) {
    if (file.endsWith('.queries.ts')) await import(join(source, file));
  }
  return registeredQueries();
}
