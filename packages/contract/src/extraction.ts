import { type Static, Type } from 'typebox';
import { fieldStates, oneOf } from './closed-sets.ts';
import { BoundingBox } from './documents.ts';
import { DateTime, Line, LineOrEmpty, listOf, nullable, PageQuery, strictObject, Text, Uuid } from './shapes.ts';

const RegionAnchor = strictObject(
  { text: Type.String({ maxLength: 500 }), box: BoundingBox },
  { description: 'A printed label and where it sat on the sample.' },
);

/** A rule as banks write it (open parts, "Template"). What it means is checked with a reason for every field. */
const TemplateRule = strictObject({
  field: Type.String({ maxLength: 100, description: 'A canonical field.' }),
  type: Type.String({
    maxLength: 20,
    description: 'label, sentence, region, table, checkbox or signature.',
  }),
  pattern: Type.Optional(
    Type.String({
      maxLength: 5_000,
      description: 'The printed label; for a sentence, a pattern with a group named v.',
    }),
  ),
  valuePattern: Type.Optional(
    Type.String({ maxLength: 5_000, description: 'Which part of what was found is the value.' }),
  ),
  direction: Type.Optional(
    Type.String({ maxLength: 20, description: 'right, below, left or above; right, then below.' }),
  ),
  column: Type.Optional(Type.String({ maxLength: 1_000, description: 'The heading of a table’s column.' })),
  page: Type.Optional(Type.Integer({ description: 'Counted within the document, from 1.' })),
  box: Type.Optional(BoundingBox),
  anchor: Type.Optional(RegionAnchor),
});

export const TemplateBody = strictObject(
  {
    docType: Type.String({ maxLength: 200 }),
    title: Type.Optional(LineOrEmpty(1_000, 'The printed title by which it is known.')),
    keywords: Type.Optional(Type.Array(Type.String({ maxLength: 1_000 }), { maxItems: 1_000 })),
    rules: Type.Array(TemplateRule, { maxItems: 1_000 }),
  },
  { $id: 'Template', description: 'A kind of document that the bank taught the program.' },
);
export type TemplateBody = Static<typeof TemplateBody>;

export const SavedTemplate = strictObject(
  {
    ...TemplateBody.properties,
    id: Uuid,
    version: Type.Integer({ minimum: 1 }),
    createdAt: DateTime,
    updatedAt: DateTime,
  },
  { $id: 'SavedTemplate' },
);
export type SavedTemplate = Static<typeof SavedTemplate>;
export const SavedTemplateList = listOf(SavedTemplate);

const Rival = strictObject({
  rawText: Type.String(),
  normalizedValue: Type.String(),
  pageNo: Type.Integer(),
  bbox: BoundingBox,
  confidence: Type.Number(),
  rule: Type.String(),
});

const fieldProperties = {
  fieldName: Type.String(),
  rawText: nullable(Type.String()),
  normalizedValue: nullable(Type.String()),
  valueKind: Type.String({ description: 'money, rate, date, name, address, id, integer, boolean or text.' }),
  pageNo: nullable(Type.Integer({ description: 'Counted in the file.' })),
  bbox: nullable(BoundingBox),
  confidence: Type.Number(),
  method: Type.String({ description: 'text, ocr, record or correction.' }),
  rule: Type.String({ description: 'The rule that read it.' }),
  reasons: Type.Array(Type.String(), { description: 'Why it is as certain as it is.' }),
  rivals: Type.Array(Rival, { description: 'What other rules or places say, the most certain first.' }),
  state: oneOf(fieldStates, {
    description:
      'stated; proposed: read with less certainty than the bank asks for, and used by nothing until a person confirms it; ' +
      'confirmed or corrected by a person.',
  }),
};

export const ExtractedField = strictObject(fieldProperties, { $id: 'ExtractedField' });
export type ExtractedField = Static<typeof ExtractedField>;

export const LoanField = strictObject(
  { documentId: Uuid, docType: Type.String(), ...fieldProperties },
  { $id: 'LoanField', description: 'A value read off one document of a package.' },
);
export type LoanField = Static<typeof LoanField>;

/** Any text: one that names no sample is not found. */
const SampleId = Type.String({ minLength: 1, maxLength: 200 });

export const ProveRequest = strictObject({ sampleId: SampleId, template: TemplateBody });

export const ProveResult = strictObject(
  {
    template: TemplateBody,
    classifiedAs: Type.String(),
    confidence: Type.Number(),
    fields: Type.Array(ExtractedField),
    engineVersion: Type.String(),
  },
  { $id: 'ProveResult' },
);
export type ProveResult = Static<typeof ProveResult>;

export const SuggestRequest = strictObject({
  sample: Type.Optional(Type.String({ description: 'A PDF as base64.' })),
  sampleId: Type.Optional(SampleId),
  docTypeHint: Type.Optional(Text(200)),
});
export type SuggestRequest = Static<typeof SuggestRequest>;

export const ReadRegionRequest = strictObject({
  sampleId: SampleId,
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  box: BoundingBox,
  field: Type.Optional(Type.String({ maxLength: 100 })),
  docType: Type.Optional(Text(64)),
});
export type ReadRegionRequest = Static<typeof ReadRegionRequest>;

export const ReadRegionResult = strictObject(
  {
    text: Type.String(),
    box: BoundingBox,
    anchor: nullable(RegionAnchor),
    ocr: Type.Boolean({ description: 'Whether the page was recognized from its picture.' }),
    rule: Type.Optional(TemplateRule),
    value: Type.Optional(nullable(ExtractedField)),
  },
  { $id: 'ReadRegionResult' },
);
export type ReadRegionResult = Static<typeof ReadRegionResult>;

export const NewSample = strictObject({
  name: Line(200),
  content: Type.String({ description: 'A PDF, JPEG, PNG or TIFF as base64.' }),
});

export const Sample = strictObject(
  { sampleId: Uuid, name: Type.String(), pageCount: Type.Integer({ minimum: 1 }), createdAt: DateTime },
  { $id: 'Sample' },
);
export type Sample = Static<typeof Sample>;
export const SampleList = listOf(Sample);
export const TemplateParams = strictObject({ id: Uuid });
export const SamplePageParams = strictObject({ sampleId: SampleId, n: Type.Integer({ minimum: 1, maximum: 100_000 }) });

export const Field = strictObject(
  { name: Type.String(), title: Type.String(), kind: Type.String(), repeated: Type.Boolean() },
  { $id: 'Field', description: 'A canonical field.' },
);
export type Field = Static<typeof Field>;

export const FieldsQuery = strictObject({
  ...PageQuery.properties,
  state: Type.Optional(oneOf(fieldStates, { description: 'Only values in this state.' })),
  packageVersion: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

export const ConfirmRequest = strictObject({
  documentId: Uuid,
  fieldName: Type.String({ minLength: 1, maxLength: 100, description: 'A canonical field.' }),
  pageNo: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description:
        'The page of the value, counted in the file. Required with bbox where several proposed values stand.',
    }),
  ),
  bbox: Type.Optional(BoundingBox),
  normalizedValue: Type.Optional(
    Type.String({ maxLength: 20_000, description: 'What was seen: refused when another value stands there by now.' }),
  ),
});
export type ConfirmRequest = Static<typeof ConfirmRequest>;
