/** Every job that is put on the queue is there twice, under a number of its own each; those of a schedule are not. */
export const doubleJobs = `
  create function double_jobs() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() = 1 and (new.key is null or new.key not like 'cron:%') then
      insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, priority)
      values (new.task_id, new.payload, new.run_at, new.max_attempts, new.priority);
    end if;
    return null;
  end $$;
  create trigger double_jobs after insert on graphile_worker._private_jobs
    for each row execute function double_jobs()`;

export const singleJobs = `
  drop trigger double_jobs on graphile_worker._private_jobs;
  drop function double_jobs()`;
