import type { DueItem } from '@countersign/contract/trailing';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dueItemPages } from '../../api/operations/due-items.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { formatDay } from '../../parts/format.ts';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { dueStatusWords, dueWords as words } from '../../words/due.ts';
import { Fault } from '../configure/fault.tsx';
import { toDueFilter } from './due-filter.ts';
import '../configure/configure.css';
import './due.css';

/** What is due after closing, over all loans. Each is settled on its loan. */
export function DueScreen() {
  const [chosen, setChosen] = useState('');
  const pages = useInfiniteQuery({ ...dueItemPages(toDueFilter(chosen)), placeholderData: keepPreviousData });
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="due">
      <ScreenHead title={words.title} />
      <div className="due-body">
        <p className="configure-lead">{words.lead}</p>
        <search className="due-filters">
          <Field label={words.within}>
            <Select
              value={chosen}
              options={[...words.withinOptions]}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        </search>
        <Fault error={pages.error} />
        {pages.isPending ? <Skeleton rows={8} label={words.loading} /> : null}
        {pages.data && items.length === 0 ? <EmptyState title={words.none.title}>{words.none.text}</EmptyState> : null}
        {items.length > 0 ? (
          <div className="panel">
            <Table caption={words.caption} columns={columns} rows={items} rowKey={({ id }) => id} />
          </div>
        ) : null}
        {pages.hasNextPage ? (
          <div>
            <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
              {words.more}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const columns: readonly Column<DueItem>[] = [
  {
    key: 'date',
    title: words.columns.date,
    cell: ({ dueDate }) => <time dateTime={dueDate}>{formatDay(dueDate)}</time>,
  },
  { key: 'what', title: words.columns.what, cell: ({ what }) => what },
  {
    key: 'loan',
    title: words.columns.loan,
    cell: ({ externalRef }) => (
      <Link to="/app/loans/$ref" params={{ ref: externalRef }} className="mono">
        {externalRef}
      </Link>
    ),
  },
  {
    key: 'status',
    title: words.columns.status,
    cell: ({ status }) => <Badge tone={dueStatusWords[status].tone}>{dueStatusWords[status].label}</Badge>,
  },
  {
    key: 'reminded',
    title: words.columns.reminded,
    cell: ({ remindedAt }) => (remindedAt === null ? '' : formatDay(remindedAt)),
  },
];
