import type { User } from '@countersign/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { users as usersQuery } from '../../api/operations/users.ts';
import { useSession } from '../../api/session.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { configureWords } from '../../words/configure.ts';
import { shellWords } from '../../words/shell.ts';
import { usersWords } from '../../words/users.ts';
import { Fault } from '../configure/fault.tsx';
import { PersonDialog } from './person-dialog.tsx';

const words = usersWords.people;

/** Everybody with an account. */
export function People() {
  const me = useSession()?.user.id;
  const { data: users, error } = useQuery(usersQuery);
  const [managed, setManaged] = useState<string | null>(null);
  const person = users?.find(({ id }) => id === managed);
  const columns: readonly Column<User>[] = [
    {
      key: 'name',
      title: words.columns.name,
      cell: ({ id, displayName, email }) => (
        <>
          <div>
            {displayName} {id === me ? <span className="configure-soft">({words.you})</span> : null}
          </div>
          <div className="configure-small">{email}</div>
        </>
      ),
    },
    {
      key: 'roles',
      title: words.columns.roles,
      cell: ({ roles }) => roles.map((role) => shellWords.account.roles[role]).join(', '),
    },
    {
      key: 'factor',
      title: words.columns.factor,
      cell: ({ totpEnrolled }) =>
        totpEnrolled ? (
          <Badge tone="good">{words.enrolled}</Badge>
        ) : (
          <span className="configure-soft">{words.notEnrolled}</span>
        ),
    },
    {
      key: 'seen',
      title: words.columns.seen,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? words.never : formatInstant(lastLoginAt)),
    },
    {
      key: 'state',
      title: words.columns.state,
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? words.active : words.inactive}</Badge>
      ),
    },
    {
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      align: 'end',
      cell: ({ id, displayName }) => (
        <Button size="small" onClick={() => setManaged(id)}>
          {words.manage}
          <span className="only-spoken"> {displayName}</span>
        </Button>
      ),
    },
  ];
  return (
    <div className="configure-section">
      <Fault error={error} />
      {users === undefined && error === null ? <Skeleton label={configureWords.loading} /> : null}
      {users ? <Table caption={words.table} columns={columns} rows={users} rowKey={({ id }) => id} /> : null}
      {person ? <PersonDialog key={person.id} person={person} onClose={() => setManaged(null)} /> : null}
    </div>
  );
}
