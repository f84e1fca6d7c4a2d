import { documentStatuses, fieldStates, oneOf } from '@countersign/contract/closed-sets';
import { ExternalRef, nullable, strictObject, Uuid } from '@countersign/contract/shapes';
import { maskText } from '@countersign/engine/masking/mask-text';
import { maskValue } from '@countersign/engine/masking/mask-value';
import { orderWords } from '@countersign/engine/pages/reading-order';
import { Type } from 'typebox';
import { listLoanDocuments, listPageWords } from '../../documents/index.ts';
import { requireLoan } from '../../loans/index.ts';
import type { App } from '../../platform/app.ts';
import { listValues } from '../../reconciliation/index.ts';
import { tool } from '../tool.ts';

const FILES_A_PAGE = 50;
/** More than any page of print holds; a page that was drawn to be endless is cut. */
const MAX_WORDS = 5_000;
const MAX_CHARACTERS = 20_000;

const OfLoan = strictObject({
  ref: ExternalRef,
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 500, description: 'nextCursor of the answer before.' })),
});

async function packageOf(app: App, ref: string): Promise<{ readonly id: string; readonly packageVersion: number }> {
  const loan = await requireLoan(app.db, ref);
  return { id: loan.id, packageVersion: loan.package_version };
}

export const listDocuments = tool({
  name: 'list_documents',
  title: 'List documents',
  description: 'The documents of a loan’s package: type, pages, and what a reviewer should know of each.',
  scope: 'status:read',
  input: OfLoan,
  output: strictObject({
    documents: Type.Array(
      strictObject({
        id: Uuid,
        name: Type.String(),
        docType: nullable(Type.String()),
        status: oneOf(documentStatuses),
        fromPage: nullable(Type.Integer()),
        toPage: nullable(Type.Integer()),
        notes: Type.Array(Type.String()),
      }),
    ),
    nextCursor: nullable(Type.String()),
  }),
  quotesDocuments: true,
  run: async (app, { ref, cursor }) => {
    const page = { limit: FILES_A_PAGE, cursor };
    const { items, nextCursor } = await listLoanDocuments(app, await packageOf(app, ref), page);
    const documents = items.map(({ id, name, docType, status, fromPage, toPage, notes }) => ({
      id,
      name: maskText(name),
      docType,
      status,
      fromPage,
      toPage,
      notes: notes.map((text) => maskText(text)),
    }));
    const lines = documents.map(({ id, name, docType, status, fromPage, toPage, notes }) => {
      const pages = fromPage === null ? '' : `, pages ${fromPage} to ${toPage}`;
      return `${id} ${docType ?? 'not read yet'}, ${status}${pages}, file ${JSON.stringify(name)}${notes.length === 0 ? '' : `; ${notes.join(' ')}`}`;
    });
    const more = nextCursor === null ? [] : [`More with cursor ${nextCursor}`];
    return { data: { documents, nextCursor }, text: [...lines, ...more].join('\n') || 'No documents.' };
  },
});

export const getDocumentFields = tool({
  name: 'get_document_fields',
  title: 'Get the values of documents',
  description:
    'The values that were read from a loan’s documents and its approval record, with page and confidence; of one document where documentId is given. A proposed value was read with low confidence and waits for a person: do not rely on it.',
  scope: 'status:read',
  input: strictObject({ ...OfLoan.properties, documentId: Type.Optional(Uuid) }),
  output: strictObject({
    fields: Type.Array(
      strictObject({
        documentId: Uuid,
        docType: Type.String(),
        field: Type.String(),
        value: nullable(Type.String()),
        printed: nullable(Type.String()),
        pageNo: nullable(Type.Integer()),
        confidence: Type.Number(),
        method: Type.String(),
        state: oneOf(fieldStates),
      }),
    ),
    nextCursor: nullable(Type.String()),
  }),
  quotesDocuments: true,
  run: async (app, { ref, cursor, documentId }) => {
    const page = { limit: FILES_A_PAGE, cursor };
    const { items, nextCursor } = await listValues(app, await requireLoan(app.db, ref), page);
    const fields = items
      .filter((item) => documentId === undefined || item.documentId === documentId)
      .map(
        ({ documentId, docType, fieldName: field, normalizedValue, rawText, pageNo, confidence, method, state }) => ({
          documentId,
          docType,
          field,
          value: maskValue(normalizedValue, field),
          printed: maskValue(rawText, field),
          pageNo,
          confidence,
          method,
          state,
        }),
      );
    const lines = fields.map(
      ({ documentId, docType, field, value, pageNo, confidence, method, state }) =>
        `${docType} ${documentId}${pageNo === null ? '' : ` page ${pageNo}`}: ${field} = ${JSON.stringify(value)} (${method}, ${confidence}, ${state})`,
    );
    const more = nextCursor === null ? [] : [`More with cursor ${nextCursor}`];
    return { data: { fields, nextCursor }, text: [...lines, ...more].join('\n') || 'No values.' };
  },
});

export const getPageText = tool({
  name: 'get_page_text',
  title: 'Get the text of a page',
  description: 'What is printed on one page, line by line. Page numbers count in the stored file.',
  scope: 'status:read',
  input: strictObject({ documentId: Uuid, pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  output: strictObject({
    documentId: Uuid,
    pageNo: Type.Integer(),
    text: Type.String(),
    isCut: Type.Boolean({ description: 'Whether the page holds more than is shown.' }),
  }),
  quotesDocuments: true,
  run: async (app, { documentId, pageNo }) => {
    const { items, nextCursor } = await listPageWords(app, documentId, pageNo, { limit: MAX_WORDS });
    const { words, lines } = orderWords(items.map((word) => ({ ...word, fontSize: null, bold: null })));
    const printed = lines
      .map(({ first, end }) =>
        words
          .slice(first, end)
          .map(({ text }) => text)
          .join(' '),
      )
      .join('\n');
    const masked = maskText(printed);
    const isCut = nextCursor !== null || masked.length > MAX_CHARACTERS;
    const text = masked.slice(0, MAX_CHARACTERS);
    const about = `Page ${pageNo} of ${documentId}, ${lines.length} lines${isCut ? ', cut' : ''}:`;
    return { data: { documentId, pageNo, text, isCut }, text: about, quoted: text };
  },
});
