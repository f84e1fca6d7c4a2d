import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { runCommand } from '../../service/run-service.ts';
import type { Cluster } from './cluster.ts';
import { type Ledger, SETTING } from './traffic.ts';

interface Checked {
  readonly figures: Record<string, number>;
  readonly faults: readonly string[];
}

/** Long enough for a job whose worker died twice, and for a message whose receiver was asked by a worker that died. */
const REST_LIMIT_MS = 300_000;

/** Waits until nothing is left to do, and holds what is there against what was promised. */
export async function checkAtRest(cluster: Cluster, ledger: Ledger): Promise<Checked> {
  const faults = [...ledger.faults, ...(await untilAtRest(cluster.pool))];
  faults.push(...(await findLost(cluster.pool, ledger)), ...(await findTwice(cluster)));
  const { code, output } = await runCommand(['fsck'], cluster.environment);
  if (code !== 0) faults.push(`fsck ended with ${code}: ${output}`);
  const [jobs, again, events, messages] = await numbers(
    cluster.pool,
    `select (select count(*) from soak_job_end), (select count(*) from soak_job_end where attempts > 1),
       (select count(*) from outbox_event), (select count(*) from webhook_delivery)`,
  );
  return {
    figures: {
      'requests asked': ledger.asked,
      'requests that nobody answered': ledger.unanswered,
      'requests refused': ledger.refused,
      'changes acknowledged': ledger.acknowledged.length,
      'packages among them': ledger.uploads.size,
      'jobs done': jobs ?? 0,
      'jobs that needed another attempt': again ?? 0,
      events: events ?? 0,
      'webhook messages': messages ?? 0,
      'webhook messages that came more than once': [...cluster.receiver.messages.values()].filter((n) => n > 1).length,
    },
    faults,
  };
}

/** A message that was cut off waits five minutes for its next attempt; here it gets it at once. */
export async function untilAtRest(pool: pg.Pool, limitMs = REST_LIMIT_MS): Promise<string[]> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`,
    );
    const { rows } = await pool.query<{ what: string }>(
      `select t.identifier || ', attempt ' || j.attempts || ' of ' || j.max_attempts || ': '
         || coalesce(j.last_error, 'under way') as what
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.key is null or j.key not like 'cron:%' or j.attempts >= j.max_attempts
       union all select 'an event that was not relayed' from outbox_event where relayed_at is null
       union all select 'a loan that is ' || state from loan where state in ('received', 'processing', 'processing_failed')
       union all select 'a webhook message that is ' || status from webhook_delivery where status <> 'delivered'`,
    );
    if (rows.length === 0) return [];
    if (performance.now() > deadline) return rows.map(({ what }) => `Stuck: ${what}.`);
    await wait(300);
  }
}

export async function findLost(pool: pg.Pool, { acknowledged, uploads, settings }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ request_id: string; kind: string; n: number }>(
    `select substring(sealed from '"requestId":"([^"]+)"') as request_id, kind, count(*)::int as n from evidence_entry
     where sealed like '%"requestId":"%' group by 1, 2`,
  );
  const recorded = new Map(rows.map((row) => [`${row.request_id} ${row.kind}`, row.n]));
  const faults = acknowledged.flatMap(({ requestId, kind, what }) => {
    const times = recorded.get(`${requestId} ${kind}`) ?? 0;
    return times === 1 ? [] : [`${what} was acknowledged and stands ${times} times in evidence as ${kind}.`];
  });
  const { rows: stored } = await pool.query<{ external_ref: string; hashes: string[]; state: string }>(
    `select l.external_ref, l.state, array_agg(d.sha256) as hashes from loan l join document d on d.loan_id = l.id
     where d.status = 'read' group by 1, 2`,
  );
  const loans = new Map(stored.map((row) => [row.external_ref, row]));
  for (const [ref, sha256] of uploads) {
    const loan = loans.get(ref);
    if (loan?.hashes.join() !== sha256) faults.push(`The package ${ref} was taken and is not there as it was sent.`);
  }
  const { rows: kept } = await pool.query<{ value: number }>('select value from setting where key = $1', [SETTING]);
  if (settings.length > 0 && !settings.includes(kept[0]?.value ?? -1)) {
    faults.push(`The setting is ${kept[0]?.value}, of ${settings.join(' or ')}.`);
  }
  return faults;
}

/** Everything that the jobs of the run did, each of which may have happened once; jobs alone may have been delivered again. */
export async function findTwice(
  { pool, receiver }: Pick<Cluster, 'pool' | 'receiver'>,
  jobsMayRepeat = false,
): Promise<string[]> {
  const faults: string[] = [];
  const tell = async (what: string, sql: string) => {
    const { rows } = await pool.query<{ who: string; n: number }>(sql);
    for (const { who, n } of rows) faults.push(`${what}: ${who}, ${n} times.`);
  };
  await tell(
    'A package was received more than once',
    `select payload ->> 'loanId' as who, count(*)::int as n from outbox_event where type = 'package.received'
     group by 1 having count(*) > 1`,
  );
  // One job after one event, and one effect of one job.
  for (const [job, effect] of [
    ['read-document', 'document.read'],
    ['extract-document', 'document.extracted'],
  ]) {
    await tell(
      `Of one document: jobs ${job}, and ${effect}`,
      `select coalesce(job.id, effect.id) || ', ' || coalesce(job.n, 0) || ' jobs' as who, coalesce(effect.n, 0)::int as n
       from (select payload ->> 'documentId' as id, count(*) as n from soak_job_end where name = '${job}' group by 1) job
       full join (select payload ->> 'documentId' as id, count(*) as n from outbox_event where type = '${effect}'
         group by 1) effect on effect.id = job.id
       where ${jobsMayRepeat ? 'job.n is null' : 'job.n is distinct from 1'} or effect.n is distinct from 1`,
    );
  }
  await tell(
    'Runs and their evidence disagree',
    `select e.chain_id::text as who, count(*)::int as n from evidence_entry e where e.kind = 'run.completed'
     group by e.chain_id
     having count(*) <> (select count(*) from reconciliation_run r where r.loan_id = e.chain_id)`,
  );
  await tell(
    'Actions on findings and their evidence disagree',
    `select f.loan_id || ' ' || a.action as who, count(*)::int as n from finding_action a join finding f on f.id = a.finding_id
     where a.copied_from is null and a.action in ('accept', 'override', 'escalate', 'comment')
     group by f.loan_id, a.action
     having count(*) <> (select count(*) from evidence_entry e where e.chain_id = f.loan_id and e.kind = case a.action
       when 'accept' then 'finding.accepted' when 'override' then 'finding.overridden'
       when 'escalate' then 'finding.escalated' else 'finding.commented' end)`,
  );
  await tell(
    'One remark',
    `select note as who, count(*)::int as n from (
       select note from finding_action
       where copied_from is null and action <> 'carry_over' and note <> 'cleared by a correction'
       union all select note from correction) said group by 1 having count(*) > 1`,
  );
  const { rows } = await pool.query<{ id: string }>('select distinct message_id::text as id from webhook_delivery');
  for (const { id } of rows) if (!receiver.messages.has(`msg_${id}`)) faults.push(`Message ${id} never came.`);
  return faults;
}

async function numbers(pool: pg.Pool, sql: string): Promise<readonly number[]> {
  const { rows } = await pool.query<Record<string, string>>({ text: sql, rowMode: 'array' } as never);
  return Object.values(rows[0] ?? {}).map(Number);
}
