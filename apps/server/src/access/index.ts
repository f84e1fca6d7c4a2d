export { listAccess } from './list-access.ts';
export { type Access, recordAccess } from './record-access.ts';
export { recordView, type View } from './record-view.ts';
export { sweepAccess } from './sweep-access.ts';
export { writeAccessCsv } from './write-access-csv.ts';
