export { type Published, publishCheckpoint } from './publish-checkpoint.ts';
