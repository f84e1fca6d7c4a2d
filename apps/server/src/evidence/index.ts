export { findSealless, kindsAdopted, readAdoptedKinds, recordAdoption } from './adoption.ts';
export { appendEvidence, type NewEvidence } from './append-evidence.ts';
export { type Authenticity, openAuthenticity } from './authenticity.ts';
export { findLastOfKinds, useOneSnapshot } from './check.queries.ts';
export {
  type CheckedChain,
  type Collector,
  checkAllChains,
  checkChainsSince,
  checkWholeChain,
} from './check-chains.ts';
export { checkLog, splitNotes } from './check-log.ts';
export {
  CODE,
  type Conceal,
  concealBlindly,
  concealPersonal,
  destroyPersonalKey,
  findConcealer,
  openConcealer,
} from './conceal-personal.ts';
export { lockChain, sealUntold } from './engine-records.ts';
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
export type { LastWords } from './last-word.ts';
export { listCheckpoints, listCheckpointsAfter, listEvidence, listEvidenceOfKinds } from './list-evidence.ts';
export { type Marker, markOldEntries, markRotation } from './marker.ts';
export { nodeSha256 } from './node-sha256.ts';
export { readAuthentic } from './read-authentic.ts';
export { engineMade, RECORD_KINDS, type RecordKind } from './record-kinds.ts';
export {
  areAsRecorded,
  areAsRecordedLast,
  HASH,
  hashJson,
  type InstallSource,
  installSource,
  type LoanSource,
  loanSource,
  type Print,
  printWith,
  type RecordSource,
  recordsOf,
  requireAllRecords,
  requireLoanRecords,
  requireRecords,
  type SourceRow,
  toFacts,
} from './record-source.ts';
export {
  ADOPTED,
  adoptRecords,
  type ControlledRecord,
  findAdopted,
  findUnsealed,
  isErasable,
  isSealOf,
  renewSeals,
  type StoredSeal,
} from './records.ts';
export { type RecordedFacts, type RecordInEntry, recordsIn } from './records-in.ts';
export { findSamePerson, type Makers } from './same-person.ts';
export { evidenceSealedColumns } from './sealed-columns.ts';
export { retagCheckpoint } from './stored-checkpoint.ts';
export { verifyChain } from './verify-chain.ts';
