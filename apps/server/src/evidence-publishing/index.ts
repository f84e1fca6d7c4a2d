export { listCheckpointTargets } from './checkpoint-targets.ts';
export { publishCheckpoint } from './publish-checkpoint.ts';
