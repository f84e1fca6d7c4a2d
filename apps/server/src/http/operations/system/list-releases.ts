import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { packageRoot } from '../../../platform/package-root.ts';
import { operation } from '../../operation.ts';
import { parseChangelog } from './parse-changelog.ts';

const Release = strictObject(
  { version: Type.String(), date: Type.Union([Type.String(), Type.Null()]), notes: Type.String() },
  { $id: 'Release' },
);

/** Specification part 9, 4. */
export const listReleases = operation({
  id: 'listReleases',
  method: 'GET',
  url: '/v1/releases',
  tag: 'System',
  summary: 'Release notes, newest first.',
  who: { anonymous: true },
  success: { status: 200, body: strictObject({ current: Type.String(), releases: Type.Array(Release) }) },
  problems: [],
  handle: async ({ app }) => ({ current: app.version, releases: parseChangelog(await readChangelog()) }),
});

function readChangelog(): Promise<string> {
  return readFile(join(packageRoot(), '../../CHANGELOG.md'), 'utf8');
}
