import { Fragment } from 'react';
import { reviewWords } from '../../words/review.ts';
import type { Conflict } from './finding-conflict.ts';

const words = reviewWords.list;

interface ConflictLineProps {
  readonly conflict: Conflict;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

/** "Interest rate: Approval record 7.85 % ≠ Promissory note 7.35 %". */
export function ConflictLine({ conflict: { field, sides }, titleOf, fieldTitle }: ConflictLineProps) {
  return (
    <span className="review-conflict">
      {field === null ? null : <span className="review-conflict-field">{fieldTitle(field)}: </span>}
      {sides.map(({ sources, value }, at) => (
        <Fragment key={value}>
          {at === 0 ? null : (
            <>
              <span aria-hidden="true" className="review-unequal" />
              <span className="only-spoken"> {words.differs} </span>
            </>
          )}
          <span className="review-conflict-source">{sources.map(titleOf).join(', ')}</span>{' '}
          <strong className="numbers">{value}</strong>
        </Fragment>
      ))}
    </span>
  );
}
