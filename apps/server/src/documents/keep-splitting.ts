import type { SplitDocument } from '@countersign/engine/classification/split-package';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import { sealSplitting } from './document.record.ts';
import { insertPart, isDecidedByPerson, listParts, partIdIsTaken, supersedeParts } from './part.queries.ts';
import type { PartDetail } from './part-detail.ts';

/**
 * Keeps how the engine cut a file into documents. A part that comes out as before keeps its id, so that what points at
 * it still does; the others are replaced and stay readable. What a person decided is left alone.
 */
export async function keepSplitting(
  tx: Tx,
  app: { readonly clock: Clock; readonly keyring: Keyring },
  documentId: string,
  documents: readonly SplitDocument[],
): Promise<void> {
  if ((await tx.one(isDecidedByPerson, [documentId])).decided) {
    // Its pages were read anew all the same.
    await sealSplitting(tx, app, documentId);
    return;
  }
  const live = await tx.many(listParts, [[documentId]]);
  const now = app.clock.now();
  // A file that is one document keeps its own id for it; the documents of a package get ids of their own.
  const ownId = documents.length === 1 && !(await tx.one(partIdIsTaken, [documentId])).taken ? documentId : null;
  const kept = documents.map(
    ({ docType, fromPage, toPage }) =>
      live.find((old) => old.doc_type === docType && old.from_page === fromPage && old.to_page === toPage)?.id ?? null,
  );
  const ids = kept.map((id) => id ?? ownId ?? newId(now));
  await tx.run(supersedeParts, [documentId, now, kept.filter((id) => id !== null)]);
  for (const [index, part] of documents.entries()) {
    const id = ids[index];
    if (id === undefined || kept[index] !== null) continue;
    const { fromPage, toPage, docType, confidence } = part;
    const detail = JSON.stringify(describe(part, ids));
    await tx.run(insertPart, [id, documentId, fromPage, toPage, docType, confidence, 'engine', detail, now]);
  }
  await sealSplitting(tx, app, documentId);
}

function describe(
  { decidedBy, completeness, blankPages, notes, duplicateOf }: SplitDocument,
  ids: readonly string[],
): PartDetail {
  const partId = duplicateOf === null ? undefined : ids[duplicateOf.document];
  const repeats = duplicateOf === null || partId === undefined ? null : { partId, detail: duplicateOf.detail };
  return { decidedBy, completeness, blankPages, notes, duplicateOf: repeats };
}
