export { readSimulatorLedger } from './process/ledger.ts';
export { simulatorFolder } from './simulator-place.ts';
