export { foldStatistics } from './fold-statistics.ts';
export { readStats } from './read-stats.ts';
