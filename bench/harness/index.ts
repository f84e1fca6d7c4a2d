export { printResults } from './print-results.ts';
export { currentCommit, describeMachine, keepResult, readResult } from './result.ts';
export { resultNames, settingsOf, variantOf } from './variant.ts';
