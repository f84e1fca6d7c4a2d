import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { shots } from './shots.ts';
import { withoutPicture } from './without-picture.ts';

const router = await readFile(resolve(import.meta.dirname, '../../../web/src/router.tsx'), 'utf8');
/** Paths ask a scene for ids and references only: any text will do. */
const scene = {
  refs: { review: 'a', approved: 'b', staged: 'c', unknown: 'd', wire: 'e', due: 'i2' },
  documentId: 'f',
  fileId: 'g',
  made: { rule: 'h', profile: 'i', template: 'j', fieldMap: 'k' },
} as unknown as Scene;
const paths = shots.map(({ path }) => path(scene));

it('every address of the page has a picture', () => expect(withoutPicture(router, paths)).toEqual([]));

it('notices an address that has none', () => {
  const without = paths.filter((path) => path !== '/app/dashboard');
  expect(withoutPicture(router, without)).toEqual(['/app/dashboard']);
});
