import { type Static, type TSchema, Type } from 'typebox';
import { Document } from './documents.ts';
import { Loan } from './loans.ts';
import { ExternalRef, strictObject, Text } from './shapes.ts';

/** A decimal number that money fits in, as text. */
const Amount = Type.String({
  pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$',
  'x-form': 'a decimal number such as 250000.00, without currency or thousands separators',
});

/** A file's name is shown to people and recorded in evidence: one line, no folders. */
const FileName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '^[^/\\\\\\u0000-\\u001f\\u007f]*[^/\\\\\\s\\u0000-\\u001f\\u007f][^/\\\\\\u0000-\\u001f\\u007f]*$',
  'x-form': 'the name of a file without folders',
});

const Base64 = Type.String({ minLength: 1, contentEncoding: 'base64', description: 'The bytes in base64.' });

const PackageFields = {
  externalRef: ExternalRef,
  borrowerName: Text(200),
  expectedPrincipal: Type.Optional(Amount),
  newVersion: Type.Optional(
    Type.Boolean({ description: 'Whether an existing reference gets a new version of its package.' }),
  ),
};

const SentDocument = strictObject({
  name: FileName,
  content: Base64,
  docType: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'An id of the catalogue.' })),
});

/** A part of a form that is a file; how it is sent, not a text that is checked. */
function binary(description: string): TSchema {
  return Type.Unsafe({ type: 'string', contentMediaType: 'application/octet-stream', description });
}

const files = Type.Array(binary('PDF, JPEG, PNG or TIFF by content, at most 1 GiB each.'), { minItems: 1 });
const documents = Type.Array(SentDocument, { minItems: 1, maxItems: 1000 });

/** The text fields of the form; its files are streamed and checked one by one. */
export const PackageFormFields = strictObject(PackageFields);
export const PackageForm = strictObject({ ...PackageFields, files });
export const PackageRequest = strictObject({ ...PackageFields, documents });

export const DocumentsFormFields = strictObject({});
export const DocumentsForm = strictObject({ files });
export const DocumentsRequest = strictObject({ documents });

export const ReceivedPackage = strictObject(
  {
    loan: Loan,
    documents: Type.Array(Document, {
      description:
        'One for each file sent, in their order. For a file that the package holds already, `duplicateOf` and `id` name ' +
        'the document that is there; it is not stored twice.',
    }),
  },
  { $id: 'ReceivedPackage' },
);
export type ReceivedPackage = Static<typeof ReceivedPackage>;
