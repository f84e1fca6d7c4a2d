export { publishCheckpoint } from './publish-checkpoint.ts';
