export { countCorrections } from './correction.queries.ts';
export { gatherPackage } from './gather-package.ts';
export { listCorrections, recordCorrection } from './record-correction.ts';
export { findLatestRun, findRun, listRunsBefore, type RunRow } from './run.queries.ts';
export { packageHash, type StoredRun, storeRun } from './store-run.ts';
