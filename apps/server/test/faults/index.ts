export { families } from './families.ts';
export { printProof, printRow } from './print-proof.ts';
export { type FaultRun, runFaults } from './run-faults.ts';
