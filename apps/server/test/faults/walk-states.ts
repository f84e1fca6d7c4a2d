import { openEntry } from '@countersign/engine/evidence/seal-entry';
import type pg from 'pg';
import { boardingTransitions } from '../../src/boarding/index.ts';
import { loanTransitions } from '../../src/loans/index.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly evidence: string | null;
}

interface Entry {
  readonly chain_id: string;
  readonly seq: number;
  readonly kind: string;
  readonly sealed: string;
  readonly hash: string;
}

/**
 * Goes through every chain entry by entry: each that tells of a change of state must be a move that the table allows
 * from where the last one led, and the last must lead to the state of the row. A change without an entry, or with two,
 * breaks the way.
 */
export async function walkStates(pool: pg.Pool): Promise<readonly string[]> {
  const { rows: entries } = await pool.query<Entry>(
    'select chain_id, seq::int as seq, kind, sealed, hash from evidence_entry order by chain_id, seq',
  );
  const faults: string[] = [];
  const loans = new Map<string, readonly string[]>();
  const boardings = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const { chain_id: chainId, kind, seq } = entry;
    // A run that is done again leaves the loan where it is.
    const isAgain = kind === 'run.completed' && loans.get(chainId)?.includes('processing') !== true;
    if (!isAgain) step(loans, chainId, loanTransitions, kind, seq, 'received');
    if (kind === 'package.received' && !loans.has(chainId)) loans.set(chainId, ['received']);
    if (!kind.startsWith('boarding.')) continue;
    const { boardingId } = openEntry(entry).payload as { boardingId?: unknown };
    if (typeof boardingId !== 'string') continue;
    if (kind === 'boarding.opened') {
      if (boardings.has(boardingId)) faults.push(`Boarding ${boardingId} was opened twice.`);
      boardings.set(boardingId, ['staging']);
    } else step(boardings, boardingId, boardingTransitions, kind, seq, 'staging');
  }

  function step(
    known: Map<string, readonly string[]>,
    id: string,
    moves: readonly Move[],
    kind: string,
    seq: number,
    first: string,
  ): void {
    const allowed = moves.filter(({ evidence }) => evidence === kind);
    if (allowed.length === 0) return;
    const at = known.get(id) ?? [first];
    const next = allowed.filter(({ from }) => at.includes(from)).map(({ to }) => to);
    if (next.length === 0) faults.push(`Entry ${seq} of ${id} is ${kind}, from ${at.join(' or ')}.`);
    else known.set(id, next);
  }

  const compare = async (sql: string, known: ReadonlyMap<string, readonly string[]>) => {
    const { rows } = await pool.query<{ id: string; state: string }>(sql);
    for (const { id, state } of rows) {
      const told = known.get(id) ?? [];
      if (!told.includes(state))
        faults.push(`${id} is ${state}, its entries lead to ${told.join(' or ') || 'nothing'}.`);
    }
  };
  await compare('select id, state from loan', loans);
  await compare('select id, state from boarding', boardings);
  return faults;
}
