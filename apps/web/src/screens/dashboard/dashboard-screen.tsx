import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { stats } from '../../api/operations/stats.ts';
import { useSession } from '../../api/session.ts';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { dashboardWords as words } from '../../words/dashboard.ts';
import { Fault } from '../configure/fault.tsx';
import { AdministrationCard } from './administration-card.tsx';
import { AgeingChart } from './ageing-chart.tsx';
import { CheckpointNotice } from './checkpoint-notice.tsx';
import { CorrectionsChart } from './corrections-chart.tsx';
import { CountTiles } from './count-tiles.tsx';
import { windows } from './dashboard-search.ts';
import { FailedJobsCard } from './failed-jobs-card.tsx';
import { ReasonsChart } from './reasons-chart.tsx';
import { RulesChart } from './rules-chart.tsx';
import { StraightThrough } from './straight-through.tsx';
import { ThroughputChart } from './throughput-chart.tsx';
import { TimesChart } from './times-chart.tsx';
import '../configure/configure.css';
import './dashboard.css';

/** How the work goes: what comes through, where it waits, and which rules cost people time for nothing. */
export function DashboardScreen() {
  const { days = 30 } = useSearch({ from: '/inside/app/dashboard' });
  const navigate = useNavigate({ from: '/app/dashboard' });
  const isAdmin = useSession()?.user.roles.includes('admin') ?? false;
  const { data, error, isPending } = useQuery({ ...stats(days), refetchInterval: 60_000 });
  return (
    <div className="dashboard">
      <ScreenHead title={words.title}>
        <div className="dashboard-head">
          <p className="dashboard-faint" role="status">
            {data ? words.asOf(formatInstant(data.at)) : ''}
          </p>
          <Field label={words.window} hideLabel>
            <Select
              value={String(days)}
              onChange={({ target }) => {
                const chosen = windows.find((each) => String(each) === target.value) ?? 30;
                void navigate({ search: chosen === 30 ? {} : { days: chosen }, replace: true });
              }}
              options={windows.map((each) => ({ value: String(each), label: words.windows[each] ?? '' }))}
            />
          </Field>
        </div>
      </ScreenHead>
      <div className="dashboard-body">
        {isAdmin ? <CheckpointNotice /> : null}
        {isAdmin ? <FailedJobsCard /> : null}
        {isAdmin ? <AdministrationCard /> : null}
        <Fault error={error} />
        {isPending ? <Skeleton rows={10} label={words.loading} /> : null}
        {data ? (
          <>
            <CountTiles counts={data.counts} />
            <div className="dashboard-charts">
              <ThroughputChart stats={data} />
              <TimesChart times={data.timesInState} />
              <AgeingChart ageing={data.ageing} />
              <StraightThrough {...data.straightThrough} />
              <ReasonsChart reasons={data.overrideReasons} />
              <RulesChart rules={data.rules} />
              <CorrectionsChart corrections={data.corrections} />
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}
