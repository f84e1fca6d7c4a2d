import type { AdminChange } from '@countersign/contract/administration';
import type { Setting } from '@countersign/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { confirmChange, rejectChange } from '../../api/operations/changes.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { Table } from '../../parts/table.tsx';
import { changesWords as words } from '../../words/changes.ts';
import { Fault } from '../configure/fault.tsx';
import { changeLines, changeTitle } from './change-lines.ts';

interface PendingChangeProps {
  readonly change: AdminChange;
  readonly settings: readonly Setting[];
}

/** One change that waits: what it does, who asked, and the second person's yes or no. */
export function PendingChange({ change, settings }: PendingChangeProps) {
  const client = useQueryClient();
  const heading = useId();
  const isOwn = useSession()?.user.id === change.proposedBy.id;
  const settle = (move: typeof confirmChange, done: string) => ({
    mutationFn: () => move(change.id),
    onSuccess: () => showToast({ tone: 'good', title: done }),
    // Whatever was changed may stand on any screen.
    onSettled: () => client.invalidateQueries(),
  });
  const confirming = useMutation(settle(confirmChange, words.confirmed));
  const rejecting = useMutation(settle(rejectChange, words.rejected));
  const title = changeTitle(change);
  return (
    <section className="configure-card" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className="configure-small">
        {words.proposed(change.proposedBy.displayName, formatInstant(change.proposedAt))} ·{' '}
        {words.lapses(formatInstant(change.expiresAt))}
      </p>
      <Table
        caption={words.table}
        columns={[
          { key: 'field', title: words.field, cell: ({ field }) => field },
          { key: 'before', title: words.before, cell: ({ before }) => before },
          { key: 'after', title: words.after, cell: ({ after }) => <strong>{after}</strong> },
        ]}
        rows={changeLines(change, settings)}
        rowKey={({ field }) => field}
      />
      {isOwn ? <Notice>{words.own}</Notice> : null}
      <Fault error={confirming.error ?? rejecting.error} />
      <div className="configure-actions">
        {isOwn ? null : (
          <Button look="primary" busy={confirming.isPending} onClick={() => confirming.mutate()}>
            {words.confirm}
            <span className="only-spoken"> {title}</span>
          </Button>
        )}
        <Button look={isOwn ? 'plain' : 'danger'} busy={rejecting.isPending} onClick={() => rejecting.mutate()}>
          {isOwn ? words.withdraw : words.reject}
          <span className="only-spoken"> {title}</span>
        </Button>
      </div>
    </section>
  );
}
