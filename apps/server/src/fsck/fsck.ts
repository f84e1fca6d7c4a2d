import { checkLog, openAuthenticity, useOneSnapshot } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { checkContents } from './check-contents.ts';
import { checkEverything } from './check-everything.ts';
import { checkNews } from './check-news.ts';
import { checkPendingDecisions } from './check-pending-decisions.ts';
import type { FsckFault } from './fsck-fault.ts';
import { keepProgress, readProgress } from './progress.ts';

export interface FsckOptions {
  /** Only what came since the last check that found no fault. */
  readonly incremental?: boolean;
  /** Checkpoints that were kept outside, as signed notes: the log must extend each of them. */
  readonly kept?: readonly string[];
  readonly onFault?: (fault: FsckFault) => void;
}

export interface FsckReport {
  /** The size of the log from which on was checked; 0 for everything. */
  readonly since: number;
  readonly chains: number;
  readonly entries: number;
  readonly leaves: number;
  readonly checkpoints: number;
  readonly loans: number;
  readonly documents: number;
  /** Findings, boarding records and wires. */
  readonly records: number;
  /** Rows of every other table that a control reads. */
  readonly rows: number;
  /** False: rows from before this release have not been sealed yet, and one that evidence does not explain is passed over. */
  readonly isAdopted: boolean;
  readonly contents: number;
  readonly faults: number;
}

/** Clocks of nodes differ a little; what was stored around the last check is looked at once more. */
const OVERLAP_MS = 3_600_000;
const START_OF_TIME = new Date(0);

/** Checks the whole install: chains, log, checkpoints, rows and documents against evidence, stored bytes against hashes. */
export async function fsck(
  app: Pick<App, 'db' | 'keyring' | 'blobs' | 'clock'>,
  options: FsckOptions = {},
): Promise<FsckReport> {
  const kept = options.kept ?? [];
  // A checkpoint that was kept outside may be older than the last check, and only the whole log can be held against it.
  const progress = options.incremental === true && kept.length === 0 ? await readProgress(app) : null;
  let faults = 0;
  const tell = (fault: FsckFault) => {
    faults += 1;
    options.onFault?.(fault);
  };
  const startedAt = app.clock.now();
  const since = progress?.size ?? 0;

  const found = await app.db.transaction(async (tx) => {
    await tx.run(useOneSnapshot, []);
    const own = await openAuthenticity(app, tx);
    const chains = since === 0 ? await checkEverything(tx, app, own, tell) : await checkNews(tx, app, own, since, tell);
    await checkPendingDecisions(tx, app, tell);
    const log = await checkLog(app, tx, { since, kept, onFault: tell });
    return { ...chains, ...log };
  });
  const storedSince = progress === null ? START_OF_TIME : new Date(Date.parse(progress.at) - OVERLAP_MS);
  const contents = await checkContents(app, storedSince, tell);

  if (faults === 0) await keepProgress(app, { size: found.provenSize, at: startedAt.toISOString() });
  const { chains, entries, leaves, checkpoints, loans, documents, records, rows, isAdopted } = found;
  return {
    since,
    chains,
    entries,
    leaves,
    checkpoints,
    loans,
    documents,
    records,
    rows,
    isAdopted,
    contents,
    faults,
  };
}
