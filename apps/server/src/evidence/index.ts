export { appendEvidence, type NewEvidence } from './append-evidence.ts';
export { type Conceal, concealPersonal, destroyPersonalKey, openConcealer } from './conceal-personal.ts';
export { type EvidenceFault, type EvidenceFaultReason, evidenceFault } from './evidence-faults.ts';
export { exportEvidence } from './export-evidence.ts';
export { integrateAndSign, type SignedHead } from './integrate-and-sign.ts';
export { listCheckpoints, listEvidence } from './list-evidence.ts';
export { nodeSha256 } from './node-sha256.ts';
export { type ChainVerdict, verifyChain } from './verify-chain.ts';
