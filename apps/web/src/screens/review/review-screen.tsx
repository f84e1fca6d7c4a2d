import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { reviewOf } from '../../api/operations/review.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { reviewWords as words } from '../../words/review.ts';
import { ReviewHead } from './review-head.tsx';
import { Workbench } from './workbench.tsx';
import './review.css';

/** The review of a loan: its findings, the pages that they are about, and what to do. It follows what others do. */
export function ReviewScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref/review' });
  const { data: review } = useSuspenseQuery(reviewOf(ref));
  useLoanEvents(ref);
  // Before the first run there is nothing to lay out; a workbench that is laid out stays, with what is written in it.
  if (review.runId !== null) return <Workbench key={ref} review={review} />;
  return (
    <div className="review">
      <ReviewHead review={review} onApprove={() => undefined} onChanges={() => undefined} />
      <EmptyState title={words.notCompared.title}>{words.notCompared.text}</EmptyState>
    </div>
  );
}
