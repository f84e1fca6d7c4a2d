import type { FailedJob } from '@countersign/contract/administration';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { failedJobs, settleFailedJob } from '../../api/operations/failed-jobs.ts';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { failedJobWords as words } from '../../words/failed-jobs.ts';
import { Fault } from '../configure/fault.tsx';

interface Settling {
  readonly id: number;
  readonly how: 'retry' | 'discard';
}

/** For administrators: what is not tried again by itself. Nothing where nothing failed. */
export function FailedJobsCard() {
  const client = useQueryClient();
  const { data = [] } = useQuery({ ...failedJobs, refetchInterval: 60_000 });
  const settling = useMutation({
    mutationFn: ({ id, how }: Settling) => settleFailedJob(id, how),
    onSettled: () => client.invalidateQueries({ queryKey: keys.failedJobs }),
  });
  if (data.length === 0) return null;
  const button = ({ id, name }: FailedJob, how: Settling['how']) => (
    <Button
      size="small"
      aria-label={`${words[how]}: ${words.titles[name] ?? name} ${id}`}
      busy={settling.isPending && settling.variables.id === id && settling.variables.how === how}
      disabled={settling.isPending}
      onClick={() => settling.mutate({ id, how })}
    >
      {words[how]}
    </Button>
  );
  const columns: readonly Column<FailedJob>[] = [
    {
      key: 'job',
      title: words.columns.job,
      cell: ({ name, about }) => (
        <>
          <strong>{words.titles[name] ?? name}</strong>
          {Object.entries(about).map(([what, id]) => (
            <div key={what} className="dashboard-faint">
              {words.about[what] ?? what} <span className="mono">{id}</span>
            </div>
          ))}
        </>
      ),
    },
    { key: 'reason', title: words.columns.reason, cell: ({ reason }) => reason ?? words.noReason },
    {
      key: 'failed',
      title: words.columns.failed,
      cell: ({ failedAt, attempts }) => (
        <>
          {formatInstant(failedAt)}
          <div className="dashboard-faint">{words.attempts(attempts)}</div>
        </>
      ),
    },
    {
      key: 'actions',
      title: words.columns.actions,
      cell: (job) => (
        <div className="dashboard-job-actions">
          {button(job, 'retry')}
          {button(job, 'discard')}
        </div>
      ),
    },
  ];
  return (
    <section className="panel card dashboard-administration" aria-labelledby="dashboard-failed-jobs">
      <h2 id="dashboard-failed-jobs">{words.heading}</h2>
      <p className="dashboard-faint">{words.text}</p>
      <Fault error={settling.error} />
      <Table caption={words.table} columns={columns} rows={data} rowKey={({ id }) => String(id)} />
    </section>
  );
}
