import type { ExceptionsReport } from '@countersign/contract/exceptions-report';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { downloadExceptions, exceptionsReport } from '../../api/operations/exceptions-report.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { formatCount } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { exceptionsWords as words } from '../../words/exceptions-report.ts';
import { Fault } from '../configure/fault.tsx';
import { type Counts, type Grouping, groupBy, groupings, narrow, overTime, sum } from './exceptions-figures.ts';
import { ExceptionsFilters } from './exceptions-filters.tsx';
import { type ExceptionsSearch, queryOf } from './exceptions-search.ts';
import { GroupCard } from './group-card.tsx';
import { OverTimeCard } from './over-time-card.tsx';
import '../configure/configure.css';
import './exceptions.css';

/** Whose loans, and where, had which exceptions, and what became of them. For managers. */
export function ExceptionsScreen() {
  const search = useSearch({ from: '/inside/app/exceptions' });
  const navigate = useNavigate({ from: '/app/exceptions' });
  const change = (changes: Partial<Record<keyof ExceptionsSearch, string | undefined>>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }) as ExceptionsSearch, replace: true });
  const isBackwards = search.from !== undefined && search.to !== undefined && search.to < search.from;
  const query = queryOf(search);
  const { data, error, isPending } = useQuery({ ...exceptionsReport(query), enabled: !isBackwards });
  return (
    <div className="exceptions">
      <ScreenHead title={words.title}>
        <div className="exceptions-downloads">
          {data === undefined || data.items.length === 0
            ? null
            : (['csv', 'xlsx'] as const).map((format) => (
                <DownloadButton key={format} load={() => downloadExceptions(format, query)} done={words.download.done}>
                  {words.download[format]}
                </DownloadButton>
              ))}
        </div>
      </ScreenHead>
      <div className="exceptions-body">
        <p className="configure-lead">{words.lead}</p>
        <ExceptionsFilters search={search} report={data} onChange={change} />
        {isBackwards ? (
          <Notice tone="bad" alert>
            {words.wrongDays}
          </Notice>
        ) : (
          <>
            <Fault error={error} />
            {isPending ? <Skeleton rows={10} label={words.loading} /> : null}
            {data ? <Figures report={data} search={search} onChoose={(by, key) => change({ [by]: key })} /> : null}
          </>
        )}
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly report: ExceptionsReport;
  readonly search: ExceptionsSearch;
  readonly onChoose: (by: Grouping, key: string) => void;
}

function Figures({ report, search, onChoose }: FiguresProps) {
  const lines = narrow(report.items, search);
  if (lines.length === 0) return <EmptyState title={words.none.title}>{words.none.text}</EmptyState>;
  return (
    <>
      <Tiles counts={sum(lines)} />
      <div className="exceptions-charts">
        <OverTimeCard period={report.period} periods={overTime(lines, report)} />
        {groupings.map((by) => (
          <GroupCard key={by} by={by} groups={groupBy(lines, by)} onChoose={(key) => onChoose(by, key)} />
        ))}
      </div>
    </>
  );
}

function Tiles({ counts }: { readonly counts: Counts }) {
  return (
    <section aria-label={words.tiles}>
      <ul className="panel exceptions-tiles">
        {(['raised', 'open', 'accepted', 'overridden', 'resolved'] as const).map((key) => (
          <li key={key}>
            <span className="exceptions-number numbers">{formatCount(counts[key])}</span>
            <span className="exceptions-faint">{words.counts[key]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
