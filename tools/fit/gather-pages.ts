import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type SplitDocument, splitPackage } from '@countersign/engine/classification/split-package';
import type { Page } from '@countersign/engine/pages/page';
import { withTrueMarks } from '../../bench/fields/true-marks.ts';
import { openPageReader, readHonestText } from '../../bench/split/read-pages.ts';
import type { Layout } from '../packages/core/layout.ts';
import { makeDocument } from '../packages/core/make-package.ts';
import type { PackageTruth } from '../packages/core/truth.ts';

/** A file that was read, with what is truly on it, and how the product splits it. */
export interface KeptFile {
  readonly pages: readonly Page[];
  readonly truth: PackageTruth;
  readonly documents: readonly Pick<SplitDocument, 'docType' | 'fromPage' | 'toPage'>[];
}

const folder = join(tmpdir(), 'countersign-fit-pages');

/** Drawing and reading take far longer than all that follows: what was read is kept. */
async function keep<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = join(folder, `${name}.json.gz`);
  if (existsSync(file)) return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as T;
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(made), { level: 1 }));
  return made;
}

export function drawnDocument(layout: Layout, seed: number): Promise<KeptFile> {
  return keep(`drawn-${layout.id}-${seed}`, async () => {
    const { pdf, truth } = await makeDocument(layout, seed);
    return keepFile(withTrueMarks(await readHonestText(pdf), truth), truth);
  });
}

function keepFile(pages: readonly Page[], truth: PackageTruth): KeptFile {
  return { pages, truth, documents: splitOf(pages) };
}

function splitOf(pages: readonly Page[]): KeptFile['documents'] {
  return splitPackage(pages).documents.map(({ docType, fromPage, toPage }) => ({ docType, fromPage, toPage }));
}

/** A real file as the product reads it, pictures and all. */
export function realFile(name: string, path: string): Promise<Omit<KeptFile, 'truth'>> {
  return keep(`real-${name}`, async () => {
    const reader = await openPageReader();
    try {
      const pages = await reader.read(readFileSync(path));
      return { pages, documents: splitOf(pages) };
    } finally {
      await reader.close();
    }
  });
}
