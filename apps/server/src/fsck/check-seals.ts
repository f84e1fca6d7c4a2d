import { type ControlledRecord, findAdopted, findUnsealed, sealedAlone } from '../evidence/index.ts';
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
    const bad = new Set(
      await findUnsealed(
        runner,
        app,
        rows.filter(({ isExplained }) => isExplained).map(({ record }) => record),
      ),
    );
    const unexplained = rows.filter(({ isExplained }) => !isExplained);
    const adopted = await findAdopted(
      runner,
      app,
      unexplained.map(({ record }) => record),
    );
    for (const { place, record, isExplained } of rows) {
      const about = { kind: record.kind, id: record.id, field: null };
      const name = `${record.kind} ${record.id}`;
      if (isExplained && bad.has(record)) tell(recordFault(place, 'bad-record-seal', about, `${name}.`));
      const isKnown = isExplained || adopted.has(record) || !adoptedKinds.has(record.kind);
      if (isKnown) continue;
      const field = sealedAlone.get(record.kind);
      if (field === undefined) tell(recordFault(place, 'record-unknown', about, `${name}.`));
      else tell(recordFault(place, 'bad-record-seal', { ...about, field }, `${name}: ${field}.`));
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
