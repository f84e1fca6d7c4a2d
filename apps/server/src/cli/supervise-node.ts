import type { ServiceRole } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { type SupervisedProcess, superviseProcess } from './supervise-process.ts';

export interface NodeOptions {
  readonly role: ServiceRole;
  /** Null for the inference process, which knows none. */
  readonly database: { readonly url: string; readonly directUrl: string } | null;
  /** DRAIN_SECONDS: the node goes on answering for so long after it was told to stop. */
  readonly drainSeconds: number;
  readonly log: Log;
}

/** Keeps one node of the service running until it is stopped. */
export function superviseNode({ role, database, drainSeconds, log }: NodeOptions): SupervisedProcess {
  const found: Readonly<Record<string, string>> =
    database === null ? {} : { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.directUrl };
  return superviseProcess({ name: role, program: 'node.js', environment: { ROLE: role, ...found }, drainSeconds, log });
}
