import { type Static, type TSchema, Type } from 'typebox';
import {
  oneOf,
  quarantineStatuses,
  recordFormats,
  recordSourceFormats,
  valueKinds,
  valueUnits,
} from './closed-sets.ts';
import { Document } from './documents.ts';
import { Loan, Note } from './loans.ts';
import { blanks, DateTime, ExternalRef, Line, nullable, PageQuery, strictObject, Uuid, unprintable } from './shapes.ts';

export const AMOUNT = /^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/;

/** A decimal number that money fits in, as text. */
export const Amount = Type.String({
  pattern: AMOUNT.source,
  'x-form': 'a decimal number such as 250000.00, without currency or thousands separators',
});

/** A file's name is shown to people and recorded in evidence: one line, no folders. */
const FileName = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: `^[${blanks}]*[^\\s/\\\\${unprintable}][^/\\\\${unprintable}]*$`,
  'x-form': 'the name of a file without folders, control characters or characters that change the direction of writing',
});

const Base64 = Type.String({ minLength: 1, contentEncoding: 'base64', description: 'The bytes in base64.' });

const PackageFields = {
  externalRef: Type.Optional(ExternalRef),
  borrowerName: Type.Optional(Line(200)),
  expectedPrincipal: Type.Optional(Amount),
  newVersion: Type.Optional(
    Type.Boolean({ description: 'Whether an existing reference gets a new version of its package.' }),
  ),
};

/** A profile's name: shown to people, typed by people. */
const ProfileName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^[^\\s${unprintable}]([^${unprintable}]*[^\\s${unprintable}])?$`,
  'x-form':
    'a name of one line, without spaces around it, control characters or characters that change the direction of writing',
});

const SourceFormat = oneOf(recordSourceFormats, {
  description: 'What the record is. `pdf` takes no profile: a PDF approval record is a document of the package.',
});

const recordContent = Type.String({
  minLength: 1,
  description: 'The text itself for json, csv and xml; base64 for docx, xlsx and pdf.',
});

export const RecordRequest = strictObject({
  sourceFormat: SourceFormat,
  content: recordContent,
  profile: Type.Optional(ProfileName),
});

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
export const PackageFormFields = strictObject({ ...PackageFields, larProfile: Type.Optional(ProfileName) });
export const PackageForm = strictObject({
  ...PackageFormFields.properties,
  lar: Type.Optional(binary('The approval record; a PDF becomes a document of the package.')),
  files,
});
export const PackageRequest = strictObject({ ...PackageFields, documents, lar: Type.Optional(RecordRequest) });

export const RecordFormFields = strictObject({ profile: Type.Optional(ProfileName) });
export const RecordForm = strictObject({
  ...RecordFormFields.properties,
  file: binary('The approval record; a PDF becomes a document of the package.'),
});

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

/** Where a value stood in an approval record. */
const RecordPlace = Type.Union(
  [
    strictObject({ kind: Type.Literal('pointer'), pointer: Type.String({ description: 'RFC 6901.' }) }),
    strictObject({
      kind: Type.Literal('cell'),
      row: Type.Integer({ minimum: 1 }),
      column: Type.Integer({ minimum: 1 }),
      header: Type.String(),
    }),
    strictObject({ kind: Type.Literal('xpath'), path: Type.String() }),
    strictObject({
      kind: Type.Literal('table_cell'),
      part: Type.String(),
      table: Type.Integer({ minimum: 1 }),
      row: Type.Integer({ minimum: 1 }),
      column: Type.Integer({ minimum: 1 }),
    }),
    strictObject({ kind: Type.Literal('paragraph'), part: Type.String(), index: Type.Integer({ minimum: 1 }) }),
    strictObject({
      kind: Type.Literal('sheet_cell'),
      sheet: Type.String(),
      cell: Type.String({ description: 'As Excel writes it, such as B4.' }),
    }),
    strictObject({ kind: Type.Literal('default') }),
  ],
  {
    $id: 'RecordPlace',
    description:
      'A JSON pointer, a cell, an XML path, a table cell or paragraph of a Word file, a cell of an Excel file, or the ' +
      'default of the profile.',
  },
);

export const RecordField = strictObject(
  {
    fieldName: Type.String({ description: 'A canonical field.' }),
    rawText: nullable(Type.String()),
    normalizedValue: nullable(Type.String()),
    valueKind: oneOf(valueKinds),
    pageNo: Type.Null(),
    bbox: Type.Null(),
    confidence: Type.Number(),
    method: Type.Literal('record'),
    place: RecordPlace,
  },
  { $id: 'RecordField', description: 'A value of the approval record, in the shape of every extracted value.' },
);
export type RecordField = Static<typeof RecordField>;

const RecordValues = {
  fields: Type.Array(RecordField),
  missing: Type.Array(Type.String(), { description: 'Optional fields that were not found.' }),
  notUnderstood: Type.Array(strictObject({ field: Type.String(), message: Type.String() }), {
    description: 'Values that are kept as they stood: not of their field’s kind, or in a unit that nobody said.',
  }),
  notes: Type.Array(Type.String(), {
    description: 'What was left out, such as hidden sheets and rows of an Excel file.',
  }),
};

export const IngestedRecord = strictObject(
  { documentId: Uuid, profileId: Uuid, profileVersion: Type.Integer({ minimum: 1 }), ...RecordValues },
  { $id: 'IngestedRecord' },
);
export type IngestedRecord = Static<typeof IngestedRecord>;

export const LarRecord = strictObject(
  {
    documentId: Uuid,
    packageVersion: Type.Integer({ minimum: 1 }),
    profileId: Uuid,
    profileName: Type.String(),
    profileVersion: Type.Integer({ minimum: 1 }),
    sourceFormat: oneOf(recordFormats),
    ingestedAt: DateTime,
    ...RecordValues,
  },
  { $id: 'LarRecord', description: 'The approval record that counts for a loan, as it was read.' },
);
export type LarRecord = Static<typeof LarRecord>;

const MappedFields = Type.Array(
  strictObject({
    canonical: Type.String({ minLength: 1, maxLength: 100 }),
    path: Type.String({ minLength: 1, maxLength: 500 }),
    required: Type.Optional(Type.Boolean()),
    unit: Type.Optional(oneOf(valueUnits, { description: 'What a bare number is measured in.' })),
    map: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 200 }), Type.String({ minLength: 1, maxLength: 500 }), {
        description: 'Texts of the record and what they are in ours, such as FirstLien: 1. Case does not count.',
      }),
    ),
    join: Type.Optional(
      strictObject(
        {
          paths: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 8 }),
          separator: Type.String({ maxLength: 10 }),
        },
        { description: 'Further paths whose texts follow that of `path`: first and last name.' },
      ),
    ),
    default: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: 'What is meant where the record says nothing.' }),
    ),
  }),
  { minItems: 1, maxItems: 500 },
);

/** As it is sent: pdf gets through here, so that it can be told why it takes no profile. */
const SentMapping = strictObject({ format: SourceFormat, fields: MappedFields });

const Mapping = strictObject(
  { format: oneOf(recordFormats), fields: MappedFields },
  { $id: 'LarMapping', description: 'Where each canonical field stands in a record; `format` equals sourceFormat.' },
);

/** Specification part 2, LarProfile. */
export const LarProfile = strictObject(
  {
    id: Uuid,
    name: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    sourceFormat: oneOf(recordFormats),
    isActive: Type.Boolean(),
    isConfigured: Type.Boolean({ description: 'Whether intake reads by it where the sender names no profile.' }),
    mapping: Mapping,
    createdAt: DateTime,
  },
  { $id: 'LarProfile', description: 'One immutable version of a profile that approval records are read by.' },
);
export type LarProfile = Static<typeof LarProfile>;

export const ProfileRequest = strictObject({
  name: ProfileName,
  sourceFormat: SourceFormat,
  mapping: SentMapping,
  activate: Type.Optional(
    Type.Boolean({ description: 'Default true. The first version is active whatever this says.' }),
  ),
});
export type ProfileRequest = Static<typeof ProfileRequest>;

export const ProfileParams = strictObject({ id: Uuid });

export const TrialRequest = strictObject({
  sourceFormat: SourceFormat,
  mapping: SentMapping,
  sample: Type.String({
    minLength: 1,
    description: 'The text itself for json, csv and xml; base64 for docx and xlsx.',
  }),
});
export type TrialRequest = Static<typeof TrialRequest>;

export const ProfileTrial = strictObject(
  {
    fields: Type.Array(RecordField),
    missing: Type.Array(Type.String(), { description: 'Optional fields that were not found.' }),
    faults: Type.Array(
      strictObject({
        code: Type.String(),
        field: nullable(Type.String()),
        path: nullable(Type.String()),
        message: Type.String(),
        places: Type.Array(RecordPlace),
      }),
      { description: 'What is wrong with the record; a missing required field among them.' },
    ),
    notes: Type.Array(Type.String(), { description: 'What was left out, such as hidden sheets and rows.' }),
  },
  { $id: 'ProfileTrial' },
);
export type ProfileTrial = Static<typeof ProfileTrial>;

export const SuggestionRequest = strictObject({
  sample: Type.String({
    minLength: 1,
    description: 'The text itself for json, csv and xml; base64 for docx and xlsx.',
  }),
  sourceFormat: Type.Optional(oneOf(recordFormats, { description: 'Told by the content where it is left out.' })),
});
export type SuggestionRequest = Static<typeof SuggestionRequest>;

export const ProfileSuggestion = strictObject(
  {
    sourceFormat: oneOf(recordFormats),
    mapping: Mapping,
    fields: Type.Array(
      strictObject({
        canonical: Type.String(),
        path: Type.String(),
        value: nullable(
          Type.String({ description: 'What stands there, as it stands there; several are joined by ; .' }),
        ),
        confidence: Type.Number({ minimum: 0, maximum: 1 }),
        alternatives: Type.Array(Type.String(), { description: 'Other paths that could be meant.' }),
      }),
    ),
    unmatched: Type.Array(strictObject({ path: Type.String(), label: Type.String(), value: nullable(Type.String()) }), {
      description: 'What stands in the sample and was taken for no field.',
    }),
  },
  { $id: 'ProfileSuggestion', description: 'A mapping to look at and correct. Nothing is stored.' },
);
export type ProfileSuggestion = Static<typeof ProfileSuggestion>;

export const RecordPreviewRequest = strictObject({
  sample: SuggestionRequest.properties.sample,
  profile: Type.Optional(ProfileName),
});
export type RecordPreviewRequest = Static<typeof RecordPreviewRequest>;

export const RecordPreview = strictObject(
  {
    externalRef: nullable(Type.String({ description: 'The loan number, where it can be a reference.' })),
    borrowerName: nullable(Type.String({ description: 'The first borrower.' })),
    expectedPrincipal: nullable(Amount),
    profileName: Type.String(),
    profileVersion: Type.Integer({ minimum: 1 }),
    ...RecordValues,
  },
  { $id: 'RecordPreview', description: 'Whose loan an approval record is about, and what is read from it.' },
);
export type RecordPreview = Static<typeof RecordPreview>;

export const QuarantineEntry = strictObject(
  {
    id: Uuid,
    origin: Type.String({ description: 'Where it came from, such as watch_folder.' }),
    name: Type.String({ description: 'As it was called there.' }),
    externalRef: nullable(Type.String({ description: 'The loan that it was meant for, where that is known.' })),
    reasonCode: Type.String(),
    reason: Type.String({ description: 'Why it could not be filed, for a person to act on.' }),
    size: nullable(Type.Integer({ minimum: 0, description: 'Null where the bytes were not kept.' })),
    retries: Type.Integer({ minimum: 0 }),
    status: oneOf(quarantineStatuses),
    quarantinedAt: DateTime,
    settledAt: nullable(DateTime),
    settledBy: nullable(Uuid),
    note: nullable(Type.String()),
  },
  { $id: 'QuarantineEntry', description: 'A file that arrived and could not be filed.' },
);
export type QuarantineEntry = Static<typeof QuarantineEntry>;

export const QuarantineQuery = strictObject({
  ...PageQuery.properties,
  status: Type.Optional(oneOf(quarantineStatuses, { description: 'Default open.' })),
});

export const QuarantineParams = strictObject({ id: Uuid });

export const RetryRequest = strictObject(
  {
    externalRef: Type.Optional(ExternalRef),
    borrowerName: Type.Optional(Line(200)),
    profile: Type.Optional(ProfileName),
  },
  { description: 'What was missing or wrong when it arrived. A borrower opens a new loan.' },
);

export const DiscardRequest = strictObject({ note: Note }, { description: 'Why nobody needs it.' });
