import { type WorkItem, type WorkKind, workKinds } from '@countersign/contract/worklist';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { myWork } from '../../api/operations/work.ts';
import { Badge } from '../../parts/badge.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { workWords as words, workKindWords } from '../../words/work.ts';
import { Fault } from '../configure/fault.tsx';
import { useStaffNames } from '../loan-steps/use-staff-names.ts';
import '../configure/configure.css';
import './work.css';

/** Everything that waits for this person, with the way to it. */
export function WorkScreen() {
  const { data, error, isPending } = useQuery(myWork);
  const [kind, setKind] = useState<WorkKind | ''>('');
  const nameOf = useStaffNames();
  const items = (data?.items ?? [])
    .filter((item) => kind === '' || item.kind === kind)
    .toSorted((a, b) => a.since.localeCompare(b.since));
  const present = workKinds.filter((each) => data?.items.some((item) => item.kind === each));
  const columns: readonly Column<WorkItem>[] = [
    {
      key: 'kind',
      title: words.columns.kind,
      cell: ({ kind: own }) => <Badge tone={workKindWords[own].tone}>{workKindWords[own].label}</Badge>,
    },
    { key: 'loan', title: words.columns.loan, cell: (item) => <WorkLink item={item} /> },
    { key: 'borrower', title: words.columns.borrower, cell: ({ borrowerName }) => borrowerName ?? '' },
    { key: 'about', title: words.columns.about, cell: aboutOf },
    { key: 'by', title: words.columns.by, cell: ({ byName, byId }) => byName ?? (byId === null ? '' : nameOf(byId)) },
    {
      key: 'since',
      title: words.columns.since,
      cell: ({ since }) => <time dateTime={since}>{formatInstant(since)}</time>,
    },
  ];
  return (
    <div className="work">
      <ScreenHead title={words.title} />
      <div className="work-body">
        <p className="configure-lead">{words.lead}</p>
        {present.length < 2 ? null : (
          <search className="work-filters">
            <Field label={words.show}>
              <Select
                value={kind}
                options={[
                  { value: '', label: words.all },
                  ...present.map((each) => ({ value: each, label: words.kinds[each] })),
                ]}
                onChange={({ target }) => setKind(target.value as WorkKind | '')}
              />
            </Field>
          </search>
        )}
        <Fault error={error} />
        {isPending ? <Skeleton rows={8} label={words.loading} /> : null}
        {data !== undefined && items.length === 0 ? (
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        ) : null}
        {items.length === 0 ? null : (
          <div className="panel">
            <Table caption={words.caption} columns={columns} rows={items} rowKey={keyOf} />
          </div>
        )}
        {data === undefined || data.isWhole ? null : <p>{words.part}</p>}
      </div>
    </div>
  );
}

function keyOf({ kind, externalRef, findingId, since }: WorkItem): string {
  return [kind, externalRef, findingId, since].join(' ');
}

function aboutOf({ kind, title, count }: WorkItem): string {
  if (kind === 'escalation') return title ?? '';
  if (kind === 'exceptions') return words.about.exceptions(count, title ?? '');
  return words.about[kind];
}

/** To where it is decided. */
function WorkLink({ item: { kind, externalRef, findingId } }: { readonly item: WorkItem }) {
  if (externalRef === null) return <Link to="/app/changes">{words.openChange}</Link>;
  const params = { ref: externalRef };
  if (kind === 'wire') {
    return (
      <Link to="/app/loans/$ref/wire" params={params} className="mono">
        {externalRef}
      </Link>
    );
  }
  if (kind === 'boarding' || kind === 'boarding_outcome') {
    return (
      <Link to="/app/loans/$ref/boarding" params={params} className="mono">
        {externalRef}
      </Link>
    );
  }
  return (
    <Link
      to="/app/loans/$ref/review"
      params={params}
      {...(findingId === null ? {} : { hash: `finding-${findingId}` })}
      className="mono"
    >
      {externalRef}
    </Link>
  );
}
