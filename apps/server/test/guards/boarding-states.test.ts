import { randomUUID } from 'node:crypto';
import {
  type BoardingState,
  boardingErrorStatuses,
  boardingStates,
  providerIds,
} from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingPhase, boardingPhases, boardingTransitions } from '../../src/boarding/boarding.transitions.ts';
import { bringRecord, type Place, places } from '../boarding-in.ts';
import { type BoardingServer, startBoardingServer } from '../given-boarding.ts';
import { findTableFaults } from './find-table-faults.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

/** Writes a state with everything that other constraints ask for, so that only the table can be what refuses. */
function set(loanId: string, state: BoardingState, phase: BoardingPhase) {
  return server.database.pool.query(
    `update boarding set state = $2, phase = $3,
       attempt = attempt + case when $2 = 'committing' then 1 else 0 end + case when $3 = 'commit' and attempt = 0 and $2 <> 'committing' then 1 else 0 end,
       committed_at = case when $2 = 'committed' then now() end,
       approved_by = case when $2 in ('approved', 'committing', 'committed') then coalesce(approved_by, $4) else approved_by end,
       approved_at = coalesce(approved_at, now()), approved_digest = digest,
       rejected_by = case when $2 = 'rejected' then $4::uuid else rejected_by end
     where id = (select id from boarding where loan_id = $1 order by staged_at desc limit 1)`,
    [loanId, state, phase, randomUUID()],
  );
}

const listed = new Set(
  boardingTransitions.flatMap(({ phases, from, to }) => phases.map((phase) => `${phase} ${from} ${to}`)),
);

/** Whether the table lets a record in this place go there in that phase. */
function mayGo(place: Place, to: BoardingState, phase: BoardingPhase): boolean {
  const { state, phase: before } = places[place];
  if (state === 'failed' && before === 'stage') return false;
  return listed.has(`${phase} ${state} ${to}`) && (before === phase || to === 'committing');
}

const all = (Object.keys(places) as Place[]).flatMap((place) =>
  boardingStates
    .filter((to) => to !== places[place].state)
    .flatMap((to) => boardingPhases.map((phase) => [place, to, phase] as const)),
);

describe('the boarding table', () => {
  it('has one row for each from and trigger, and reaches every state', () => {
    expect(findTableFaults(boardingTransitions, boardingStates, ['staging'])).toEqual([]);
  });

  it('holds the same moves as the database', async () => {
    const { rows } = await server.database.pool.query('select phase, from_state, to_state from boarding_transition');
    expect(rows.map((row) => `${row.phase} ${row.from_state} ${row.to_state}`).sort()).toEqual([...listed].sort());
  });

  it('knows the same states, errors and providers as the database’s checks', async () => {
    const { rows } = await server.database.pool.query(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conname in ('boarding_state_check', 'boarding_error_status_check', 'boarding_provider_id_check') order by conname`,
    );
    const found = rows.map(({ text }) => [...String(text).matchAll(/'([a-z_]+)'/g)].map((match) => match[1]).sort());
    expect(found).toEqual([[...boardingErrorStatuses].sort(), [...providerIds].sort(), [...boardingStates].sort()]);
  });

  it.each(all.filter(([place, to, phase]) => mayGo(place, to, phase)))(
    'is allowed in raw SQL from %s to %s (%s)',
    async (place, to, phase) => {
      const { loanId, release } = await bringRecord(server, place);
      await set(loanId, to, phase);
      await release();
    },
  );

  it.each(Object.keys(places) as Place[])('refuses every other pair in raw SQL from %s', async (place) => {
    const { loanId, release } = await bringRecord(server, place);
    const refused = all.filter(([from, to, phase]) => from === place && !mayGo(place, to, phase));
    expect(refused.length).toBeGreaterThan(0);
    for (const [, to, phase] of refused) {
      const error = await set(loanId, to, phase).then(
        () => null,
        (thrown: { constraint?: string; code?: string }) => thrown,
      );
      // A phase never goes back, which is refused before the pair is looked at.
      const goesBack = places[place].phase === 'commit' && phase === 'stage';
      const why = goesBack ? error?.code : error?.constraint;
      expect([place, to, phase, why]).toEqual([place, to, phase, goesBack ? '23001' : 'boarding_transition']);
    }
    await release();
  });
});

describe('the database itself', () => {
  const one = (sql: string, loanId: string, ...more: unknown[]) => server.database.pool.query(sql, [loanId, ...more]);

  it('refuses the maker as checker, as rejecter, and a proposer who confirms', async () => {
    const { loanId } = await bringRecord(server, 'staged');
    const approved = `state = 'approved', approved_at = now(), approved_digest = digest`;
    await expect(
      one(`update boarding set ${approved}, approved_by = staged_by where loan_id = $1`, loanId),
    ).rejects.toMatchObject({ constraint: 'boarding_maker_is_not_checker' });
    await expect(
      one(`update boarding set state = 'rejected', rejected_by = staged_by where loan_id = $1`, loanId),
    ).rejects.toMatchObject({ constraint: 'boarding_maker_does_not_reject' });
    await expect(
      one(`update boarding set proposed_by = $2, confirmed_by = $2 where loan_id = $1`, loanId, randomUUID()),
    ).rejects.toMatchObject({ constraint: 'boarding_proposer_does_not_confirm' });
  });

  it('refuses an approval of something else than was shown, or by nobody', async () => {
    const { loanId } = await bringRecord(server, 'staged');
    const sql = `update boarding set state = 'approved', approved_by = $2, approved_at = now(), approved_digest = $3 where loan_id = $1`;
    for (const [by, digest] of [
      [randomUUID(), 'f'.repeat(64)],
      [null, null],
      [randomUUID(), null],
    ]) {
      await expect(one(sql, loanId, by, digest)).rejects.toMatchObject({ constraint: 'boarding_what_was_shown' });
    }
  });

  it('refuses a second live record, a second use of a key, and a record that does not start as staging', async () => {
    const { loanId, ref } = await server.givenApproved();
    await server.stage(ref, 'once');
    const copy = (id: string, key: string | null, state: string) =>
      one(
        `insert into boarding (id, loan_id, idempotency_key, provider_id, field_map_id, run_id, preview, digest,
           required_role, staged_by, staged_at, state, call_started_at, call_ends_at)
         select $2, loan_id, $3, provider_id, field_map_id, run_id, preview, digest, required_role, staged_by, staged_at,
           $4, call_started_at, call_ends_at from boarding where loan_id = $1 limit 1`,
        loanId,
        id,
        key,
        state,
      );
    await expect(copy(randomUUID(), null, 'staging')).rejects.toMatchObject({ constraint: 'boarding_one_live' });
    await expect(copy(randomUUID(), null, 'staged')).rejects.toMatchObject({ constraint: 'boarding_transition' });
    await server.move(ref, 'void');
    await expect(copy(randomUUID(), 'once', 'staging')).rejects.toMatchObject({ constraint: 'boarding_key_once' });
    await copy(randomUUID(), 'twice', 'staging');
  });

  it('refuses to reopen a loan whose staging is unknown', async () => {
    const { loanId } = await bringRecord(server, 'unknown staging');
    await expect(one(`update loan set state = 'review' where id = $1`, loanId)).rejects.toMatchObject({
      constraint: 'boarding_holds_loan',
    });
  });

  it('refuses to change what was staged, who approved, to count back, to commit uncounted, and to delete', async () => {
    const { loanId } = await bringRecord(server, 'approved');
    const restricted = [
      `update boarding set digest = repeat('0', 64) where loan_id = $1`,
      `update boarding set preview = 'x' where loan_id = $1`,
      `update boarding set staged_by = gen_random_uuid() where loan_id = $1`,
      `update boarding set required_role = 'specialist' where loan_id = $1`,
      `update boarding set idempotency_key = 'other' where loan_id = $1`,
      `update boarding set approved_by = gen_random_uuid() where loan_id = $1`,
      `update boarding set call_no = call_no - 1 where loan_id = $1`,
      `update boarding set phase = 'commit', attempt = 1 where loan_id = $1`,
      `delete from boarding where loan_id = $1`,
      `update core_field_map set mapping = '{}' where id = (select field_map_id from boarding where loan_id = $1)`,
      `update core_field_map set version = 99 where id = (select field_map_id from boarding where loan_id = $1)`,
      `delete from core_field_map where id = (select field_map_id from boarding where loan_id = $1)`,
    ];
    for (const sql of restricted)
      await expect(one(sql, loanId), sql).rejects.toMatchObject({ code: expect.stringMatching(/^23(001|514)$/) });
    const uncounted = `update boarding set state = 'committing', phase = 'commit' where loan_id = $1`;
    await expect(one(uncounted, loanId)).rejects.toMatchObject({ constraint: 'boarding_attempt_counted' });
  });
});
