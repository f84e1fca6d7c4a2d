import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LedgerRow, readRows, writeLine } from './ledger-row.ts';

const FILE = 'ledger.jsonl';

/** What the simulator did, in order, as it stands on its disk: for holding it against our own records. */
export async function readSimulatorLedger(folder: string): Promise<readonly LedgerRow[]> {
  const bytes = await readFile(join(folder, FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  return readRows(bytes).rows;
}

export interface Ledger {
  readonly rows: readonly LedgerRow[];
  /** Resolves when the row is on the disk. Rejects where it cannot be known to be: the process must then end. */
  append(row: LedgerRow): Promise<void>;
  /** Resolves when every row appended so far is on the disk: nothing may be told of a row before that. */
  settled(): Promise<void>;
}

/** Opens the ledger and drops a line that was cut off by a crash, so that the next one starts where lines start. */
export async function openLedger(folder: string): Promise<Ledger> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, FILE), 'a+', 0o600);
  const { rows, check, wholeBytes } = readRows(await file.readFile());
  await file.truncate(wholeBytes);
  await file.sync();
  await syncFolder(folder);
  return appender(file, rows, check);
}

function appender(file: FileHandle, rows: readonly LedgerRow[], lastCheck: string): Ledger {
  let check = lastCheck;
  let waiting = '';
  let flushing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  // Rows that arrive while the disk is busy share the next write: one sync for all of them.
  const flush = (): Promise<void> => {
    next ??= flushing.then(async () => {
      const lines = waiting;
      waiting = '';
      next = null;
      await file.appendFile(lines);
      await file.datasync();
    });
    flushing = next;
    return next;
  };
  return {
    rows,
    append(row) {
      const written = writeLine(row, check);
      check = written.check;
      waiting += written.line;
      return flush();
    },
    settled: () => flushing,
  };
}

/** A new file is there after a crash only when its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
