export { addDocument, type NewDocument } from './add-document.ts';
export { findContentForCheck, findDocuments, listContentsForCheck, listDocumentsForCheck } from './document.queries.ts';
export type { DocumentRow } from './document.ts';
export { type SweepResult, sweepRetention } from './retention-sweep.ts';
