import { DomainError } from '../../platform/domain-error.ts';
import { borrowerOf } from '../loan-of-record.ts';
import { type PreparedRecord, prepareRecord } from '../prepare-record.ts';
import { receivePackage } from '../receive-package.ts';
import { type StoredFile, storeFile } from '../store-file.ts';
import { act, type Desk } from './desk.ts';
import { fileSeen, type ReadFile } from './file-seen.ts';
import { nameOf } from './group-files.ts';
import type { SeenFile } from './list-folder.ts';
import { withFile } from './open-file.ts';
import { readApproval } from './take-file.ts';

/** Opens a loan with the documents that came for it; the borrower stands in the approval record that came along. */
export async function openLoan(
  desk: Desk,
  ref: string,
  documents: readonly SeenFile[],
  approval: { readonly seen: SeenFile; readonly sourceFormat: string | null },
): Promise<void> {
  const { app, folder } = desk;
  const { sha256, ...incoming } = await readApproval(desk, approval.seen, approval.sourceFormat);
  const record: PreparedRecord = await prepareRecord(app, incoming);
  const borrowerName = borrowerOf(record);
  if (borrowerName === undefined) {
    const detail = `There is no loan ${ref}, and its approval record names no borrower to open it for.`;
    throw new DomainError({ code: 'lar_missing_fields', detail });
  }
  const read: ReadFile[] = [{ seen: approval.seen, sha256 }];
  const files: StoredFile[] = [];
  for (const seen of documents) {
    const stored = await withFile(folder.files, seen, async ({ content, requireUnchanged }) => {
      const file = await storeFile(app, { name: nameOf(seen.path), content: content(), field: 'file' });
      await requireUnchanged();
      return file;
    });
    files.push(stored);
    read.push({ seen, sha256: stored.sha256 });
  }
  await fileSeen(desk, ref, read, (alongside) =>
    receivePackage(app, act, { externalRef: ref, borrowerName, files, record }, alongside),
  );
}
