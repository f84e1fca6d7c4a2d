import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { nightTests } from './night-tests.ts';

const root = resolve(import.meta.dirname, '..');

it('leaves out files that are there, so that a renamed one is not run by day unnoticed', () => {
  expect(Object.keys(nightTests).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('says of each file in docs/testing.md what holds its promise meanwhile', () => {
  const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+\.test\.ts)` \| (.+) \|$/gm)].map(([, file, meanwhile]) => [
    file,
    meanwhile,
  ]);
  expect(rows).toEqual(Object.entries(nightTests));
});
