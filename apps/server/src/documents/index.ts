export { addDocument } from './add-document.ts';
export { changeBoundaries } from './change-boundaries.ts';
export { documentPdf } from './cut-file.ts';
export {
  countWaitingPages,
  findContentForCheck,
  findDocuments,
  findSameContent,
  listContentsForCheck,
  listDocumentsForCheck,
  listPackageState,
  listTrailing,
} from './document.queries.ts';
export {
  documentRecords,
  requireRecordedDocuments,
  sealSplitting,
  splittingRecords,
  splittingsToTell,
} from './document.record.ts';
export type { DocumentRow } from './document.ts';
export { documentContent } from './document-content.ts';
export { failGivenUpWork } from './fail-given-up.ts';
export { imagingPackage } from './imaging-package.ts';
export { describeDocument, listLoanDocuments, toDocument } from './list-documents.ts';
export { loadPage, loadPages } from './load-pages.ts';
export { lockDocument, refuseUnlessCurrent } from './lock-document.ts';
export { listFailedPages } from './page.queries.ts';
export { pageCrop } from './page-crop.ts';
export { pageImage } from './page-image.ts';
export { pageNumbers } from './page-numbers.ts';
export { listPageSigns } from './page-signs.ts';
export { listPageWords } from './page-words.ts';
export { listParts, listPartTypes, setPartType } from './part.queries.ts';
export type { PartRow } from './part.ts';
export { readAgain } from './read-again.ts';
export { readDocumentJob } from './read-document.ts';
export { sweepRetention } from './retention-sweep.ts';
export { documentsSealedColumns } from './sealed-columns.ts';
export { searchDocuments } from './search-documents.ts';
export { takeUpTrailing } from './take-up-trailing.ts';
export { withdrawDocument } from './withdraw-document.ts';
