import { type Static, Type } from 'typebox';
import { documentStatuses, oneOf } from './closed-sets.ts';
import { Note } from './loans.ts';
import { DateTime, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

/** Fractions of the page as a person sees it, from its top left. */
export const BoundingBox = strictObject(
  { x: Type.Number(), y: Type.Number(), w: Type.Number(), h: Type.Number() },
  { $id: 'BoundingBox', description: 'Fractions of the page as a person sees it, rotation and crop applied.' },
);

const DecidingWords = strictObject({
  text: Type.String(),
  pageNo: Type.Integer({ minimum: 1 }),
  box: BoundingBox,
  weight: Type.Number({ description: 'How much it spoke for the type, or against it when negative.' }),
});

/** A page of a document and how it was read. */
const PageSummary = strictObject({
  pageNo: Type.Integer({ minimum: 1, description: 'Counted in the stored file.' }),
  width: Type.Number({ description: 'In points, as seen.' }),
  height: Type.Number(),
  method: Type.Union([Type.Literal('text'), Type.Literal('ocr')]),
  words: Type.Integer({ minimum: 0 }),
  failure: nullable(
    strictObject({ code: Type.String(), detail: Type.String() }, { description: 'Why the page could not be read.' }),
  ),
});

export const Document = strictObject(
  {
    id: Uuid,
    fileId: Uuid,
    name: Type.String(),
    mediaType: Type.String(),
    sha256: Type.String(),
    size: Type.Integer({ minimum: 0 }),
    packageVersion: Type.Integer({ minimum: 1 }),
    status: oneOf(documentStatuses),
    refusal: nullable(strictObject({ code: Type.String(), detail: Type.String() })),
    docType: nullable(
      Type.String({ description: 'An id of the document-type catalogue; null until the file is read.' }),
    ),
    confidence: nullable(Type.Number({ description: 'How sure the type and the page range are, 0 to 1.' })),
    fromPage: nullable(Type.Integer({ minimum: 1 })),
    toPage: nullable(Type.Integer({ minimum: 1 })),
    pages: nullable(Type.Integer({ minimum: 1, description: 'How many pages it has.' })),
    madeBy: nullable(Type.Union([Type.Literal('engine'), Type.Literal('person')])),
    missingPages: Type.Array(Type.Integer(), { description: 'Printed page numbers that no page carries.' }),
    duplicateOf: nullable(Uuid),
    notes: Type.Array(Type.String(), { description: 'What a reviewer should know of it, in whole sentences.' }),
    storedAt: DateTime,
  },
  { $id: 'Document', description: 'A document of a package: a stored file, or a run of pages of one.' },
);
export type Document = Static<typeof Document>;

export const DocumentDetail = strictObject(
  {
    ...Document.properties,
    decidedBy: Type.Array(DecidingWords, { description: 'The words that decided its type.' }),
    pageList: Type.Array(PageSummary),
  },
  { $id: 'DocumentDetail' },
);
export type DocumentDetail = Static<typeof DocumentDetail>;

export const DocumentsQuery = strictObject({
  ...PageQuery.properties,
  packageVersion: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

export const DocumentParams = strictObject({ id: Uuid });
export const DocumentPageParams = strictObject({ id: Uuid, n: Type.Integer({ minimum: 1, maximum: 100_000 }) });

/** Wider than any screen shows a page, and far below the pixels that drawing is limited to. */
export const PageImageQuery = strictObject({
  width: Type.Optional(Type.Integer({ minimum: 16, maximum: 4000, default: 1000, description: 'In pixels.' })),
});

export const PageWord = strictObject(
  {
    text: Type.String(),
    box: BoundingBox,
    confidence: Type.Number(),
    method: Type.Union([Type.Literal('text'), Type.Literal('ocr')]),
  },
  { $id: 'PageWord' },
);
export type PageWord = Static<typeof PageWord>;

export const DocType = strictObject(
  { id: Type.String(), title: Type.String() },
  { $id: 'DocType', description: 'An entry of the document-type catalogue.' },
);
export type DocType = Static<typeof DocType>;

export const WithdrawRequest = strictObject({ note: Note }, { description: 'Why it does not belong to the package.' });

const PageNo = Type.Integer({ minimum: 1, maximum: 100_000, description: 'Counted in the stored file.' });

export const BoundariesRequest = strictObject({
  documents: Type.Array(
    strictObject({ docType: Type.String({ minLength: 1, maxLength: 60 }), fromPage: PageNo, toPage: PageNo }),
    { minItems: 1, maxItems: 2000 },
  ),
});

export const SearchQuery = strictObject({
  q: Type.String({ minLength: 2, maxLength: 200, description: 'What is looked for, as it is printed.' }),
});

const SearchHit = strictObject(
  {
    documentId: Uuid,
    name: Type.String(),
    docType: nullable(Type.String()),
    pageNo: Type.Integer({ description: 'Counted in the file.' }),
    text: Type.String({ description: 'The phrase with the words around it.' }),
    box: BoundingBox,
  },
  { $id: 'SearchHit' },
);
export type SearchHit = Static<typeof SearchHit>;

export const DocumentSearch = strictObject(
  {
    items: Type.Array(SearchHit),
    isWhole: Type.Boolean({ description: 'False where there are more than 100 places.' }),
  },
  { $id: 'DocumentSearch' },
);
export type DocumentSearch = Static<typeof DocumentSearch>;
