import { sniffFile } from '../../reading/files/index.ts';
import { MAX_FILE_BYTES } from '../store-file.ts';
import type { FolderHandle } from './folder-handle.ts';
import { endingOf, nameOf } from './group-files.ts';
import type { SeenFile } from './list-folder.ts';
import { withFile } from './open-file.ts';

/** What a file is to be taken as; with the reason, where it cannot be taken. */
export type Told =
  | { readonly kind: 'document' | 'archive' }
  | { readonly kind: 'record'; readonly sourceFormat: string | null }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };

const HEAD_BYTES = 1024;

/** Endings of approval records; a text may be in any of the formats, as its profile says. */
const recordFormats: Readonly<Record<string, string | null>> = {
  json: 'json',
  csv: 'csv',
  xml: 'xml',
  docx: 'docx',
  xlsx: 'xlsx',
  txt: null,
};

/** Documents are told by their content, whatever their name; records and archives by their ending. */
export async function tellKind(files: FolderHandle, seen: SeenFile): Promise<Told> {
  const name = nameOf(seen.path);
  if (seen.size === 0) return refused('file_empty', `The file ${name} is empty. Send it again.`);
  if (seen.size > MAX_FILE_BYTES) {
    const limit = MAX_FILE_BYTES / 1024 / 1024;
    return refused('file_too_large', `The file ${name} is larger than ${limit} MiB and was not stored; split it.`);
  }
  const head = await withFile(files, seen, async ({ handle }) => {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  });
  const ending = endingOf(seen.path);
  // Before the content is asked: a short archive may have the head of a PDF where a PDF may have it.
  if (ending === 'zip') return { kind: 'archive' };
  if (sniffFile(head) !== null) return { kind: 'document' };
  const sourceFormat = recordFormats[ending];
  if (sourceFormat !== undefined) return { kind: 'record', sourceFormat };
  const detail = `The file ${name} is not a PDF, JPEG, PNG or TIFF, whatever its name says, nor is it named as an approval record (.json, .csv, .xml, .docx, .xlsx) or an archive (.zip).`;
  return refused('file_unsupported', detail);
}

function refused(code: string, detail: string): Told {
  return { kind: 'refused', code, detail };
}
