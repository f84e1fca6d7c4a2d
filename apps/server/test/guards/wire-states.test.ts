import { randomUUID } from 'node:crypto';
import { type LoanState, loanStates, type WireState, wireStates } from '@countersign/contract/closed-sets';
import { wireTargets } from '@countersign/contract/wires';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireTransitions } from '../../src/wires/wire.transitions.ts';
import { bringTo, givenRules } from '../given-review.ts';
import { bringWireTo, type Crew, givenCrew, givenWireLoan } from '../given-wire.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { findTableFaults } from './find-table-faults.ts';

let server: TestServer;
let crew: Crew;
beforeAll(async () => {
  server = await startTestServer();
  await givenRules(server.app);
  crew = await givenCrew(server);
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

async function givenWireIn(state: WireState): Promise<{ id: string; loanId: string; ref: string }> {
  const { loanId, ref } = await givenWireLoan(server);
  await bringWireTo(server, crew, ref, state);
  const { rows } = await sql('select id from wire where loan_id = $1', [loanId]);
  return { id: rows[0].id, loanId, ref };
}

/** Sets a state together with what the state needs, so that only the move itself can be refused. */
function move(id: string, to: WireState, checker: string = randomUUID()) {
  const sets: Readonly<Record<WireState, string>> = {
    staged: 'checked_by = null, checked_at = null',
    approved: 'checked_by = coalesce(checked_by, $3), checked_at = coalesce(checked_at, now())',
    rejected: 'checked_by = coalesce(checked_by, $3), checked_at = coalesce(checked_at, now())',
    exported: `exported_by = $3, exported_at = now(), export_target = 'csv', export_sha256 = repeat('0', 64)`,
    cancelled: 'cancelled_by = $3, cancelled_at = now()',
    returned: `returned_by = $3, returned_at = now(), return_reason = 'x'`,
  };
  return sql(`update wire set state = $2, ${sets[to]} where id = $1 and $3::uuid is not null`, [id, to, checker]);
}

const pairs = wireStates.flatMap((from) => wireStates.filter((to) => to !== from).map((to) => [from, to] as const));
const listed = new Set(wireTransitions.map((row) => `${row.from} ${row.to}`));

describe('the wire’s transition table', () => {
  it('has one row for each from and trigger, and reaches every state', () => {
    expect(findTableFaults(wireTransitions, wireStates, ['staged'])).toEqual([]);
  });

  it('holds the same pairs as the database', async () => {
    const { rows } = await sql('select from_state, to_state from wire_transition');
    expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual([...listed].sort());
  });

  it('knows the same states and targets as the database’s checks', async () => {
    const { rows } = await sql(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conname in ('wire_state_check', 'wire_export_target_check') order by conname`,
    );
    const found = rows.map(({ text }) => [...String(text).matchAll(/'([a-z0-9_]+)'/g)].map((match) => match[1]).sort());
    expect(found).toEqual([[...wireTargets].sort(), [...wireStates].sort()]);
  });

  it.each(pairs.filter(([from, to]) => listed.has(`${from} ${to}`)))(
    'is allowed in raw SQL from %s to %s',
    async (from, to) => {
      const { id } = await givenWireIn(from);
      expect((await move(id, to)).rowCount).toBe(1);
    },
  );

  it.each(pairs.filter(([from, to]) => !listed.has(`${from} ${to}`)))(
    'is refused in raw SQL from %s to %s',
    async (from, to) => {
      const { id } = await givenWireIn(from);
      await expect(move(id, to)).rejects.toMatchObject({ code: expect.stringMatching(/^23(514|001)$/) });
      const { rows } = await sql('select state from wire where id = $1', [id]);
      expect(rows[0].state).toBe(from);
    },
  );
});

describe('the database itself', () => {
  it('refuses the maker as checker, for approval and rejection alike', async () => {
    const { id } = await givenWireIn('staged');
    for (const state of ['approved', 'rejected'] as const) {
      await expect(move(id, state, crew.maker.user.id)).rejects.toMatchObject({
        constraint: 'wire_maker_is_not_checker',
      });
    }
    await expect(
      sql(
        `insert into wire_callback (wire_id, content, note, made_by, made_by_name, made_at) values ($1, 'x', 'x', $2, 'x', now())`,
        [id, crew.maker.user.id],
      ),
    ).rejects.toMatchObject({ constraint: 'wire_maker_is_not_caller' });
  });

  it('refuses an approval by nobody and an export of nothing', async () => {
    const { id } = await givenWireIn('staged');
    await expect(sql(`update wire set state = 'approved' where id = $1`, [id])).rejects.toMatchObject({
      constraint: 'wire_checked',
    });
    const approved = await givenWireIn('approved');
    await expect(sql(`update wire set state = 'exported' where id = $1`, [approved.id])).rejects.toMatchObject({
      constraint: 'wire_exported',
    });
  });

  it('refuses to change or delete what was staged, said or verified', async () => {
    const { id } = await givenWireIn('exported');
    for (const text of [
      `update wire set amount = 1 where id = $1`,
      `update wire set currency = 'EUR' where id = $1`,
      `update wire set content = 'x' where id = $1`,
      `update wire set digest = repeat('0', 64) where id = $1`,
      `update wire set required_role = 'specialist' where id = $1`,
      `update wire set checked_by = gen_random_uuid() where id = $1`,
      `update wire set acknowledged = '{payee_conflict}' where id = $1`,
      `update wire set export_file = 'x' where id = $1`,
      `update wire set export_sha256 = repeat('0', 64) where id = $1`,
      `update wire set export_target = 'pain001' where id = $1`,
      `delete from wire where id = $1`,
      `update wire_callback set note = 'x' where wire_id = $1`,
      `delete from wire_callback where wire_id = $1`,
    ]) {
      await expect(sql(text, [id]), text).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('refuses a wire above the proceeds, and live wires above what there is to pay out together', async () => {
    const { loanId: fresh } = await givenWireLoan(server);
    await expect(insert(fresh, 'staged', '250000.01')).rejects.toMatchObject({ constraint: 'wire_within_proceeds' });
    for (const state of ['staged', 'approved', 'exported'] as const) {
      const { loanId } = await givenWireIn(state);
      await expect(insert(loanId, 'staged', '11268.86')).rejects.toMatchObject({
        constraint: 'wire_together_within_proceeds',
      });
      expect((await insert(loanId, 'staged', '11268.85')).rowCount).toBe(1);
    }
    for (const state of ['rejected', 'cancelled', 'returned'] as const) {
      const { loanId } = await givenWireIn(state);
      expect((await insert(loanId, 'staged', '250000.00')).rowCount).toBe(1);
    }
  });

  it('lets only one of two wires through that together come to more, however they meet', async () => {
    const { loanId } = await givenWireLoan(server);
    const [one, other] = [await server.database.pool.connect(), await server.database.pool.connect()];
    try {
      await one.query('begin');
      await insert(loanId, 'staged', '200000.00', one);
      const second = insert(loanId, 'staged', '200000.00', other).then(
        () => 'taken',
        (error: { constraint?: string }) => error.constraint,
      );
      await one.query('commit');
      expect(await second).toBe('wire_together_within_proceeds');
    } finally {
      one.release();
      other.release();
    }
  });

  it('refuses a wire that does not start as staged', async () => {
    const { loanId } = await givenWireLoan(server);
    for (const state of wireStates.filter((one) => one !== 'staged')) {
      await expect(insert(loanId, state)).rejects.toMatchObject({ code: '23514' });
    }
  });

  const bars = loanStates.filter((state) => !['approved', 'boarding_staged', 'boarded', 'received'].includes(state));
  it.each(bars)('takes no wire on a loan that is %s', async (state: LoanState) => {
    const { loanId } = await givenWireLoan(server, undefined, state);
    await expect(insert(loanId, 'staged')).rejects.toMatchObject({ constraint: 'wire_loan_state' });
  });

  it('approves and exports nothing once the loan has left the states in which it may', async () => {
    for (const [state, to] of [
      ['staged', 'approved'],
      ['approved', 'exported'],
    ] as const) {
      const { id, loanId } = await givenWireIn(state);
      await bringTo(server.app, loanId, 'boarded');
      await bringTo(server.app, loanId, 'sealed');
      await expect(move(id, to)).rejects.toMatchObject({ constraint: 'wire_loan_state' });
    }
  });

  it.each(['staged', 'approved', 'exported'] as const)(
    'lets no loan go back to review under a wire that is %s',
    async (state) => {
      const { loanId } = await givenWireIn(state);
      await expect(sql(`update loan set state = 'review' where id = $1`, [loanId])).rejects.toMatchObject({
        constraint: 'wire_holds_loan',
      });
    },
  );

  it('empties what a wire says when a document of the loan is purged, and nothing else', async () => {
    const { id, loanId } = await givenWireIn('exported');
    await bringTo(server.app, loanId, 'sealed');
    await sql(`update document set purged_at = now() where loan_id = $1`, [loanId]);
    const { rows } = await sql(
      `select w.content, w.export_file, w.export_sha256, c.content as said from wire w join wire_callback c on c.wire_id = w.id where w.id = $1`,
      [id],
    );
    expect(rows[0]).toMatchObject({ content: null, export_file: null, said: null });
    expect(rows[0].export_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('changes no version of a payee but to put it out of use', async () => {
    const id = randomUUID();
    await sql(
      `insert into payee values ($1, 1, true, 'A', '021000021', 'x', 'B', 'C', 'D', gen_random_uuid(), now())`,
      [id],
    );
    await expect(sql(`update payee set aba = '011000015' where payee_id = $1`, [id])).rejects.toMatchObject({
      code: '23001',
    });
    await expect(sql(`delete from payee where payee_id = $1`, [id])).rejects.toMatchObject({ code: '23001' });
    await sql(`update payee set is_active = false where payee_id = $1`, [id]);
    await expect(sql(`update payee set is_active = true where payee_id = $1`, [id])).rejects.toMatchObject({
      code: '23001',
    });
  });
});

function insert(
  loanId: string,
  state: WireState,
  amount = '1',
  runner: pg.Pool | pg.PoolClient = server.database.pool,
) {
  return runner.query(
    `insert into wire (id, loan_id, package_version, state, amount, currency, content, digest, required_role, staged_by,
       staged_by_name, staged_at, value_date, payee_key, proceeds, available)
     values (gen_random_uuid(), $1, 1, $2, $3, 'USD', 'x', repeat('0', 64), 'manager', gen_random_uuid(), 'x', now(),
       current_date, repeat('0', 64), 250000, 260000)`,
    [loanId, state, amount],
  );
}
