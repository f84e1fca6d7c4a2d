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
import { type Column, Table } from '../../parts/table.tsx';
import { usersWords } from '../../words/users.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { IssuedKey } from './issued-key.tsx';

const words = usersWords.keys;

/** The keys of programs: made with their scopes, shown once, revoked for good. */
export function ApiKeys() {
  const client = useQueryClient();
  const { data: apiKeys, error } = useQuery(apiKeysQuery);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const [revoked, setRevoked] = useState<ApiKeySummary | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: keys.apiKeys });
  const issuing = useMutation({
    mutationFn: () => issueApiKey({ name: name.trim(), scopes: [...chosen] }),
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
    { key: 'made', title: words.columns.made, cell: ({ createdAt }) => formatInstant(createdAt) },
    {
      key: 'state',
      title: words.columns.state,
      cell: ({ revokedAt }) =>
        revokedAt === null ? (
          <Badge tone="good">{words.live}</Badge>
        ) : (
          <Badge>{words.revokedAt(formatDay(revokedAt))}</Badge>
        ),
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
        <Fault error={issuing.error} shown={['name', 'scopes']} />
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
