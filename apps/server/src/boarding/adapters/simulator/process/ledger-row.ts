import { createHash } from 'node:crypto';
import type { CoreValue } from '../../../../platform/core-adapter.ts';

export const simulatorActs = ['stage', 'commit', 'void'] as const;
export type SimulatorAct = (typeof simulatorActs)[number];

/** One thing that the simulator did. What it refused, and what it was asked twice, is no row. */
export interface LedgerRow {
  readonly seq: number;
  readonly at: string;
  readonly act: SimulatorAct;
  readonly boardingId: string;
  readonly loanRef: string;
  /** Null where something was voided that had never been staged. */
  readonly coreReference: string | null;
  readonly fields: readonly CoreValue[];
}

/** Before the first row. */
const FIRST_CHECK = '0'.repeat(16);

/** Rows hang together, so that a line that went missing or was changed is noticed at the next start. */
export function writeLine(row: LedgerRow, previousCheck: string): { readonly line: string; readonly check: string } {
  const body = JSON.stringify(row);
  const check = createHash('sha256').update(previousCheck).update(body).digest('hex').slice(0, FIRST_CHECK.length);
  return { line: `${check} ${body}\n`, check };
}

interface ReadRows {
  readonly rows: readonly LedgerRow[];
  readonly check: string;
  /** Bytes of whole lines; what follows is a line that was cut off while it was written. */
  readonly wholeBytes: number;
}

/**
 * A last line without its end was never acknowledged: an answer goes out only after the line and its end are on the
 * disk. Anything else that does not fit is damage, and is told rather than passed over.
 */
export function readRows(bytes: Buffer): ReadRows {
  const wholeBytes = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, wholeBytes).toString('utf8').split('\n').slice(0, -1);
  let check = FIRST_CHECK;
  const rows = lines.map((line, index) => {
    const row = parseRow(line.slice(FIRST_CHECK.length + 1));
    const written = row === null ? null : writeLine(row, check);
    if (row === null || row.seq !== index + 1 || written?.line !== `${line}\n`) {
      throw new Error(
        `Line ${index + 1} of the simulator's ledger is damaged. Restore the file, or remove its folder.`,
      );
    }
    check = written.check;
    return row;
  });
  return { rows, check, wholeBytes };
}

function parseRow(text: string): LedgerRow | null {
  try {
    return JSON.parse(text) as LedgerRow;
  } catch {
    return null;
  }
}
