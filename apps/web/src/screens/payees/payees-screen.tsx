import type { Payee } from '@countersign/contract/wires';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { payees as payeesQuery } from '../../api/operations/wires.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { payeesWords as words } from '../../words/payees.ts';
import { Fault } from '../configure/fault.tsx';
import { isManager } from '../loan-steps/may-check.ts';
import { AbaDirectoryCard } from './aba-directory-card.tsx';
import { PayeeDialog } from './payee-dialog.tsx';
import { PayeeTable } from './payee-table.tsx';
import '../configure/configure.css';
import './payees.css';

/** Who money is sent to, as a person verified it. Managers look, administrators change. */
export function PayeesScreen() {
  const roles = useSession()?.user.roles ?? [];
  return isManager(roles) ? <Payees isAdmin={roles.includes('admin')} /> : <Forbidden />;
}

function Payees({ isAdmin }: { readonly isAdmin: boolean }) {
  const { data, error, isPending } = useQuery(payeesQuery);
  const [editing, setEditing] = useState<Payee | 'new' | null>(null);
  return (
    <div className="payees">
      <ScreenHead title={words.title}>
        {isAdmin ? (
          <Button look="primary" onClick={() => setEditing('new')}>
            {words.add}
          </Button>
        ) : null}
      </ScreenHead>
      <div className="payees-body">
        <p className="payees-soft">{words.lead}</p>
        <Fault error={error} />
        {isPending ? <Skeleton label={words.loading} /> : null}
        {data?.length === 0 ? (
          <EmptyState title={words.none.title}>{isAdmin ? words.none.admin : words.none.manager}</EmptyState>
        ) : null}
        {data && data.length > 0 ? <PayeeTable payees={data} onEdit={isAdmin ? setEditing : null} /> : null}
        {isAdmin ? <AbaDirectoryCard /> : null}
      </div>
      {editing === null ? null : (
        <PayeeDialog payee={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}

function Forbidden() {
  return (
    <>
      <ScreenHead title={words.title} />
      <EmptyState
        title={words.forbidden.title}
        action={
          <Link to="/app/loans" className="button">
            {words.forbidden.back}
          </Link>
        }
      >
        {words.forbidden.text}
      </EmptyState>
    </>
  );
}
