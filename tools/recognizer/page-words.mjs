// The words of scanned pages as hashes, to compare between machines. The pictures are drawn once, since only reading is compared:
//   node tools/recognizer/page-words.mjs draw FOLDER PAGES        pictures of all three grades
//   node tools/recognizer/page-words.mjs bundle FOLDER            read.mjs, to take along with the pictures
//   node FOLDER/read.mjs FOLDER [FIRST COUNT]                     on each machine: one line a page
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../run-steps.mjs';
import { importTs, ownPackages } from '../run-ts.mjs';

const [what, folder, pages = '200'] = process.argv.slice(2);
if (what === 'draw') {
  const { drawPictures } = await importTs('tools/recognizer/page-words.ts');
  await drawPictures(folder, Number(pages));
} else if (what === 'bundle') {
  cpSync(join(root, 'apps/server/recognizer'), join(folder, 'recognizer'), { recursive: true });
  // The reader knows the root of its package by this folder.
  mkdirSync(join(folder, 'migrations'), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'tools/recognizer/read-page-words.ts')],
    outfile: join(folder, 'read.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    plugins: [ownPackages],
  });
} else console.error('page-words.mjs draw FOLDER [PAGES] | bundle FOLDER');
