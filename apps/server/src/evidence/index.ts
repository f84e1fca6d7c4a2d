export { appendEvidence, type NewEvidence } from './append-evidence.ts';
export { findLastOfKinds, useOneSnapshot } from './check.queries.ts';
export { type CheckedChain, type Collector, checkAllChains, checkChainsSince } from './check-chains.ts';
export { checkLog, splitNotes } from './check-log.ts';
export { type Conceal, concealPersonal, destroyPersonalKey, openConcealer } from './conceal-personal.ts';
export type { EvidenceFaultReason } from './evidence-faults.ts';
export { evidenceFigures } from './evidence-metrics.ts';
export { exportEvidence } from './export-evidence.ts';
export {
  lastInstallSeq,
  listInstallEntriesAfter,
  listNewestInstallEntries,
  listNewestSingleControlEntries,
} from './install-entries.ts';
export { integrateAndSign, type SignedHead } from './integrate-and-sign.ts';
export { listCheckpoints, listCheckpointsAfter, listEvidence } from './list-evidence.ts';
export { nodeSha256 } from './node-sha256.ts';
export { verifyChain } from './verify-chain.ts';
