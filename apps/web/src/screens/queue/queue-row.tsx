import type { ListedLoan } from '@countersign/contract/loans';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { formatAge, formatDay, formatInstant, formatMoney } from '../../parts/format.ts';
import { loanStateWords, onHoldLabel } from '../../words/loans.ts';
import { queueWords as words } from '../../words/queue.ts';

interface QueueRowProps {
  readonly loan: ListedLoan;
  readonly assignee: string | null;
  readonly index: number;
  readonly top: number;
  readonly chosen: boolean;
  readonly onChoose: (id: string, chosen: boolean) => void;
}

/** One loan. The link of its reference covers the whole row. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { loan, assignee, index, top, chosen, onChoose } = props;
  const { label, tone } = loanStateWords[loan.state];
  const now = Date.now();
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be those of a table element.
    // biome-ignore lint/a11y/useFocusableInteractive: its link is what takes focus.
    <div
      className="queue-row"
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cell name="choose">
        <input
          type="checkbox"
          aria-label={words.choose(loan.externalRef)}
          checked={chosen}
          onChange={(event) => onChoose(loan.id, event.target.checked)}
        />
      </Cell>
      <Cell name="externalRef">
        <Link to="/app/loans/$ref" params={{ ref: loan.externalRef }} className="queue-link mono">
          {loan.externalRef}
        </Link>
      </Cell>
      <Cell name="borrower">{loan.borrowerName}</Cell>
      <Cell name="principal">{loan.expectedPrincipal === null ? '' : formatMoney(loan.expectedPrincipal)}</Cell>
      <Cell name="state">
        <Badge tone={tone}>{label}</Badge>
        {loan.onHold ? <Badge tone="warn">{onHoldLabel}</Badge> : null}
      </Cell>
      <Cell name="findings">{loan.hasExceptions ? <Badge tone="bad">{words.hasExceptions}</Badge> : ''}</Cell>
      <Cell name="due">{loan.nextDueDate === null ? '' : <DueDate day={loan.nextDueDate} />}</Cell>
      <Cell name="assignee">{assignee ?? <span className="queue-faint">{words.unassigned}</span>}</Cell>
      <Cell name="createdAt" title={formatInstant(loan.createdAt)}>
        {formatAge(loan.createdAt, now)}
      </Cell>
      <Cell name="updatedAt" title={formatInstant(loan.updatedAt)}>
        {formatAge(loan.updatedAt, now)}
      </Cell>
    </div>
  );
});

function DueDate({ day }: { readonly day: string }) {
  const isOverdue = day < new Date().toISOString().slice(0, 10);
  return (
    <time
      dateTime={day}
      className={isOverdue ? 'queue-overdue' : undefined}
      title={isOverdue ? words.overdue : undefined}
    >
      {formatDay(day)}
    </time>
  );
}

interface CellProps {
  readonly name: string;
  readonly title?: string;
  readonly children: ReactNode;
}

function Cell({ name, title, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div role="cell" className={`queue-cell queue-${name}`} title={title}>
      {children}
    </div>
  );
}
