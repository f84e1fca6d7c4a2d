import type { LoanSort } from '@countersign/contract/loans';
import { queueWords } from '../../words/queue.ts';

const words = queueWords.columns;
const columns = [
  'externalRef',
  'borrower',
  'principal',
  'state',
  'findings',
  'due',
  'assignee',
  'createdAt',
  'updatedAt',
] as const;
type Sorted = 'externalRef' | 'createdAt' | 'updatedAt';

const isSorted = (column: string): column is Sorted => ['externalRef', 'createdAt', 'updatedAt'].includes(column);

interface QueueHeaderProps {
  readonly sort: LoanSort;
  readonly onSort: (sort: LoanSort) => void;
  readonly allChosen: boolean;
  readonly onChooseAll: (chosen: boolean) => void;
}

export function QueueHeader({ sort, onSort, allChosen, onChooseAll }: QueueHeaderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are placed by hand cannot be those of a table element.
    // biome-ignore lint/a11y/useFocusableInteractive: a row of headings is nothing to stop at; its buttons are.
    <div className="queue-row queue-header" role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <div role="columnheader" className="queue-cell queue-choose">
        <input
          type="checkbox"
          aria-label={queueWords.chooseAll}
          checked={allChosen}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
      </div>
      {columns.map((column) => {
        const order = orderOf(column, sort);
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <div key={column} role="columnheader" aria-sort={order} className={`queue-cell queue-${column}`}>
            {isSorted(column) ? (
              <button
                type="button"
                className="queue-sort"
                onClick={() => onSort(sort === `-${column}` ? column : `-${column}`)}
              >
                {words[column]}
                {order === undefined ? null : <span aria-hidden="true" className={`queue-${order}`} />}
              </button>
            ) : (
              words[column]
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Times are shown as how long ago: the newest first is the shortest first. */
function orderOf(column: string, sort: LoanSort): 'ascending' | 'descending' | undefined {
  if (sort !== column && sort !== `-${column}`) return undefined;
  const down = sort.startsWith('-');
  return down === (column === 'externalRef') ? 'descending' : 'ascending';
}
