import type { Payee } from '@countersign/contract/wires';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { deletePayee } from '../../api/operations/wires.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { formatInstant } from '../../parts/format.ts';
import { showToast } from '../../parts/show-toast.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { payeesWords as words } from '../../words/payees.ts';
import { tellPending } from '../changes/tell-pending.ts';
import { Fault } from '../configure/fault.tsx';

interface PayeeTableProps {
  readonly payees: readonly Payee[];
  /** Null where nothing may be changed. */
  readonly onEdit: ((payee: Payee) => void) | null;
}

export function PayeeTable({ payees, onEdit }: PayeeTableProps) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Payee | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: Payee) => deletePayee(id),
    onSuccess: (answer) => {
      setLeaving(null);
      if (isPending(answer)) tellPending(client);
      else showToast({ title: words.done.removed });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.payees }),
  });
  const columns: Column<Payee>[] = [
    { key: 'name', title: words.columns.name, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'bank', title: words.columns.bank, cell: ({ bankName }) => bankName },
    { key: 'aba', title: words.columns.aba, cell: ({ aba }) => <span className="mono">{aba}</span> },
    { key: 'account', title: words.columns.account, cell: ({ account }) => <span className="mono">{account}</span> },
    {
      key: 'verified',
      title: words.columns.verified,
      cell: ({ verifiedBy, note }) => (
        <>
          {verifiedBy}
          <span className="payees-faint">{note}</span>
        </>
      ),
    },
    {
      key: 'saved',
      title: words.columns.saved,
      cell: ({ savedAt, version }) => (
        <>
          {formatInstant(savedAt)}
          <span className="payees-faint">{words.version(version)}</span>
        </>
      ),
    },
  ];
  if (onEdit !== null) {
    columns.push({
      key: 'actions',
      title: <span className="only-spoken">{words.columns.actions}</span>,
      cell: (payee) => (
        <div className="payees-actions">
          <Button size="small" onClick={() => onEdit(payee)} aria-label={`${words.change} ${payee.name}`}>
            {words.change}
          </Button>
          <Button size="small" onClick={() => setLeaving(payee)} aria-label={`${words.remove} ${payee.name}`}>
            {words.remove}
          </Button>
        </div>
      ),
    });
  }
  return (
    <div className="panel">
      <Table caption={words.caption} columns={columns} rows={payees} rowKey={({ id }) => id} />
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.removeTitle(leaving?.name ?? '')}
        description={words.removeText}
        action={words.remove}
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
      >
        <Fault error={remove.error} />
      </Confirm>
    </div>
  );
}
