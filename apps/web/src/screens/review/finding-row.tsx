import type { FindingWithActions } from '@countersign/contract/review';
import { memo } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { classNames } from '../../parts/class-names.ts';
import { findingStatusWords, reviewWords } from '../../words/review.ts';

const words = reviewWords.list;

interface FindingRowProps {
  readonly each: FindingWithActions;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
}

/** One finding in the list. Redrawn only when it changes or is selected. */
export const FindingRow = memo(function FindingRow({ each, selected, onSelect }: FindingRowProps) {
  const { finding, actions } = each;
  const { label, tone } = findingStatusWords[finding.status];
  const comments = actions.filter(({ action }) => action === 'comment').length;
  const escalated = actions.some(({ action }) => action === 'escalate') && finding.status === 'open';
  return (
    <li>
      <button
        type="button"
        id={`finding-${finding.id}`}
        className={classNames('review-finding', `review-finding-${finding.severity}`)}
        aria-current={selected ? 'true' : undefined}
        onClick={() => onSelect(finding.id)}
      >
        <span className="review-finding-top">
          <span className="mono">{finding.ruleId}</span>
          <Badge tone={tone}>{label}</Badge>
          {escalated ? <Badge tone="note">{words.escalated}</Badge> : null}
        </span>
        <span className="review-finding-title">{finding.title}</span>
        <span className="review-finding-more">{finding.detail.message}</span>
        {comments > 0 ? <span className="review-finding-more">{words.comments(comments)}</span> : null}
      </button>
    </li>
  );
});
