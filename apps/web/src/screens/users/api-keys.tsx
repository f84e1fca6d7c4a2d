import { type Scope, scopes } from '@countersign/contract/closed-sets';
import type { ApiKeySummary, IssuedApiKey } from '@countersign/contract/identity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { apiKeys as apiKeysQuery, issueApiKey, revokeApiKey } from '../../api/operations/api-keys.ts';
import { isApiError } from '../../api/problem.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Field } from '../../parts/field.tsx';
import { formatDay, formatInstant } from '../../parts/format.ts';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { usersWords } from '../../words/users.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { IssuedKey } from './issued-key.tsx';

const words = usersWords.keys;
const DAY_MS = 24 * 60 * 60_000;

/** The keys of programs: made with their scopes, shown once, revoked for good. */
export function ApiKeys() {
  const client = useQueryClient();
  const { data: apiKeys, error } = useQuery(apiKeysQuery);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [life, setLife] = useState('365');
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKeySummary | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: keys.apiKeys });
  const issuing = useMutation({
    mutationFn: () => {
      const expiresAt = life === '' ? {} : { expiresAt: new Date(Date.now() + Number(life) * DAY_MS).toISOString() };
      return issueApiKey({ name: name.trim(), scopes: [...chosen], ...expiresAt });
    },
    onSuccess: (key) => {
      setIssued(key);
      setName('');
      setChosen([]);
      void refresh();
    },
  });
  const revoking = useMutation({
    mutationFn: (id: string) => revokeApiKey(id),
    onSuccess: async () => {
      await refresh();
      setRevoked(null);
    },
  });
  const fault = (field: string) => (isApiError(issuing.error) ? issuing.error.fieldMessage(field) : undefined);
  const columns: readonly Column<ApiKeySummary>[] = [
    { key: 'name', title: words.columns.name, cell: (key) => key.name },
    { key: 'prefix', title: words.columns.prefix, cell: ({ keyPrefix }) => <code>{keyPrefix}…</code> },
    {
      key: 'scopes',
      title: words.columns.scopes,
      cell: (key) => key.scopes.map((scope) => words.scopeWords[scope]).join(', '),
    },
    { key: 'made', title: words.columns.made, cell: ({ createdAt }) => formatDay(createdAt) },
    {
      key: 'used',
      title: words.columns.used,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : formatInstant(lastUsedAt)),
    },
    {
      key: 'expires',
      title: words.columns.expires,
      cell: ({ expiresAt }) => (expiresAt === null ? words.noExpiry : formatDay(expiresAt)),
    },
    {
      key: 'state',
      title: words.columns.state,
      cell: ({ revokedAt, expiresAt }) => {
        if (revokedAt !== null) return <Badge>{words.revokedAt(formatDay(revokedAt))}</Badge>;
        const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
        return isOver ? <Badge tone="warn">{words.expired}</Badge> : <Badge tone="good">{words.live}</Badge>;
      },
    },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: (key) =>
        key.revokedAt === null ? (
          <Button size="small" onClick={() => setRevoked(key)}>
            {words.revoke}
            <span className="only-spoken"> {key.name}</span>
          </Button>
        ) : null,
    },
  ];
  return (
    <div className="users-split">
      <form
        className="configure-card"
        onSubmit={(event) => {
          event.preventDefault();
          issuing.mutate();
        }}
      >
        <h2>{words.heading}</h2>
        <p className="configure-soft">{words.text}</p>
        <Field label={words.name} hint={words.nameHint} error={fault('name')}>
          <Input required autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={words.life} error={fault('expiresAt')}>
          <Select value={life} options={[...words.lives]} onChange={(event) => setLife(event.target.value)} />
        </Field>
        <fieldset className="users-boxes">
          <legend className="field-label">{words.scopes}</legend>
          {scopes.map((scope) => (
            <CheckBox
              key={scope}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
              }
            >
              {words.scopeWords[scope]}
            </CheckBox>
          ))}
          {fault('scopes') ? <p className="field-error">{fault('scopes')}</p> : null}
        </fieldset>
        <Fault error={issuing.error} shown={['name', 'scopes', 'expiresAt']} />
        <div>
          <Button type="submit" look="primary" busy={issuing.isPending}>
            {words.make}
          </Button>
        </div>
      </form>
      <div className="configure-section">
        <Fault error={error} />
        {apiKeys?.length === 0 ? <p className="configure-soft">{words.none}</p> : null}
        {apiKeys && apiKeys.length > 0 ? (
          <Table caption={words.table} columns={columns} rows={apiKeys} rowKey={({ id }) => id} />
        ) : null}
      </div>
      {issued ? <IssuedKey issued={issued} onClose={() => setIssued(null)} /> : null}
      <Confirm
        open={revoked !== null}
        danger
        title={words.revokeTitle(revoked?.name ?? '')}
        description={words.revokeText}
        action={words.revoke}
        busy={revoking.isPending}
        onConfirm={() => (revoked === null ? undefined : revoking.mutate(revoked.id))}
        onClose={() => setRevoked(null)}
      >
        <Fault error={revoking.error} />
      </Confirm>
    </div>
  );
}
