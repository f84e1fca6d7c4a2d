import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { doubleJobs, singleJobs } from '../../src/platform/jobs/testing/double-jobs.ts';
import { form } from '../intake/form.ts';
import type { Answer } from '../soak/nodes-run/balancer.ts';
import { upload } from '../soak/nodes-run/traffic.ts';
import type { Fault } from './fault.ts';
import { type Load, underLoad } from './load.ts';
import type { World } from './world.ts';

const SPELL_MS = 6_000;

/** Messages that were delivered, and jobs that were done, are put on the queue once more with what they had. */
const againJobs = `
  insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
  select t.id, e.payload, 25 from soak_job_end e join graphile_worker._private_tasks t on t.identifier = e.name
  where e.name in ('read-document', 'extract-document', 'reconcile-loan', 'advance-package', 'relay-event', 'deliver-webhook')
  order by e.job_id desc limit 60`;

async function count(world: World, sql: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await world.pool.query<{ n: number }>(sql, [...values]);
  return rows[0]?.n ?? 0;
}

async function twoAtOnce(load: Load, world: World): Promise<readonly string[]> {
  await load.untilAnswered(1);
  const faults: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const externalRef = `D-${randomUUID().slice(0, 8)}`;
    const content = Buffer.concat([world.prepared.pdf, Buffer.from(`\n% ${externalRef}\n`)]);
    const raw = form({ externalRef, borrowerName: 'Mary Ann Okafor' }, [
      { part: 'files', filename: 'note.pdf', content },
    ]);
    // One after the other in the balancer's turn: each goes to another node.
    const send = () => world.traffic.change('package.received', 'POST', '/v1/packages', { raw });
    const answers: (Answer | null)[] = await Promise.all([send(), send()]);
    const statuses = answers.map((answer) => answer?.status ?? 0).toSorted();
    if (statuses.join() !== '201,409') faults.push(`One package sent twice was answered ${statuses.join()}.`);
    if (statuses.includes(201)) {
      world.ledger.uploads.set(externalRef, createHash('sha256').update(content).digest('hex'));
    }
    const loans = await count(world, 'select count(*)::int as n from loan where external_ref = $1', [externalRef]);
    if (loans !== 1) faults.push(`One package sent twice is ${loans} loans.`);
  }
  return faults;
}

export const duplicateFaults: readonly Fault<World>[] = [
  {
    name: 'jobs-delivered-twice',
    broken: 'every job is on the queue twice, for different workers to take, for 6 s',
    expected: 'one effect each',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        world.jobsMayRepeat.yes = true;
        await world.pool.query(doubleJobs);
        const end = performance.now() + SPELL_MS;
        await load.repeat(upload, () => performance.now() > end);
        await world.pool.query(singleJobs);
        return [];
      }),
  },
  {
    name: 'jobs-delivered-again',
    broken: 'up to 60 jobs that were done, webhook messages and relays of events among them, are delivered once more',
    expected: 'no second effect, no second message',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        world.jobsMayRepeat.yes = true;
        await load.untilAnswered();
        const told = [...world.receiver.messages.values()].filter((times) => times > 1).length;
        const { rowCount } = await world.pool.query(againJobs);
        await wait(SPELL_MS);
        const repeated = [...world.receiver.messages.values()].filter((times) => times > 1).length;
        const faults = repeated > told ? [`${repeated - told} messages were sent a second time.`] : [];
        return (rowCount ?? 0) === 0 ? ['There was nothing to deliver again.'] : faults;
      }),
  },
  {
    name: 'package-sent-twice',
    broken: 'the same package reaches two nodes at once',
    expected: 'one loan; the other sender is told 409',
    inject: (world, random) => underLoad(world, random, (load) => twoAtOnce(load, world)),
  },
  {
    name: 'staging-sent-twice',
    broken: 'the same staging under one Idempotency-Key reaches two nodes at once, and again later',
    expected: 'one record, equal answers',
    inject: (world, random) =>
      underLoad(world, random, async () => {
        const ref = world.boardable.shift();
        if (ref === undefined) return ['There is no loan left to board.'];
        const headers = { 'idempotency-key': `twice ${ref}` };
        const send = () => world.traffic.post(`/v1/loans/${ref}/boarding/stage`, undefined, headers);
        const answers = [...(await Promise.all([send(), send()])), await send()];
        const faults =
          new Set(answers.map((answer) => JSON.stringify(answer?.body))).size === 1 ? [] : ['Answers differ.'];
        const records = await count(
          world,
          'select count(*)::int as n from boarding b join loan l on l.id = b.loan_id where l.external_ref = $1',
          [ref],
        );
        if (records !== 1) faults.push(`${records} records for one staging.`);
        const statuses = answers.map((answer) => answer?.status ?? 0).join();
        if (statuses !== '201,201,201') faults.push(`It was answered ${statuses}.`);
        await world.traffic.post(`/v1/loans/${ref}/boarding/void`, {});
        return faults;
      }),
  },
];
