import type { FileKind } from '../reading/files/index.ts';
import type { ProfileRow } from './profile.queries.ts';

export const documentMediaTypes: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
};

export const recordMediaTypes: Readonly<Record<ProfileRow['source_format'], string>> = {
  json: 'application/json',
  csv: 'text/csv',
  xml: 'application/xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a stored file can be. */
export const storedMediaTypes: readonly string[] = [
  ...Object.values(documentMediaTypes),
  ...Object.values(recordMediaTypes),
];
