import type { RuleRow } from '@countersign/contract/reconciliation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { rules as rulesQuery, setRuleEnabled } from '../../api/operations/rules.ts';
import { stats } from '../../api/operations/stats.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { configureWords } from '../../words/configure.ts';
import { rulesWords as words } from '../../words/rules.ts';
import '../configure/configure.css';
import { Fault } from '../configure/fault.tsx';
import { Switch } from '../configure/switch.tsx';
import { useFieldTitle } from '../configure/use-field-title.ts';
import { RuleSeverity } from './rule-severity.tsx';
import { type RuleShow, showRules } from './show-rules.ts';
import './rules.css';

/** Long enough that a rule that is always overridden shows. */
const COUNTED_DAYS = 90;

/** Every rule, those that ship and the bank's own. The switch holds at once, from the next run on. */
export function RulesScreen() {
  const client = useQueryClient();
  const titleOf = useFieldTitle();
  const { data, error } = useQuery(rulesQuery);
  const [sought, setSought] = useState('');
  const [show, setShow] = useState<RuleShow>('all');
  const switching = useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) => setRuleEnabled(id, enabled),
    onSuccess: (list) => client.setQueryData(keys.rules, list),
  });
  // The lists work without the counts: where they cannot be had the columns stay empty.
  const { data: counted } = useQuery(stats(COUNTED_DAYS));
  const countOf = (id: string) => counted?.rules.find(({ ruleId }) => ruleId === id);
  const shown = showRules(data?.rules ?? [], show, sought);

  const columns: readonly Column<RuleRow>[] = [
    {
      key: 'on',
      title: words.columns.on,
      cell: ({ id, enabled }) => (
        <Switch
          label={words.switch(id)}
          on={enabled}
          busy={switching.isPending && switching.variables.id === id}
          onChange={(next) => switching.mutate({ id, enabled: next })}
        />
      ),
    },
    {
      key: 'id',
      title: words.columns.id,
      cell: ({ id, isCustom }) =>
        isCustom ? (
          <Link to="/app/rules/$id" params={{ id }} className="mono">
            {id}
          </Link>
        ) : (
          <span className="mono rules-id">{id}</span>
        ),
    },
    {
      key: 'title',
      title: words.columns.title,
      cell: ({ title, isCustom }) => (
        <>
          {title} {isCustom ? <Badge tone="note">{words.custom}</Badge> : null}
        </>
      ),
    },
    {
      key: 'severity',
      title: words.columns.severity,
      cell: (rule) => <RuleSeverity rule={rule} />,
    },
    {
      key: 'fields',
      title: words.columns.fields,
      cell: ({ fields }) => <span className="rules-fields">{fields.map(titleOf).join(', ')}</span>,
    },
    {
      key: 'found',
      title: words.columns.found,
      align: 'end',
      cell: ({ id }) => countOf(id)?.raised ?? '',
    },
    {
      key: 'overridden',
      title: words.columns.overridden,
      align: 'end',
      cell: ({ id }) => countOf(id)?.overridden ?? '',
    },
    {
      key: 'version',
      title: words.columns.version,
      cell: ({ version }) => <span className="mono configure-soft">{version.slice(0, 8)}</span>,
    },
  ];

  return (
    <>
      <ScreenHead title={words.title}>
        <Link to="/app/rules/new" className="button button-primary">
          {words.add}
        </Link>
      </ScreenHead>
      <div className="configure">
        <p className="configure-lead">{words.lead}</p>
        <search className="rules-filters">
          <Field label={words.filter} hideLabel>
            <Input
              type="search"
              placeholder={words.filter}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </Field>
          <Field label={words.show} hideLabel>
            <Select
              value={show}
              onChange={(event) => setShow(event.target.value as RuleShow)}
              options={Object.entries(words.shows).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          {data ? (
            <span className="configure-small" role="status">
              {words.counted(shown.length, shown.filter(({ enabled }) => enabled).length)} ·{' '}
              {words.ruleset(data.rulesetVersion)}
            </span>
          ) : null}
        </search>
        <Fault error={error ?? switching.error} />
        {data === undefined && error === null ? <Skeleton rows={12} label={configureWords.loading} /> : null}
        {data !== undefined && shown.length === 0 ? (
          <EmptyState
            title={words.none.title}
            action={
              <Button
                onClick={() => {
                  setSought('');
                  setShow('all');
                }}
              >
                {words.none.clear}
              </Button>
            }
          >
            {words.none.text}
          </EmptyState>
        ) : null}
        {shown.length > 0 ? (
          <Table caption={words.table} columns={columns} rows={shown} rowKey={({ id }) => id} />
        ) : null}
      </div>
    </>
  );
}
