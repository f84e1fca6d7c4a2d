import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { DocumentRow } from './document.ts';
import { requireDocument } from './require-document.ts';

export interface DocumentContent {
  readonly file: DocumentRow;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The stored file itself, as it came. */
export async function documentContent(app: App, id: string): Promise<DocumentContent> {
  const { file } = await requireDocument(app.db, id);
  if (file.purged_at !== null) {
    throw new DomainError({
      code: 'document_purged',
      detail: 'The document’s bytes were deleted after its retention.',
    });
  }
  return { file, bytes: await app.blobs.get(file.sha256) };
}
