export { readSimulatorLedger } from './process/ledger.ts';
export type { LedgerRow } from './process/ledger-row.ts';
export { simulatorFolder } from './simulator-place.ts';
