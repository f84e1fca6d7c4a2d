import { memo } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { classNames } from '../../parts/class-names.ts';
import { findingStatusWords, reviewWords } from '../../words/review.ts';
import { ConflictLine } from './conflict-line.tsx';
import { conflictOf } from './finding-conflict.ts';
import type { DecidedFinding } from './with-decisions.ts';

const words = reviewWords.list;

interface FindingRowProps {
  readonly each: DecidedFinding;
  readonly selected: boolean;
  readonly onSelect: (id: string) => void;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

/** One finding in the list: what differs, in full, and under it which rule says so. Redrawn only when it changes. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { each, selected, onSelect, titleOf, fieldTitle } = props;
  const { finding, actions, decision } = each;
  const { label, tone } = findingStatusWords[finding.status];
  const comments = actions.filter(({ action }) => action === 'comment').length;
  const acts = [...actions, ...(decision === null ? [] : [decision])];
  const escalated = acts.some(({ action }) => action === 'escalate') && finding.status === 'open';
  const conflict = conflictOf(finding);
  return (
    <li>
      <button
        type="button"
        id={`finding-${finding.id}`}
        className={classNames('review-finding', `review-finding-${finding.severity}`)}
        aria-current={selected ? 'true' : undefined}
        onClick={() => onSelect(finding.id)}
      >
        {conflict === null ? (
          <span className="review-finding-sentence">{finding.detail.message}</span>
        ) : (
          <ConflictLine conflict={conflict} titleOf={titleOf} fieldTitle={fieldTitle} />
        )}
        <span className="review-finding-more">
          <span className="mono">{finding.ruleId}</span> {finding.title}
          {comments > 0 ? ` · ${words.comments(comments)}` : ''}
        </span>
        {finding.status === 'open' && !escalated ? null : (
          <span className="review-finding-top">
            {finding.status === 'open' ? null : <Badge tone={tone}>{label}</Badge>}
            {escalated ? <Badge tone="note">{words.escalated}</Badge> : null}
            {decision === null ? null : <span>{words.notRecorded}</span>}
          </span>
        )}
      </button>
    </li>
  );
});
