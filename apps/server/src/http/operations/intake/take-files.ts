import type { DocumentsRequest } from '@countersign/contract/intake';
import { printable } from '@countersign/contract/shapes';
import { listDocTypes } from '@countersign/engine/classification/list-doc-types';
import type { Static } from 'typebox';
import { type IncomingFile, type StoredFile, storeFile } from '../../../intake/index.ts';
import type { App } from '../../../platform/app.ts';
import { decodeBase64 } from '../../../platform/decode-base64.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { textBytes } from '../../../platform/long-text.ts';
import type { TakeFile } from './read-form.ts';

const MAX_NAME = 255;

/** Stores the parts `files` of a form as they arrive. */
export function takeFilesInto(app: App, files: StoredFile[]): TakeFile {
  return async ({ name, filename, content }) => {
    if (name !== 'files') return false;
    files.push(await storeFile(app, { name: toFileName(filename), content, field: `files.${files.length}` }));
    return true;
  };
}

/** One or more (open parts, Operations). */
export function refuseNoFiles(files: readonly StoredFile[]): void {
  if (files.length > 0) return;
  const message = 'is missing: send at least one file, with a file name';
  const errors = [{ field: 'files', code: 'required', message }];
  throw new DomainError({ code: 'request_invalid', detail: `files ${message}.`, errors });
}

/** Stores the documents of a JSON body. All of it is looked at before the first one is stored. */
export async function storeDocuments(
  app: App,
  documents: Static<typeof DocumentsRequest>['documents'],
): Promise<readonly StoredFile[]> {
  refuseUnknownTypes(documents);
  const decoded: IncomingFile[] = [];
  for (const [index, document] of documents.entries()) {
    const field = `documents.${index}.content`;
    const content = await decodeBase64(app.parser, textBytes(document, 'content'), field);
    decoded.push({ name: document.name, docType: document.docType ?? null, field, content });
  }
  const files: StoredFile[] = [];
  for (const file of decoded) files.push(await storeFile(app, file));
  return files;
}

function refuseUnknownTypes(documents: readonly { readonly docType?: string }[]): void {
  const known: ReadonlySet<string> = new Set(listDocTypes().map(({ id }) => id));
  const errors = documents.flatMap(({ docType }, index) => {
    if (docType === undefined || (known.has(docType) && docType !== 'approval_record')) return [];
    const message = 'is not a known document type; GET /v1/doc-types lists them';
    return [{ field: `documents.${index}.docType`, code: 'unknown_value', message }];
  });
  if (errors.length === 0) return;
  throw new DomainError({ code: 'request_invalid', detail: `${errors[0]?.field} ${errors[0]?.message}.`, errors });
}

/**
 * A name comes from somebody else's disk: it is shown and recorded, so it is one line without folders, and without the
 * signs that turn the direction of writing, by which "fdp.exe" can look like "exe.pdf".
 */
export function toFileName(sent: string): string {
  const line = [...printable(sent.replaceAll(/[/\\]/g, ' ').toWellFormed())].slice(0, MAX_NAME).join('');
  return line === '' ? 'unnamed' : line;
}
