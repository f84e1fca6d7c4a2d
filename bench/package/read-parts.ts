import { splitPackage } from '@countersign/engine/classification/split-package';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import type { Page } from '@countersign/engine/pages/page';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { packageOf, shippedPolicy } from '../../apps/server/src/cli/review/package-of.ts';
import type { PageReader } from '../../apps/server/src/platform/page-reader.ts';

/** Seconds on the clock of each part of the work, done one after the other with nothing around it. */
export interface Parts {
  readonly reading: number;
  readonly splitting: number;
  readonly extraction: number;
  readonly comparison: number;
}

/** Reading as a node does it, recognition included; the rest straight from the engine, without database or queue. */
export async function readParts(reader: PageReader, pdf: Uint8Array): Promise<Parts> {
  const begun = performance.now();
  const pages: Page[] = [];
  await reader.readFile(pdf, { onPage: async (page) => void pages.push(page) });
  pages.sort((left, right) => left.pageNo - right.pageNo);
  const read = performance.now();
  const { documents } = splitPackage(pages);
  const split = performance.now();
  const file = { name: 'package.pdf', bytes: pdf, pages };
  const values = extractFile(pages, documents);
  const reviewed = documents.map((one, index) => ({
    id: `document-${index}`,
    file,
    split: one,
    values: values[index] ?? [],
  }));
  const extracted = performance.now();
  reconcile(packageOf(reviewed, null), shippedRules, shippedPolicy);
  const seconds = (from: number, to: number) => (to - from) / 1000;
  return {
    reading: seconds(begun, read),
    splitting: seconds(read, split),
    extraction: seconds(split, extracted),
    comparison: seconds(extracted, performance.now()),
  };
}
