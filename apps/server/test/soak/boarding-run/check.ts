import type { PreviewField } from '@countersign/contract/boarding';
import type pg from 'pg';
import { openPreview } from '../../../src/boarding/boarding-content.ts';
import { readSimulatorLedger } from '../../../src/boarding/index.ts';
import { openKeyring } from '../../../src/platform/keyring/index.ts';

type LedgerRow = Awaited<ReturnType<typeof readSimulatorLedger>>[number];

interface Row {
  readonly id: string;
  readonly external_ref: string;
  readonly loan_state: string;
  readonly state: string;
  readonly phase: string;
  readonly was_unknown: boolean;
  readonly attempt: number;
  readonly core_reference: string | null;
  readonly preview: Buffer | null;
}

export interface Checked {
  readonly figures: Record<string, number>;
  readonly faults: readonly string[];
}

/** Holds our records against the simulator's own ledger, order for order and value for value. */
export async function checkAgainstLedger(
  place: { readonly simulatorFolder: string; readonly keyFile: string },
  client: Pick<pg.Pool, 'query'>,
): Promise<Checked> {
  const ledger = await readSimulatorLedger(place.simulatorFolder);
  const keyring = await openKeyring({ keyFile: place.keyFile, mayCreate: false });
  const { rows } = await client.query<Row>(
    `select b.id, l.external_ref, l.state as loan_state, b.state, b.phase, b.was_unknown, b.attempt, b.core_reference,
       b.preview from boarding b join loan l on l.id = b.loan_id`,
  );
  const faults: string[] = [];
  const known = new Set(rows.map(({ id }) => id));
  for (const row of ledger) if (!known.has(row.boardingId)) faults.push(`The core holds ${row.boardingId}, we do not.`);
  for (const row of rows)
    faults.push(
      ...compare(
        row,
        ledger.filter(({ boardingId }) => boardingId === row.id),
        openPreview(keyring, row),
      ),
    );
  const commits = ledger.filter(({ act }) => act === 'commit');
  const refs = new Set(commits.map(({ loanRef }) => loanRef));
  if (refs.size !== commits.length) faults.push(`${commits.length} loans were booked for ${refs.size} references.`);
  const committed = rows.filter(({ state }) => state === 'committed');
  if (committed.length !== commits.length)
    faults.push(`We say ${committed.length} are booked, the core ${commits.length}.`);
  const { rows: loans } = await client.query<{ boarded: number }>(
    `select count(*)::int as boarded from loan where state = 'boarded'`,
  );
  if (loans[0]?.boarded !== committed.length)
    faults.push(`${loans[0]?.boarded} loans are boarded, ${committed.length} records committed.`);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return {
    figures: {
      stagings: rows.length,
      'commits sent or about to be': rows.reduce((sum, { attempt }) => sum + attempt, 0),
      'outcomes that were unknown': rows.filter((row) => row.was_unknown).length,
      'records committed': committed.length,
      'commits in the simulator’s ledger': commits.length,
      'rows in the simulator’s ledger': ledger.length,
      'records rejected': count('rejected'),
      'records voided': count('voided'),
      'stagings failed': rows.filter(({ state, phase }) => state === 'failed' && phase === 'stage').length,
      'waiting for a person': count('outcome_unknown'),
    },
    faults,
  };
}

/** What the core must hold of a record in each state that lasts. */
function compare(row: Row, held: readonly LedgerRow[], preview: readonly PreviewField[]): readonly string[] {
  const acts = held.map(({ act }) => act).join(' ');
  const where = `${row.external_ref} ${row.id} is ${row.state} (${row.phase}), the core did: ${acts || 'nothing'}`;
  const allowed: Readonly<Record<string, readonly string[]>> = {
    committed: ['stage commit'],
    rejected: ['stage void', 'void'],
    voided: ['stage void', 'void'],
    failed: row.phase === 'stage' ? (row.was_unknown ? ['', 'void', 'stage void'] : ['']) : [],
    outcome_unknown: ['', 'stage', 'stage commit', 'stage void'],
  };
  const faults = allowed[row.state]?.includes(acts) === true ? [] : [where];
  const commit = held.find(({ act }) => act === 'commit');
  if (commit === undefined) return faults;
  if (commit.coreReference !== row.core_reference && row.state === 'committed')
    faults.push(`${where}, under another reference`);
  const ordered = preview.flatMap(({ coreField, value }) => (value === null ? [] : [`${coreField}=${value}`]));
  const booked = commit.fields.map(({ core, value }) => `${core}=${value}`);
  if (ordered.toSorted().join('\n') !== booked.toSorted().join('\n')) faults.push(`${where}, with other values`);
  return faults;
}
