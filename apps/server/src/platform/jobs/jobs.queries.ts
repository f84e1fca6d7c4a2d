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

/** When each of these last ran, beside the time of the database, by which they run. */
export const findCrons = query(
  'jobs.find-crons',
  `select cron.name, now() as now, known.known_since, known.last_execution
   from unnest($1::text[]) as cron(name)
   left join graphile_worker._private_known_crontabs known on known.identifier = cron.name`,
  {
    name: t.text,
    now: t.timestamptz,
    known_since: t.nullable(t.timestamptz),
    last_execution: t.nullable(t.timestamptz),
  },
  [t.textArray],
);

/** A new one has missed nothing. */
export const rememberCron = query(
  'jobs.remember-cron',
  `insert into graphile_worker._private_known_crontabs (identifier, known_since) values ($1, now())
   on conflict (identifier) do nothing`,
  {},
  [t.text],
);

/**
 * One worker enqueues each run. The key keeps runs from piling up: one that still waits to be tried again is replaced by
 * the next.
 */
export const takeCronRun = query(
  'jobs.take-cron-run',
  `with taken as (
     update graphile_worker._private_known_crontabs set last_execution = $2
     where identifier = $1 and (last_execution is null or last_execution < $2 or last_execution > now())
     returning identifier
   )
   select job.id from taken, lateral graphile_worker.add_job(
     identifier => taken.identifier, payload => $3::text::json, run_at => $2, max_attempts => $4, job_key => $5) as job`,
  { id: t.int8 },
  [t.text, t.timestamptz, t.text, t.int4, t.text],
);

/**
 * Holds a job for the rest of the transaction, if this worker still has it. $3: the server ends the session when it
 * hears nothing for this long inside the transaction, since a frozen process would else hold the job for ever.
 */
export const holdJob = query(
  'jobs.hold-job',
  `select id, set_config('idle_in_transaction_session_timeout', $3, true) as silence
   from graphile_worker._private_jobs
   where id = $1 and locked_by = $2
   for update`,
  { id: t.int8, silence: t.text },
  [t.int8, t.text, t.text],
);

/**
 * The same, held together with other transactions of the same attempt. Nobody can take the job away meanwhile: the reaper
 * passes over a row that is held either way.
 */
export const shareJob = query(
  'jobs.share-job',
  `select id, set_config('idle_in_transaction_session_timeout', $3, true) as silence
   from graphile_worker._private_jobs
   where id = $1 and locked_by = $2
   for share`,
  { id: t.int8, silence: t.text },
  [t.int8, t.text, t.text],
);

export const deleteHeldJob = query(
  'jobs.delete-held-job',
  `delete from graphile_worker._private_jobs where id = $1 and locked_by = $2`,
  {},
  [t.int8, t.text],
);

/** $3 the reason, $4 seconds until the next attempt, $5 whether there is to be none. */
export const failHeldJob = query(
  'jobs.fail-held-job',
  `update graphile_worker._private_jobs
   set last_error = $3, run_at = now() + make_interval(secs => $4), locked_by = null, locked_at = null,
       attempts = case when $5 then max_attempts else attempts end, updated_at = now()
   where id = $1 and locked_by = $2
   returning attempts >= max_attempts as given_up`,
  { given_up: t.bool },
  [t.int8, t.text, t.text, t.float8, t.bool],
);

/** What this worker has had in its hands for longer than the answer that gave it can be under way. */
export const listLongHeldJobs = query(
  'jobs.list-long-held-jobs',
  `select id from graphile_worker._private_jobs
   where locked_by = $1 and locked_at < now() - make_interval(secs => $2)`,
  { id: t.int8 },
  [t.text, t.float8],
);

/** A job that a stopping node could not end: the attempt does not count, and the next worker may have it at once. */
export const returnHeldJob = query(
  'jobs.return-held-job',
  `update graphile_worker._private_jobs
   set attempts = greatest(0, attempts - 1), locked_by = null, locked_at = null, updated_at = now()
   where id = $1 and locked_by = $2`,
  {},
  [t.int8, t.text],
);

/**
 * All times of life and death are the database's: the clocks of two nodes may differ by more than a worker's silence.
 * A second try after a lost answer finds the row of the first.
 */
export const registerWorker = query(
  'jobs.register-worker',
  `insert into worker_heartbeat (worker_id, node, started_at, beat_at) values ($1, $2, now(), now())
   on conflict (worker_id) do update set beat_at = excluded.beat_at`,
  {},
  [t.text, t.text],
);

export const beat = query('jobs.beat', `update worker_heartbeat set beat_at = now() where worker_id = $1`, {}, [
  t.text,
]);

export const unregisterWorker = query(
  'jobs.unregister-worker',
  `delete from worker_heartbeat where worker_id = $1`,
  {},
  [t.text],
);

export const tryReaperLock = query(
  'jobs.try-reaper-lock',
  `select pg_try_advisory_xact_lock($1) as mine`,
  { mine: t.bool },
  [t.int8],
);

/** A worker that beats at this very moment is spared: the row is looked at again after its own update. */
export const deleteSilentWorkers = query(
  'jobs.delete-silent-workers',
  `delete from worker_heartbeat
   where beat_at < now() - make_interval(secs => $1) and worker_id <> $2
   returning worker_id`,
  { worker_id: t.text },
  [t.float8, t.text],
);

/**
 * Gives back every job whose worker is not among the living. run_at stays as it was, in the past: the next worker takes
 * the job at once. The attempt was counted when the job was taken. A job held by an open transaction of a frozen
 * process is skipped, not waited for; it comes with a later round, once the server has ended that transaction.
 */
export const freeOrphanedJobs = query(
  'jobs.free-orphaned-jobs',
  `with orphan as (
     select id from graphile_worker._private_jobs as j
     where locked_by is not null
       and not exists (select from worker_heartbeat where worker_id = j.locked_by)
     for update skip locked
   )
   update graphile_worker._private_jobs as j
   set locked_by = null, locked_at = null, updated_at = now(),
       last_error = 'The worker that ran this attempt went silent.'
   from orphan, graphile_worker._private_tasks as task
   where j.id = orphan.id and task.id = j.task_id
   returning j.id, task.identifier as name, j.attempts >= j.max_attempts as given_up`,
  { id: t.int8, name: t.text, given_up: t.bool },
);

/** The jobs of one name with no attempt left, oldest first. */
export const listGivenUp = query(
  'jobs.list-given-up',
  `select j.id, j.payload, j.last_error from graphile_worker._private_jobs j
   join graphile_worker._private_tasks t on t.id = j.task_id
   where t.identifier = $1 and j.attempts >= j.max_attempts and j.locked_at is null
   order by j.id limit $2`,
  { id: t.int8, payload: t.jsonb, last_error: t.nullable(t.text) },
  [t.text, t.int8],
);

/** Of every name, newest first, from below an id on. */
export const listFailed = query(
  'jobs.list-failed',
  `select j.id, t.identifier as name, j.payload, j.attempts::int4 as attempts, j.updated_at as failed_at, j.last_error
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.attempts >= j.max_attempts and j.locked_at is null and ($1::bigint is null or j.id < $1)
   order by j.id desc limit $2`,
  {
    id: t.int8,
    name: t.text,
    payload: t.jsonb,
    attempts: t.int4,
    failed_at: t.timestamptz,
    last_error: t.nullable(t.text),
  },
  [t.nullable(t.int8), t.int8],
);

/** One that failed, locked until the transaction ends: of two who settle it at once the second finds nothing. */
export const lockFailed = query(
  'jobs.lock-failed',
  `select j.id, t.identifier as name, j.payload, j.last_error
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.id = $1 and j.attempts >= j.max_attempts and j.locked_at is null
   for update of j`,
  { id: t.int8, name: t.text, payload: t.jsonb, last_error: t.nullable(t.text) },
  [t.int8],
);

/** With all its attempts anew, at once. */
export const retryGivenUp = query(
  'jobs.retry-given-up',
  `update graphile_worker._private_jobs set attempts = 0, run_at = now(), updated_at = now()
   where id = $1 and attempts >= max_attempts and locked_at is null`,
  {},
  [t.int8],
);

export const deleteGivenUp = query(
  'jobs.delete-given-up',
  `delete from graphile_worker._private_jobs where id = $1 and attempts >= max_attempts and locked_at is null`,
  {},
  [t.int8],
);

export const countLivingWorkers = query(
  'jobs.count-living-workers',
  `select count(*) as workers from worker_heartbeat`,
  { workers: t.int8 },
);

export const deleteOldFailures = query(
  'jobs.delete-old-failures',
  `delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null and updated_at < $1`,
  {},
  [t.timestamptz],
);

export const countJobs = query(
  'jobs.count-jobs',
  `select task_identifier as name,
          case when locked_at is not null then 'running'
               when attempts >= max_attempts then 'failed'
               when run_at > now() then 'later'
               else 'ready' end as state,
          count(*) as count,
          extract(epoch from now() - min(run_at))::float8 as oldest_seconds
   from graphile_worker.jobs
   group by 1, 2`,
  {
    name: t.text,
    state: t.set<'running' | 'failed' | 'later' | 'ready'>(),
    count: t.int8,
    oldest_seconds: t.nullable(t.float8),
  },
);

/** Every kind of job that a worker ever knew. */
export const listJobNames = query('jobs.list-names', `select identifier as name from graphile_worker._private_tasks`, {
  name: t.text,
});

/** Whether a job of a name that is about one of these documents still has attempts left. */
export const hasPendingJob = query(
  'jobs.has-pending-job',
  `select exists (
     select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.attempts < j.max_attempts and j.payload ->> 'documentId' = any($2)) as pending`,
  { pending: t.bool },
  [t.text, t.textArray],
);
