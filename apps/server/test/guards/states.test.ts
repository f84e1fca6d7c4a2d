import { loanStates } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanTransitions } from '../../src/loans/loan.transitions.ts';
import { newId } from '../../src/platform/ids.ts';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { findTableFaults } from './find-table-faults.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** The shortest way of moves that leads to a state, starting as every loan starts. */
function wayTo(state: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([['received', []]]);
  for (const [from, way] of ways) {
    for (const row of loanTransitions) if (row.from === from && !ways.has(row.to)) ways.set(row.to, [...way, row.to]);
  }
  return ways.get(state) ?? [];
}

async function givenLoanIn(state: string): Promise<string> {
  const id = newId();
  await database.pool.query(
    `insert into loan (id, external_ref, borrower_name, state_since, created_at, updated_at) values ($1, $2, 'A', now(), now(), now())`,
    [id, `L-${id}`],
  );
  for (const next of wayTo(state)) await database.pool.query('update loan set state = $2 where id = $1', [id, next]);
  return id;
}

describe('the loan’s transition table', () => {
  it('has one row for each from and trigger, and reaches every state', () => {
    expect(findTableFaults(loanTransitions, loanStates, ['received'])).toEqual([]);
  });

  it('holds the same pairs as the database', async () => {
    const { rows } = await database.pool.query('select from_state, to_state from loan_transition');
    const inDatabase = rows.map((row) => `${row.from_state} → ${row.to_state}`).sort();
    const inCode = [...new Set(loanTransitions.map((row) => `${row.from} → ${row.to}`))].sort();
    expect(inDatabase).toEqual(inCode);
  });

  it('knows the same states as the database’s check', async () => {
    const { rows } = await database.pool.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'loan'::regclass and conname = 'loan_state_check'`,
    );
    const inDatabase = [...String(rows[0]?.text).matchAll(/'([a-z_]+)'/g)].map((match) => match[1]).sort();
    expect(inDatabase).toEqual([...loanStates].sort());
  });

  const pairs = loanStates.flatMap((from) => loanStates.filter((to) => to !== from).map((to) => [from, to] as const));
  const listed = new Set(loanTransitions.map((row) => `${row.from} ${row.to}`));

  it.each(pairs.filter(([from, to]) => listed.has(`${from} ${to}`)))(
    'is allowed in raw SQL from %s to %s',
    async (from, to) => {
      const id = await givenLoanIn(from);
      await database.pool.query('update loan set state = $2 where id = $1', [id, to]);
    },
  );

  it.each(pairs.filter(([from, to]) => !listed.has(`${from} ${to}`)))(
    'is refused in raw SQL from %s to %s',
    async (from, to) => {
      const id = await givenLoanIn(from);
      await expect(database.pool.query('update loan set state = $2 where id = $1', [id, to])).rejects.toMatchObject({
        constraint: 'loan_transition',
      });
    },
  );

  it('starts every loan as received', async () => {
    const id = newId();
    const insert = database.pool.query(
      `insert into loan (id, external_ref, borrower_name, state, state_since, created_at, updated_at) values ($1, $2, 'A', 'approved', now(), now(), now())`,
      [id, `L-${id}`],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'loan_transition' });
  });
});
