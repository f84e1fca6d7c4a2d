export { addDocument, type NewDocument } from './add-document.ts';
export { listContentsForCheck, listDocumentsForCheck } from './document.queries.ts';
export type { DocumentRow } from './document.ts';
export { type SweepResult, sweepRetention } from './retention-sweep.ts';
