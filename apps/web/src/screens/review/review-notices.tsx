import type { ReviewView } from '@countersign/contract/review';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { loanStateWords } from '../../words/loans.ts';
import { reviewWords as words } from '../../words/review.ts';
import type { Changes } from './compare-runs.ts';

interface ReviewNoticesProps {
  readonly review: ReviewView;
  readonly run: Changes['run'];
  readonly onDismiss: () => void;
  /** About a link to a finding of an earlier run. */
  readonly link: string | null;
}

/** What must be known before anything is decided: that the package changes, that it changed, that it left review. */
export function ReviewNotices({ review, run, onDismiss, link }: ReviewNoticesProps) {
  const { state } = review.loan;
  const comparing = state === 'received' || state === 'processing';
  return (
    <div className="review-notices" role="status">
      {link === null ? null : <Notice tone="note">{link}</Notice>}
      {comparing ? <Notice tone="note">{words.comparing}</Notice> : null}
      {!comparing && state !== 'review' ? (
        <Notice tone="plain">{words.leftReview(loanStateWords[state].label)}</Notice>
      ) : null}
      {run === null || comparing ? null : (
        <Notice tone="good">
          <span className="review-run">
            <span>
              <strong>{words.live.newRun(run.left)}.</strong>{' '}
              {run.cleared.length === 0 ? '' : words.live.cleared(run.cleared.join(', '))}{' '}
              {run.appeared.length === 0 ? '' : words.live.appeared(run.appeared.join(', '))}
              {run.cleared.length + run.appeared.length === 0 ? words.live.unchanged : ''}
            </span>
            <Button size="small" look="quiet" onClick={onDismiss}>
              {words.live.dismiss}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}
