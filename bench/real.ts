import { readFileSync } from 'node:fs';
import { splitPackage } from '@countersign/engine/classification/split-package';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import { stateOf } from '../apps/server/src/cli/review/review-files.ts';
import { option } from './harness/options.ts';
import type { Tables } from './harness/report.ts';
import { calibration, figuresOf, type Scored } from './real/print-real.ts';
import { documentFolder, findRealDocuments, type RealDocument } from './real/real-documents.ts';
import { scoreDocument } from './real/score-document.ts';
import { showFaults } from './real/show-faults.ts';
import { openPageReader, type PageReader } from './split/read-pages.ts';

/**
 * The product on documents that nobody of this project wrote, against what a person reads on them. Those of the shared
 * fixtures are always open; of the collected ones half are open, and of the other half only figures are shown.
 * `--only TEXT` takes the files whose names contain it, `--set fixtures|collected` one of the sets.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const { documents, skipped } = findRealDocuments(documentFolder(process.env));
  const [only, set] = [option(options, '--only') ?? '', option(options, '--set')];
  const wanted = documents.filter((one) => one.truth.file.includes(only) && (set ?? one.set) === one.set);
  for (const { file, why } of skipped) console.warn(`SKIPPED ${file}: ${why}`);
  if (skipped.length > 0)
    console.warn(`${skipped.length} documents were not scored. bench/real/README.md says how to get them.`);

  const reader = await openPageReader();
  const scored: Scored[] = [];
  try {
    for (const document of wanted) scored.push(await score(reader, document));
  } finally {
    await reader.close();
  }
  await showFaults(scored);
  const groups = [
    ['fixtures', scored.filter(({ document }) => document.set === 'fixtures')],
    ['collected, open', scored.filter(({ document }) => document.set === 'collected' && document.half === 'open')],
    ['collected, scored', scored.filter(({ document }) => document.half === 'scored')],
    ['all', scored],
  ] as const;
  const types = [...new Set(scored.map(({ document }) => document.truth.docTypes[0] ?? 'other'))].sort();
  return {
    Sets: groups.filter(([, own]) => own.length > 0).map(([name, own]) => ({ set: name, ...figuresOf(own) })),
    'By type': types.map((type) => ({
      type,
      ...figuresOf(scored.filter(({ document }) => (document.truth.docTypes[0] ?? 'other') === type)),
    })),
    Confidence: calibration(scored),
    Skipped: [{ documents: skipped.length }],
  };
}

async function score(reader: PageReader, document: RealDocument): Promise<Scored> {
  const pages = await reader.read(readFileSync(document.path));
  const { documents: parts } = splitPackage(pages);
  const values = extractFile(pages, parts)
    .flat()
    .map((value) => ({ ...value, proposed: stateOf(value) === 'proposed' }));
  return { document, parts, score: scoreDocument(document.truth, parts, values) };
}
