import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { downloadLoans, loanPages } from '../../api/operations/loans.ts';
import { Button } from '../../parts/button.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { formatCount } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { queueWords as words } from '../../words/queue.ts';
import { AssignBar } from './assign-bar.tsx';
import { NewPackage } from './new-package.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { filtersOf, type QueueSearch } from './queue-search.ts';
import { QueueTable } from './queue-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import './queue.css';

/** What waits for whom: every loan, by state. The filters are the address, so that a view can be sent to a colleague. */
export function QueueScreen() {
  const search = useSearch({ from: '/inside/app/loans' });
  const navigate = useNavigate({ from: '/app/loans' });
  const pages = useInfiniteQuery({
    ...loanPages(filtersOf(search)),
    placeholderData: keepPreviousData,
    // One page is cheap to ask for again; a long scrolled list would be asked for whole.
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 ? 15_000 : false),
  });
  const loans = useMemo(() => pages.data?.pages.flatMap((page) => page.items) ?? [], [pages.data]);
  const change = (changes: Partial<Record<keyof QueueSearch, unknown>>) =>
    void navigate({ search: (before) => ({ ...before, ...changes }) as QueueSearch, replace: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const chosenLoans = loans.filter(({ id }) => chosen.has(id));
  const filtered = search.q !== undefined || search.assignee !== undefined || search.exceptions === true;

  return (
    <div className="queue">
      <ScreenHead title={words.title}>
        <p className="queue-shown" role="status">
          {pages.data ? words.shown(formatCount(loans.length), pages.hasNextPage) : ''}
        </p>
        <span className="queue-gap" />
        {loans.length === 0
          ? null
          : (['csv', 'xlsx'] as const).map((format) => (
              <DownloadButton
                key={format}
                load={() => downloadLoans(format, filtersOf(search))}
                done={words.download.done}
              >
                {words.download[format]}
              </DownloadButton>
            ))}
        <NewPackage />
      </ScreenHead>
      <QueueTabs search={search} />
      <QueueFilters search={search} onChange={change} />
      {pages.error ? (
        <Notice tone="bad" alert>
          {pages.error.message}
        </Notice>
      ) : null}
      {pages.isPending ? <Skeleton rows={10} label={words.loading} /> : null}
      {pages.data && loans.length === 0 ? (
        <EmptyState
          title={words.none.title}
          action={
            filtered ? (
              <Button onClick={() => change({ q: undefined, assignee: undefined, exceptions: undefined })}>
                {words.none.clear}
              </Button>
            ) : null
          }
        >
          {filtered ? words.none.filtered : words.none.empty}
        </EmptyState>
      ) : null}
      {chosenLoans.length === 0 ? null : <AssignBar chosen={chosenLoans} onDone={(ids) => choose(ids, false)} />}
      {loans.length > 0 ? (
        <QueueTable
          loans={loans}
          sort={search.sort ?? '-createdAt'}
          onSort={(sort) => change({ sort })}
          chosen={chosen}
          onChoose={choose}
          hasMore={pages.hasNextPage}
          onEnd={() => (pages.isFetching ? undefined : void pages.fetchNextPage())}
        />
      ) : null}
    </div>
  );
}
