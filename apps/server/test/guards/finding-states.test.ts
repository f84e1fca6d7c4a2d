import { type FindingStatus, findingStatuses, type Severity } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingTransitions } from '../../src/review/finding.transitions.ts';
import { bringTo, givenReview, givenRules } from '../given-review.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { findTableFaults } from './find-table-faults.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await givenRules(test.app);
});
afterAll(() => test.close());

/** A finding of the latest run of a loan in review that came to its status by listed moves. */
async function givenFindingIn(status: FindingStatus, severity: Severity = 'exception') {
  const { loanId } = await givenReview(test.app);
  const { rows } = await test.database.pool.query(
    'select id from finding where loan_id = $1 and severity = $2 order by position limit 1',
    [loanId, severity],
  );
  const id = rows[0].id as string;
  if (status !== 'open') await set(id, status);
  return { id, loanId };
}

function set(id: string, status: FindingStatus) {
  return test.database.pool.query('update finding set status = $2 where id = $1', [id, status]);
}

const pairs = findingStatuses.flatMap((from) =>
  findingStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);
const listed = new Set(findingTransitions.map((row) => `${row.from} ${row.to}`));

describe('the finding’s transition table', () => {
  it('has one row for each from and trigger, and reaches every status', () => {
    expect(findTableFaults(findingTransitions, findingStatuses, ['open'])).toEqual([]);
  });

  it('holds the same pairs as the database', async () => {
    const { rows } = await test.database.pool.query('select from_status, to_status from finding_transition');
    const inDatabase = rows.map((row) => `${row.from_status} ${row.to_status}`).sort();
    expect(inDatabase).toEqual([...listed].sort());
  });

  it('knows the same statuses, severities and actions as the database’s checks', async () => {
    const { rows } = await test.database.pool.query(
      `select conname, pg_get_constraintdef(oid) as text from pg_constraint
       where conname in ('finding_status_check', 'finding_severity_check', 'finding_action_action_check') order by conname`,
    );
    const { findingActions, severities } = await import('@countersign/contract/closed-sets');
    const found = rows.map(({ text }) => [...String(text).matchAll(/'([a-z_]+)'/g)].map((match) => match[1]).sort());
    expect(found).toEqual([[...findingActions].sort(), [...severities].sort(), [...findingStatuses].sort()]);
  });

  it.each(pairs.filter(([from, to]) => listed.has(`${from} ${to}`)))(
    'is allowed in raw SQL from %s to %s',
    async (from, to) => {
      const { id } = await givenFindingIn(from);
      await set(id, to);
    },
  );

  it.each(pairs.filter(([from, to]) => !listed.has(`${from} ${to}`)))(
    'is refused in raw SQL from %s to %s',
    async (from, to) => {
      const { id } = await givenFindingIn(from);
      await expect(set(id, to)).rejects.toMatchObject({ constraint: 'finding_transition' });
    },
  );

  it('refuses in raw SQL what people may not decide at the moment', async () => {
    const { id, loanId } = await givenFindingIn('open');
    const warning = await givenFindingIn('open', 'warning');
    await expect(set(warning.id, 'accepted')).rejects.toMatchObject({ constraint: 'finding_accepted_is_exception' });
    await bringTo(test.app, loanId, 'approved');
    for (const status of ['accepted', 'overridden'] as const) {
      await expect(set(id, status)).rejects.toMatchObject({ constraint: 'finding_decided_in_review' });
    }
  });

  it('refuses in raw SQL to change or delete what was found, done, corrected or run', async () => {
    const { id, loanId } = await givenFindingIn('open');
    const { pool } = test.database;
    for (const sql of [
      `update finding set severity = 'info' where id = $1`,
      `update finding set detail = 'x' where id = $1`,
      `delete from finding where id = $1`,
      `update reconciliation_run set findings_hash = repeat('0', 64) where loan_id = (select loan_id from finding where id = $1)`,
      `delete from reconciliation_run where loan_id = (select loan_id from finding where id = $1)`,
      `update finding_action set note = 'other' where finding_id = $1`,
      `delete from finding_action where finding_id = $1`,
      `delete from correction where loan_id = (select loan_id from finding where id = $1)`,
    ]) {
      await expect(pool.query(sql, [id]), sql).rejects.toMatchObject({ code: '23001' });
    }
    expect(loanId).not.toBe('');
  });
});
