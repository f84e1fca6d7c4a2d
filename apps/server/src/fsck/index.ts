export { adoptOldRecords } from './adopt-records.ts';
export { type FsckOptions, type FsckReport, fsck } from './fsck.ts';
export type { FsckFault } from './fsck-fault.ts';
export { fsckFigures } from './fsck-metrics.ts';
export { renewRecordSeals } from './renew-seals.ts';
