import { query, t } from '../db.ts';

// The queue's tables belong to graphile-worker, whose version is pinned exactly: what is called private there is
// touched here alone, and the guard that prepares every statement notices a change.

export const addJob = query(
  'jobs.add-job',
  `select id from graphile_worker.add_job(
     identifier => $1, payload => $2::text::json, run_at => $3, max_attempts => $4, job_key => $5, priority => $6)`,
  { id: t.int8 },
  [t.text, t.text, t.nullable(t.timestamptz), t.int4, t.nullable(t.text), t.nullable(t.int4)],
);

export const lockPreparation = query(
  'jobs.lock-preparation',
  `select 1 as locked from pg_advisory_xact_lock($1)`,
  { locked: t.int4 },
  [t.int8],
);
