import {
  type Conceal,
  concealBlindly,
  engineMade,
  printWith,
  type RecordedFacts,
  type RecordSource,
  type SourceRow,
} from '../evidence/index.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import type { SealCheck } from './check-seals.ts';
import { compareFacts } from './compare-facts.ts';
import { type FsckFault, recordFault } from './fsck-fault.ts';

export interface RowsToCheck {
  readonly source: Pick<RecordSource, 'kind' | 'hasCodes'>;
  readonly rows: readonly SourceRow[];
  readonly recorded: ReadonlyMap<string, RecordedFacts>;
  /** Null: the key that codes are made with is gone. */
  readonly conceal: Conceal | null;
  readonly keyring: Keyring;
  readonly isPurged: boolean;
  readonly place: Pick<FsckFault, 'loanId' | 'externalRef'>;
}

/** Fields whose difference has a name of its own. */
const reasons: Readonly<Record<string, 'bad-record-state' | 'record-changed'>> = {
  state: 'bad-record-state',
  digest: 'record-changed',
};

/** Holds rows against what evidence said of them last, field by field, and hands them on to have their seals looked at. */
export async function checkRows(
  { source, rows, recorded, conceal, keyring, isPurged, place }: RowsToCheck,
  seals: SealCheck,
  tell: (fault: FsckFault) => void,
): Promise<void> {
  const { kind, hasCodes } = source;
  const hasKey = conceal !== null;
  const unseen = new Map(recorded);
  for (const row of rows) {
    const { id } = row;
    const told = unseen.get(id);
    unseen.delete(id);
    const at = { ...place, seq: told?.seq ?? null };
    const facts = row.facts(conceal ?? concealBlindly, printWith(keyring, conceal ?? concealBlindly));
    const name = `${kind} ${id}`;
    if (told?.facts === null) {
      tell(recordFault(at, 'record-unknown', { kind, id, field: null }, `${name}: evidence says that it is gone.`));
      continue;
    }
    // What the engine changed since stands under a newer seal.
    const isHeld = told !== undefined && !engineMade.has(kind);
    const differences = isHeld ? compareFacts(facts, told.facts, { isPurged, hasKey }) : [];
    for (const { field, said } of differences) {
      tell(recordFault(at, reasons[field] ?? 'record-differs', { kind, id, field }, `${name}: ${said}.`));
    }
    // Without the key of its codes a seal cannot be made anew; a row that differs is told of already.
    if (differences.length > 0 || (hasCodes && !hasKey)) continue;
    await seals.add({ place: at, record: { kind, id, facts }, isExplained: told !== undefined });
  }
  for (const [id, { seq, facts }] of unseen) {
    if (facts === null) continue;
    tell(recordFault({ ...place, seq }, 'record-missing', { kind, id, field: null }, `${kind} ${id}.`));
  }
}
