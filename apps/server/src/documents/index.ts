export { addDocument, type NewDocument } from './add-document.ts';
export { changeBoundaries } from './change-boundaries.ts';
export {
  findContentForCheck,
  findDocuments,
  findSameContent,
  listContentsForCheck,
  listDocumentsForCheck,
} from './document.queries.ts';
export type { DocumentRow } from './document.ts';
export { documentContent } from './document-content.ts';
export { describeDocument, listLoanDocuments, toDocument } from './list-documents.ts';
export { loadPages } from './load-pages.ts';
export { pageImage } from './page-image.ts';
export { listPageWords } from './page-words.ts';
export { readDocumentJob } from './read-document.ts';
export { listParts } from './part.queries.ts';
export { type SweepResult, sweepRetention } from './retention-sweep.ts';
export { withdrawDocument } from './withdraw-document.ts';
