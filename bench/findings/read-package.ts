import { splitPackage } from '@countersign/engine/classification/split-package';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import type { Page } from '@countersign/engine/pages/page';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { packageOf } from '../../apps/server/src/cli/review/package-of.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import { parsedRecord, unreadable } from './engine-package.ts';

/** A package as the rules have it after its pages were split, classified and read off. */
export function readPackage(planned: PlannedPackage, pages: readonly Page[]): LoanPackage {
  const file = { name: 'package.pdf', bytes: new Uint8Array(), pages };
  const { documents: parts } = splitPackage(pages);
  const values = extractFile(pages, parts);
  const documents = parts.map((split, index) => ({
    id: `document-${String(index + 1).padStart(2, '0')}`,
    file,
    split,
    values: values[index] ?? [],
  }));
  const given = packageOf(documents, null);
  return {
    ...given,
    intake: planned.intake,
    documents: planned.brokenFile ? [...given.documents, unreadable()] : given.documents,
    record: planned.record === null ? null : parsedRecord(planned.record),
    payees: planned.payees,
  };
}
