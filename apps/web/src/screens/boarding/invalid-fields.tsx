import { Link } from '@tanstack/react-router';
import type { ApiError } from '../../api/problem.ts';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { useFieldTitle } from '../configure/use-field-title.ts';

const words = boardingWords.invalid;

interface InvalidFieldsProps {
  readonly loanRef: string;
  readonly error: ApiError;
}

/** Why the loan cannot be written for the core: a row for each of its fields, with what to do. */
export function InvalidFields({ loanRef, error }: InvalidFieldsProps) {
  const titleOf = useFieldTitle();
  return (
    <div className="boarding-invalid">
      <Notice tone="bad" alert>
        <strong>{words.title(error.errors.length)}.</strong> {words.text}
      </Notice>
      <Table
        caption={words.title(error.errors.length)}
        rows={error.errors}
        rowKey={({ field }) => field}
        columns={[
          {
            key: 'core',
            title: words.columns.core,
            cell: ({ field, coreField, canonical }) => (
              <>
                {coreField === '' ? null : <code>{field}</code>}
                {canonical ? <span className="boarding-faint">{titleOf(canonical)}</span> : null}
              </>
            ),
          },
          { key: 'wrong', title: words.columns.wrong, cell: ({ message }) => message },
          {
            key: 'todo',
            title: words.columns.todo,
            cell: ({ code }) => (
              <>
                {words.todo[code] ?? words.otherwise}{' '}
                {code === 'not_mapped' || code === 'item_not_mapped' || code === 'too_long' ? null : (
                  <Link to="/app/loans/$ref/review" params={{ ref: loanRef }}>
                    {boardingWords.none.toReview}
                  </Link>
                )}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
