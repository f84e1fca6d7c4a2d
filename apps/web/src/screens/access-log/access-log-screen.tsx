import type { AccessEntry } from '@countersign/contract/access-log';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { accessPages, downloadAccessLog } from '../../api/operations/access-log.ts';
import { apiKeys } from '../../api/operations/api-keys.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Input } from '../../parts/input.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Select } from '../../parts/select.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { accessLogWords as words } from '../../words/access-log.ts';
import { Fault } from '../configure/fault.tsx';
import { noFilter, type TypedFilter, toFilter } from './access-filter.ts';
import '../configure/configure.css';
import './access-log.css';

/** Which program read what, for administrators. */
export function AccessLogScreen() {
  const [typed, setTyped] = useState(noFilter);
  const filter = toFilter(useDeferredValue(typed));
  const pages = useInfiniteQuery({ ...accessPages(filter), placeholderData: keepPreviousData });
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const save = useMutation({
    mutationFn: () => downloadAccessLog(filter),
    onSuccess: (file) => {
      saveFile(file);
      showToast({ tone: 'good', title: file.name, text: words.downloaded });
    },
  });
  return (
    <div className="access-log">
      <ScreenHead title={words.title}>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {words.download}
        </Button>
      </ScreenHead>
      <div className="access-log-body">
        <p className="configure-lead">{words.lead}</p>
        <Filters typed={typed} onChange={(changes) => setTyped({ ...typed, ...changes })} />
        <Fault error={pages.error ?? save.error} />
        {pages.isPending ? <Skeleton rows={8} label={words.loading} /> : null}
        {pages.data && entries.length === 0 ? (
          <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
        ) : null}
        {entries.length > 0 ? (
          <div className="panel">
            <Table caption={words.caption} columns={columns} rows={entries} rowKey={({ id }) => id} />
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

interface FiltersProps {
  readonly typed: TypedFilter;
  readonly onChange: (changes: Partial<TypedFilter>) => void;
}

function Filters({ typed, onChange }: FiltersProps) {
  const { data: keys = [] } = useQuery(apiKeys);
  const options = [{ value: '', label: words.anyKey }, ...keys.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <search className="access-log-filters">
      <Field label={words.key}>
        <Select value={typed.key} options={options} onChange={({ target }) => onChange({ key: target.value })} />
      </Field>
      <Field label={words.loan}>
        <Input value={typed.loan} onChange={({ target }) => onChange({ loan: target.value })} />
      </Field>
      <Field label={words.from}>
        <Input type="date" value={typed.from} onChange={({ target }) => onChange({ from: target.value })} />
      </Field>
      <Field label={words.to}>
        <Input type="date" value={typed.through} onChange={({ target }) => onChange({ through: target.value })} />
      </Field>
      <Button onClick={() => onChange(noFilter)}>{words.clear}</Button>
    </search>
  );
}

const columns: readonly Column<AccessEntry>[] = [
  {
    key: 'at',
    title: words.columns.at,
    cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
  },
  { key: 'key', title: words.columns.key, cell: ({ keyName }) => keyName },
  { key: 'what', title: words.columns.what, cell: ({ operation }) => words.read(operation) },
  {
    key: 'loan',
    title: words.columns.loan,
    cell: ({ externalRef }) =>
      externalRef === null ? (
        <span className="configure-soft">{words.several}</span>
      ) : (
        <Link to="/app/loans/$ref" params={{ ref: externalRef }} className="mono">
          {externalRef}
        </Link>
      ),
  },
  { key: 'address', title: words.columns.address, cell: ({ address }) => <span className="mono">{address}</span> },
];
