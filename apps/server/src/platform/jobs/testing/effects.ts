import type pg from 'pg';
import { query, t } from '../../db.ts';

// Statements of the tests, on tables that only tests have; hence not in a *.queries.ts file, which the guard prepares.

/** No unique key on purpose: an effect that happened twice must show. */
export async function createEffectTables(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table if not exists effect (label text not null, attempt int4 not null, at timestamptz not null default clock_timestamp());
    create table if not exists started (label text not null, attempt int4 not null, pid int4 not null);
    create table if not exists gate (label text primary key)`);
}

export const recordEffect = query('testing.record-effect', `insert into effect (label, attempt) values ($1, $2)`, {}, [
  t.text,
  t.int4,
]);

export const recordStart = query(
  'testing.record-start',
  `insert into started (label, attempt, pid) values ($1, $2, $3)`,
  {},
  [t.text, t.int4, t.int4],
);

export const findGate = query('testing.find-gate', `select label from gate where label = $1`, { label: t.text }, [
  t.text,
]);

export const countStarts = query(
  'testing.count-starts',
  `select count(*) as starts from started where label = $1`,
  { starts: t.int8 },
  [t.text],
);

export const countEffects = query(
  'testing.count-effects',
  `select count(*) as effects from effect where label = $1`,
  { effects: t.int8 },
  [t.text],
);
