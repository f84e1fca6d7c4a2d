import type { ReviewView } from '@countersign/contract/review';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { loanStateWords, onHoldLabel } from '../../words/loans.ts';
import { reviewWords as words } from '../../words/review.ts';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { ConditionsButton } from './conditions-button.tsx';

interface ReviewHeadProps {
  readonly review: ReviewView;
  readonly onApprove: () => void;
  readonly onChanges: () => void;
}

export function ReviewHead({ review, onApprove, onChanges }: ReviewHeadProps) {
  const { loan, canApprove, blockers } = review;
  const { label, tone } = loanStateWords[loan.state];
  const count = new Set(blockers).size;
  const changed = review.corrections.length + review.changes.length;
  return (
    <>
      <ScreenHead title={words.title(loan.externalRef)}>
        <p className="review-borrower">{loan.borrowerName}</p>
        <Badge tone={tone}>{label}</Badge>
        {loan.onHold ? <Badge tone="warn">{onHoldLabel}</Badge> : null}
        <span className="review-gap" />
        <ConditionsButton loan={loan} />
        {changed === 0 ? null : (
          <Button look="quiet" onClick={onChanges}>
            {words.changes.button(changed)}
          </Button>
        )}
        {loan.state === 'review' ? (
          <>
            {canApprove ? null : (
              <Button look="quiet" onClick={onApprove}>
                {words.approve.blockers(count)}
              </Button>
            )}
            <Button look={canApprove ? 'primary' : 'plain'} onClick={onApprove}>
              {words.approve.button} <KeyHint keys="y" />
            </Button>
          </>
        ) : null}
      </ScreenHead>
      <LoanSteps loanRef={loan.externalRef} />
    </>
  );
}
