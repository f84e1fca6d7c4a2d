import type { AdminChange } from '@countersign/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { newestChanges, pendingChanges } from '../../api/operations/changes.ts';
import { settings as settingsQuery } from '../../api/operations/settings.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { changesWords as words } from '../../words/changes.ts';
import { Fault } from '../configure/fault.tsx';
import { changeTitle } from './change-lines.ts';
import { PendingChange } from './pending-change.tsx';
import '../configure/configure.css';

const tones: Readonly<Record<AdminChange['state'], Tone>> = {
  pending: 'note',
  confirmed: 'good',
  rejected: 'plain',
  lapsed: 'warn',
};

const columns: readonly Column<AdminChange>[] = [
  { key: 'what', title: words.columns.what, cell: changeTitle },
  { key: 'by', title: words.columns.by, cell: ({ proposedBy }) => proposedBy.displayName },
  { key: 'at', title: words.columns.at, cell: ({ proposedAt }) => formatInstant(proposedAt) },
  {
    key: 'state',
    title: words.columns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{words.state(state)}</Badge>,
  },
  { key: 'settled', title: words.columns.settled, cell: ({ settledBy }) => settledBy?.displayName ?? words.nothing },
];

/** Changes that wait for a second administrator, and what came of the last ones. */
export function ChangesScreen() {
  const pending = useQuery({ ...pendingChanges, refetchInterval: 60_000 });
  const newest = useQuery(newestChanges);
  const { data: settings = [] } = useQuery(settingsQuery);
  const settled = (newest.data ?? []).filter(({ state }) => state !== 'pending');
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <p className="configure-lead">{words.text}</p>
        <Fault error={pending.error ?? newest.error} />
        {pending.isPending ? <Skeleton rows={4} label={words.loading} /> : null}
        {pending.data?.length === 0 ? <EmptyState title={words.none.title}>{words.none.text}</EmptyState> : null}
        {pending.data?.map((change) => (
          <PendingChange key={change.id} change={change} settings={settings} />
        ))}
        {settled.length > 0 ? (
          <section className="configure-section" aria-labelledby="changes-history">
            <h2 id="changes-history">{words.history}</h2>
            <Table caption={words.historyTable} columns={columns} rows={settled} rowKey={({ id }) => id} />
          </section>
        ) : null}
      </div>
    </>
  );
}
