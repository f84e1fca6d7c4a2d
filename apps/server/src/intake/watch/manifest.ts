import { ExternalRef, strictObject, Text } from '@countersign/contract/shapes';
import { listDocTypes } from '@countersign/engine/classification/list-doc-types';
import { type Static, Type } from 'typebox';
import { DomainError } from '../../platform/domain-error.ts';
import { createValidator } from '../../platform/validation.ts';

export const MANIFEST = 'manifest.json';

/** manifest.json of an archive: which of its files are documents, which one is the approval record, and for whom. */
const Manifest = strictObject({
  externalRef: Type.Optional(ExternalRef),
  borrowerName: Type.Optional(Text(200)),
  expectedPrincipal: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$' })),
  newVersion: Type.Optional(Type.Boolean()),
  documents: Type.Array(strictObject({ file: Text(1000), docType: Type.Optional(Text(100)) }), { maxItems: 2_000 }),
  lar: Type.Optional(strictObject({ file: Text(1000), profile: Type.Optional(Text(100)) })),
});
export type Manifest = Static<typeof Manifest>;

const validate = createValidator(Manifest, 'body');

/** Reads a manifest and holds it against the archive: every file is named once, and every name is a file. */
export function readManifest(bytes: Uint8Array, ref: string, names: readonly string[]): Manifest {
  const manifest = parse(bytes);
  if (manifest.externalRef !== undefined && manifest.externalRef !== ref) {
    throw refused(`says ${manifest.externalRef}, and the archive is named after ${ref}`);
  }
  const known: ReadonlySet<string> = new Set(listDocTypes().map(({ id }) => id));
  for (const { docType } of manifest.documents) {
    if (docType !== undefined && (!known.has(docType) || docType === 'approval_record')) {
      throw refused(`gives the type ${docType}, which is not a known document type; GET /v1/doc-types lists them`);
    }
  }
  const told = [
    ...manifest.documents.map(({ file }) => file),
    ...(manifest.lar === undefined ? [] : [manifest.lar.file]),
  ];
  if (told.length === 0) throw refused('names no file');
  const twice = told.find((name, index) => told.indexOf(name) !== index);
  if (twice !== undefined) throw refused(`names ${twice} twice`);
  const absent = told.find((name) => !names.includes(name));
  if (absent !== undefined) throw refused(`names ${absent}, which is not in the archive`);
  const forgotten = names.find((name) => !told.includes(name));
  if (forgotten !== undefined) throw refused(`does not name ${forgotten}, which is in the archive`);
  return manifest;
}

function parse(bytes: Uint8Array): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused('is not JSON in UTF-8');
  }
  const [fault] = validate(value);
  if (fault !== undefined) throw refused(`is not as it should be: ${fault.field} ${fault.message}`);
  return value as Manifest;
}

function refused(what: string): DomainError {
  return archiveRefused(`Its ${MANIFEST} ${what}.`);
}

export function archiveRefused(detail: string): DomainError {
  return new DomainError({ code: 'file_unsupported', detail: `The archive cannot be taken. ${detail}` });
}
