export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { findRunningPostgres } from './find-running-postgres.ts';
export type { EmbeddedPostgres, StartOptions } from './start-embedded-postgres.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
