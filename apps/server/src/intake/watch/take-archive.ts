import { findLoanByRef } from '../../loans/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { addDocuments } from '../add-documents.ts';
import { ingestRecord } from '../ingest-record.ts';
import { borrowerOf } from '../loan-of-record.ts';
import { type IncomingRecord, prepareRecord } from '../prepare-record.ts';
import { receivePackage } from '../receive-package.ts';
import { type StoredFile, storeFile } from '../store-file.ts';
import { takeRecord } from '../take-record.ts';
import { act, type Desk } from './desk.ts';
import { fileSeen } from './file-seen.ts';
import { nameOf } from './group-files.ts';
import type { SeenFile } from './list-folder.ts';
import type { Manifest } from './manifest.ts';
import { type Archive, withArchive } from './open-archive.ts';
import { sha256Of, withFile } from './open-file.ts';

interface Unpacked {
  readonly sha256: string;
  readonly manifest: Manifest;
  readonly files: readonly StoredFile[];
  readonly record: IncomingRecord | null;
}

/** Files everything that an archive holds, or nothing of it. */
export async function takeArchive(desk: Desk, ref: string, seen: SeenFile): Promise<void> {
  const unpacked = await withFile(desk.folder.files, seen, async (file) => {
    const sha256 = await sha256Of(file.content());
    const held = await withArchive(file, ref, (archive) => storeContents(desk, archive));
    await file.requireUnchanged();
    return { sha256, ...held };
  });
  await fileSeen(desk, ref, [{ seen, sha256: unpacked.sha256 }], async (alongside) => {
    const { app } = desk;
    const { manifest, files, record } = unpacked;
    const loan = await app.db.maybe(findLoanByRef, [ref]);
    // Before anything is filed: a record that is not good refuses the archive.
    const prepared = record === null ? undefined : await prepareRecord(app, record);
    if (loan === undefined || manifest.newVersion === true) {
      const borrowerName = manifest.borrowerName ?? borrowerOf(prepared) ?? loan?.borrower_name;
      if (borrowerName === undefined) throw nobodyNamed(ref);
      if (files.length === 0) throw noDocument(ref);
      const { expectedPrincipal, newVersion } = manifest;
      const request = { externalRef: ref, borrowerName, expectedPrincipal, newVersion, files, record: prepared };
      return receivePackage(app, act, request, alongside);
    }
    if (record === null) return addDocuments(app, act, ref, files, alongside);
    // Documents that are filed twice are filed once, so these may be repeated; the record may not, and is noted.
    if (files.length > 0) await addDocuments(app, act, ref, files);
    return ingestRecord(app, act, ref, record, alongside);
  });
}

async function storeContents({ app }: Desk, { manifest, content }: Archive): Promise<Omit<Unpacked, 'sha256'>> {
  const files: StoredFile[] = [];
  let record: IncomingRecord | null = null;
  if (manifest.lar !== undefined) {
    const { file, profile } = manifest.lar;
    const name = nameOf(file);
    const taken = await takeRecord(app, { name, content: content(file), field: file });
    if (taken.kind === 'document') files.push(taken.file);
    else record = { name, bytes: taken.bytes, sourceFormat: null, profile, field: file, profileField: 'lar.profile' };
  }
  for (const { file, docType } of manifest.documents) {
    files.push(
      await storeFile(app, { name: nameOf(file), content: content(file), docType: docType ?? null, field: file }),
    );
  }
  return { manifest, files, record };
}

function nobodyNamed(ref: string): DomainError {
  const detail = `There is no loan ${ref}, and neither the manifest (borrowerName) nor the approval record names its borrower.`;
  return new DomainError({ code: 'request_invalid', detail });
}

function noDocument(ref: string): DomainError {
  const detail = `There is no loan ${ref}, and the archive holds no document to open it with.`;
  return new DomainError({ code: 'request_invalid', detail });
}
