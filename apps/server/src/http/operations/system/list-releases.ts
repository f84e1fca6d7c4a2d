import { readFile } from 'node:fs/promises';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { packagedPath } from '../../../platform/package-root.ts';
import { operation } from '../../operation.ts';
import { parseChangelog, type ReleaseNotes } from './parse-changelog.ts';

const Release = strictObject(
  { version: Type.String(), date: Type.Union([Type.String(), Type.Null()]), notes: Type.String() },
  { $id: 'Release' },
);

/** The file belongs to the release that runs: it is read once a process. */
let releases: Promise<readonly ReleaseNotes[]> | undefined;

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
  handle: async ({ app }) => {
    releases ??= readReleases();
    // A read that failed is not kept: the next caller tries again.
    releases.catch(() => {
      releases = undefined;
    });
    return { current: app.version, releases: await releases };
  },
});

async function readReleases(): Promise<readonly ReleaseNotes[]> {
  return parseChangelog(await readFile(packagedPath('CHANGELOG.md', '../../CHANGELOG.md'), 'utf8'));
}
