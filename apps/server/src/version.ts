import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './platform/package-root.ts';

/** The release that runs, as in its package file. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
