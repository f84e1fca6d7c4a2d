import type { SavedTemplate } from '@countersign/contract/extraction';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { deleteTemplate, templates as templatesQuery } from '../../api/operations/templates.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { formatCount, formatInstant } from '../../parts/format.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { templatesWords as words } from '../../words/templates.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';

/** The forms that the bank taught the program. */
export function TemplatesScreen() {
  const client = useQueryClient();
  const { data: templates, error } = useQuery(templatesQuery);
  const [asked, setAsked] = useState<SavedTemplate | null>(null);
  const deleting = useMutation({
    mutationFn: (id: string) => deleteTemplate(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.templates });
      setAsked(null);
    },
  });
  const columns: readonly Column<SavedTemplate>[] = [
    {
      key: 'type',
      title: words.columns.type,
      cell: ({ id, docType }) => (
        <Link to="/app/templates/$id" params={{ id }} className="mono">
          {docType}
        </Link>
      ),
    },
    { key: 'title', title: words.columns.title, cell: ({ title }) => title ?? '' },
    { key: 'rules', title: words.columns.rules, align: 'end', cell: ({ rules }) => formatCount(rules.length) },
    { key: 'version', title: words.columns.version, align: 'end', cell: ({ version }) => version },
    { key: 'changed', title: words.columns.changed, cell: ({ updatedAt }) => formatInstant(updatedAt) },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: (template) => (
        <Button size="small" look="quiet" onClick={() => setAsked(template)}>
          {words.delete}
          <span className="only-spoken"> {template.docType}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <ScreenHead title={words.title}>
        <Link to="/app/templates/new" className="button button-primary">
          {words.add}
        </Link>
      </ScreenHead>
      <div className="configure">
        <p className="configure-lead">{words.lead}</p>
        <Fault error={error} />
        {templates === undefined && error === null ? <Skeleton label={configureWords.loading} /> : null}
        {templates?.length === 0 ? <EmptyState title={words.none.title}>{words.none.text}</EmptyState> : null}
        {templates && templates.length > 0 ? (
          <Table caption={words.table} columns={columns} rows={templates} rowKey={({ id }) => id} />
        ) : null}
      </div>
      <Confirm
        open={asked !== null}
        danger
        title={words.deleteTitle(asked?.docType ?? '')}
        description={words.deleteText}
        action={words.delete}
        busy={deleting.isPending}
        onConfirm={() => (asked === null ? undefined : deleting.mutate(asked.id))}
        onClose={() => setAsked(null)}
      >
        <Fault error={deleting.error} />
      </Confirm>
    </>
  );
}
