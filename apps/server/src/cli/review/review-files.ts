import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type SplitDocument, splitPackage } from '@countersign/engine/classification/split-package';
import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import type { RecordValue } from '@countersign/engine/lar/record-value';
import type { Page } from '@countersign/engine/pages/page';
import { type RunResult, reconcile } from '@countersign/engine/reconciliation/reconcile';
import { rulesetVersion } from '@countersign/engine/reconciliation/ruleset';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { readState, type ValueState } from '@countersign/engine/reconciliation/stated-or-proposed';
import type { PageReader } from '../../platform/page-reader.ts';
import { packageOf, shippedPolicy } from './package-of.ts';
import type { ReviewedDocument } from './reviewed-document.ts';

/** The approval record that was given with the files. */
export interface ReviewedRecord {
  readonly bytes: Uint8Array;
  readonly values: readonly RecordValue[];
}

export interface Review {
  readonly engineVersion: string;
  readonly rulesetVersion: string;
  readonly documents: readonly ReviewedDocument[];
  /** The approval record's values; null where none was given. */
  readonly record: { readonly id: string; readonly values: readonly RecordValue[] } | null;
  readonly result: RunResult;
}

/** The whole engine on files, with no server and no database. */
export async function reviewFiles(
  reader: PageReader,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  given: ReviewedRecord | null,
): Promise<Review> {
  const documents: ReviewedDocument[] = [];
  for (const { path, bytes } of files) {
    const pages: Page[] = [];
    await reader.readFile(bytes, { onPage: (page) => void pages.push(page) });
    pages.sort((a, b) => a.pageNo - b.pageNo);
    const file = { name: basename(path), bytes, pages };
    const { documents: parts } = splitPackage(pages);
    const values = extractFile(pages, parts);
    for (const [index, split] of parts.entries())
      documents.push({ id: documentId(bytes, split), file, split, values: values[index] ?? [] });
  }
  const record = given === null ? null : { id: idOf(given.bytes, 'record'), values: given.values };
  return {
    engineVersion: `engine ${ENGINE_VERSION}, ${await reader.version()}`,
    rulesetVersion: rulesetVersion(shippedRules),
    documents,
    record,
    result: reconcile(packageOf(documents, record), shippedRules, shippedPolicy),
  };
}

/** Without a server nobody confirms anything: a value is stated, or waits. */
export function stateOf(value: ExtractedValue): ValueState {
  return readState(value, shippedPolicy.minConfidence);
}

/** The same document of the same file has the same id in every run, so that two outputs can be compared. */
function documentId(bytes: Uint8Array, { fromPage, toPage }: SplitDocument): string {
  return idOf(bytes, `${fromPage}-${toPage}`);
}

export function idOf(bytes: Uint8Array, about: string): string {
  const hash = createHash('sha256').update(bytes).update(about).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
