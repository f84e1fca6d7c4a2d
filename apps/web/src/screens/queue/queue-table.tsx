import type { ListedLoan, LoanSort } from '@countersign/contract/loans';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { staff } from '../../api/operations/staff.ts';
import { queueWords as words } from '../../words/queue.ts';
import { QueueHeader } from './queue-header.tsx';
import { QueueRow } from './queue-row.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useRowKeys } from './use-row-keys.ts';

interface QueueTableProps {
  readonly loans: readonly ListedLoan[];
  readonly sort: LoanSort;
  readonly onSort: (sort: LoanSort) => void;
  readonly hasMore: boolean;
  readonly onEnd: () => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void;
}

const ROW_PX = 38;
/** Of two lines, where the window has no room for columns. */
const NARROW_ROW_PX = 60;

/** Only the rows on the screen are in the page: a hundred thousand loans scroll like a hundred. */
export function QueueTable(props: QueueTableProps) {
  const { loans, sort, onSort, hasMore, onEnd, chosen, onChoose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { data: everybody } = useQuery(staff);
  const names = useMemo(() => new Map(everybody?.map(({ id, displayName }) => [id, displayName])), [everybody]);
  const isNarrow = useIsNarrow();
  const rows = useVirtualizer({
    count: loans.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (isNarrow ? NARROW_ROW_PX : ROW_PX),
    overscan: 12,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew where they are of another height.
  useEffect(() => rows.measure(), [isNarrow]);
  // Rows are redrawn only when what they are given changes.
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const chooseOne = useCallback((id: string, one: boolean) => choose.current([id], one), []);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= loans.length - 30) onEnd();
  }, [hasMore, last, loans.length, onEnd]);
  useRowKeys(frame, loans.length, (index) => rows.scrollToIndex(index));

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be those of a table element.
    <div
      className="panel queue-table"
      role="table"
      aria-label={words.table}
      aria-rowcount={hasMore ? -1 : loans.length + 1}
    >
      <QueueHeader
        sort={sort}
        onSort={onSort}
        allChosen={loans.every(({ id }) => chosen.has(id))}
        onChooseAll={(all) =>
          onChoose(
            loans.map(({ id }) => id),
            all,
          )
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div className="queue-rows" ref={frame} role="rowgroup">
        <div className="queue-canvas" role="presentation" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const loan = loans[index];
            if (loan === undefined) return null;
            const assignee = loan.assigneeId === null ? null : (names.get(loan.assigneeId) ?? '…');
            return (
              <QueueRow
                key={loan.id}
                loan={loan}
                assignee={assignee}
                index={index}
                top={start}
                chosen={chosen.has(loan.id)}
                onChoose={chooseOne}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
