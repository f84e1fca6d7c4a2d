import { type ControlledRecord, engineMade, findAdopted, findUnsealed, type LastWords } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { type FsckFault, recordFault } from './fsck-fault.ts';

/** A row, where a fault of it is told, and whether evidence explains it. */
export interface RowToSeal {
  readonly place: Pick<FsckFault, 'loanId' | 'externalRef' | 'seq'>;
  readonly record: ControlledRecord;
  readonly isExplained: boolean;
}

export interface SealCheck {
  add(row: RowToSeal): Promise<void>;
  flush(): Promise<void>;
}

const BATCH = 500;

/**
 * Looks at the seals of rows, many at a time. A row that evidence explains has the seal of its last act. One that evidence
 * does not explain was there before rows had seals, and has the seal that it got then; otherwise somebody put it there.
 * A row that the engine changes by itself has a seal that is no older than what evidence said of it last.
 */
export function createSealCheck(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  adoptedKinds: ReadonlySet<string>,
  tell: (fault: FsckFault) => void,
): SealCheck {
  let waiting: RowToSeal[] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    const recordsOf = (picked: readonly RowToSeal[]) => picked.map(({ record }) => record);
    const engines = rows.filter(({ record }) => engineMade.has(record.kind));
    const others = rows.filter(({ record }) => !engineMade.has(record.kind));
    const explained = others.filter(({ isExplained }) => isExplained);
    const unexplained = others.filter(({ isExplained }) => !isExplained);
    const bad = new Set([
      ...(await findUnsealed(runner, app, recordsOf(explained))),
      ...(await findUnsealed(runner, app, recordsOf(engines), wordsOf(engines))),
    ]);
    const adopted = await findAdopted(runner, app, recordsOf(unexplained));
    for (const { place, record, isExplained } of rows) {
      const field = engineMade.get(record.kind) ?? null;
      const about = { kind: record.kind, id: record.id, field };
      const name = `${record.kind} ${record.id}`;
      const isNew = !isExplained && adoptedKinds.has(record.kind);
      if (bad.has(record) && (isExplained || isNew)) {
        tell(recordFault(place, 'bad-record-seal', about, field === null ? `${name}.` : `${name}: ${field}.`));
      }
      if (isNew && field === null && !adopted.has(record))
        tell(recordFault(place, 'record-unknown', about, `${name}.`));
    }
  };
  return {
    flush,
    add: async (row) => {
      waiting.push(row);
      if (waiting.length >= BATCH) await flush();
    },
  };
}

/** The entries that told of these rows last, all in the chains of their loans. */
function wordsOf(rows: readonly RowToSeal[]): LastWords {
  const words = new Map<string, Map<string, { chainId: string; seq: number; isGone: boolean }>>();
  for (const { place, record } of rows) {
    if (place.loanId === null || place.seq === null) continue;
    const ofKind = words.get(record.kind) ?? new Map();
    words.set(record.kind, ofKind);
    ofKind.set(record.id, { chainId: place.loanId, seq: place.seq, isGone: false });
  }
  return words;
}
