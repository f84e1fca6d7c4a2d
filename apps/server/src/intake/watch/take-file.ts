import { createHash } from 'node:crypto';
import { addDocuments } from '../add-documents.ts';
import { ingestRecord } from '../ingest-record.ts';
import { storeFile } from '../store-file.ts';
import { takeRecord } from '../take-record.ts';
import { act, type Desk } from './desk.ts';
import { fileSeen } from './file-seen.ts';
import { nameOf } from './group-files.ts';
import type { SeenFile } from './list-folder.ts';
import { withFile } from './open-file.ts';

/** Files a document of a loan that is known. */
export async function takeDocument(desk: Desk, ref: string, seen: SeenFile): Promise<void> {
  const { app, folder } = desk;
  const stored = await withFile(folder.files, seen, async ({ content, requireUnchanged }) => {
    const file = await storeFile(app, { name: nameOf(seen.path), content: content(), field: 'file' });
    await requireUnchanged();
    return file;
  });
  await fileSeen(desk, ref, [{ seen, sha256: stored.sha256 }], (alongside) =>
    addDocuments(app, act, ref, [stored], alongside),
  );
}

/** Takes in the approval record of a loan that is known, by the configured profile. */
export async function takeApproval(
  desk: Desk,
  ref: string,
  seen: SeenFile,
  sourceFormat: string | null,
): Promise<void> {
  const { sha256, ...incoming } = await readApproval(desk, seen, sourceFormat);
  await fileSeen(desk, ref, [{ seen, sha256 }], (alongside) => ingestRecord(desk.app, act, ref, incoming, alongside));
}

/** The bytes of an approval record, ready to be read by a profile. */
export async function readApproval({ app, folder }: Desk, seen: SeenFile, sourceFormat: string | null) {
  return withFile(folder.files, seen, async ({ content, requireUnchanged }) => {
    const name = nameOf(seen.path);
    const taken = await takeRecord(app, { name, content: content(), field: 'file' });
    await requireUnchanged();
    if (taken.kind === 'document') throw new Error('A PDF is taken as a document.');
    const { bytes } = taken;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name, bytes, sourceFormat, field: 'file', profileField: 'intake.lar_profile', sha256 };
  });
}
