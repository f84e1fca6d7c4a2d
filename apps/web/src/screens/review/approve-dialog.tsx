import type { ReviewView } from '@countersign/contract/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef } from 'react';
import { keys } from '../../api/keys.ts';
import { approveLoan } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { formatMoney } from '../../parts/format.ts';
import { NoteForm } from '../../parts/note-form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { partWords } from '../../words/parts.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords } from '../../words/review.ts';
import { ChangesList } from './changes-list.tsx';
import type { DecidedFinding } from './with-decisions.ts';

const words = reviewWords.approve;

interface ApproveDialogProps {
  readonly review: ReviewView;
  /** With what was decided and can still be undone: approving records it. */
  readonly findings: readonly DecidedFinding[];
  readonly onClose: () => void;
  readonly onApproved: () => void;
}

/** Approves with a note, or says what stands in the way. Both follow what others do meanwhile. */
export function ApproveDialog({ review, findings, onClose, onApproved }: ApproveDialogProps) {
  const { corrections, changes } = review;
  const { externalRef } = review.loan;
  const client = useQueryClient();
  const form = useId();
  const [note, setNote, forget] = useDraft(`approve ${externalRef}`);
  const approve = useMutation({
    mutationFn: () => approveLoan(externalRef, note),
    onSuccess: () => {
      forget();
      onApproved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(externalRef) }),
  });
  const wasBlocked = useRef(!review.canApprove);
  // The last thing in the way may go while the dialog is open: the next key is typed into the note that takes its place.
  useLayoutEffect(() => {
    if (review.canApprove && wasBlocked.current) document.getElementById(form)?.querySelector('textarea')?.focus();
    wasBlocked.current = !review.canApprove;
  }, [review.canApprove, form]);
  const error = isApiError(approve.error) ? approve.error : null;
  const blockers = [...new Set(review.canApprove ? (error?.blockers ?? []) : review.blockers)];
  const send = () => {
    if (note.trim() !== '' && review.canApprove && !approve.isPending) approve.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={review.canApprove ? words.title : words.blocked}
      description={review.canApprove ? words.text : undefined}
      actions={
        review.canApprove ? (
          <>
            <Button onClick={onClose}>{partWords.cancel}</Button>
            <Button look="primary" type="submit" form={form} busy={approve.isPending} disabled={note.trim() === ''}>
              {words.submit}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {error !== null && error.blockers.length === 0 ? (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      ) : null}
      {blockers.length === 0 ? null : (
        <ul className="review-blockers" role={error === null ? undefined : 'alert'}>
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
      )}
      <ApprovalSummary loan={review.loan} findings={findings} />
      {review.proposedCount === 0 ? null : (
        <Notice tone="warn">{reviewWords.proposed.waiting(review.proposedCount)}</Notice>
      )}
      {corrections.length + changes.length === 0 ? null : (
        <section aria-label={reviewWords.changes.title}>
          <h3 className="review-heading">
            {corrections.length === 0 ? reviewWords.changes.title : reviewWords.changes.corrections(corrections.length)}
          </h3>
          <ChangesList corrections={corrections} changes={changes} />
        </section>
      )}
      {review.canApprove || note !== '' ? (
        <NoteForm
          id={form}
          label={words.note}
          error={error?.fieldMessage('note')}
          note={note}
          onNote={setNote}
          onSend={send}
        />
      ) : null}
    </Dialog>
  );
}

/** What is approved: whose loan, how much, and what was overridden for which reason. */
function ApprovalSummary({ loan, findings }: Pick<ReviewView, 'loan'> & Pick<ApproveDialogProps, 'findings'>) {
  const overridden = findings.flatMap(({ finding, actions, decision }) => {
    const last = decision ?? actions.findLast(({ action }) => action === 'override');
    return finding.status === 'overridden' && last !== undefined ? [{ finding, last }] : [];
  });
  return (
    <>
      <dl className="review-facts">
        <div>
          <dt>{words.borrower}</dt>
          <dd>{loan.borrowerName}</dd>
        </div>
        {loan.expectedPrincipal === null ? null : (
          <div>
            <dt>{words.amount}</dt>
            <dd className="numbers">{formatMoney(loan.expectedPrincipal)}</dd>
          </div>
        )}
      </dl>
      {overridden.length === 0 ? null : (
        <section aria-label={words.overrides(overridden.length)}>
          <h3 className="review-heading">{words.overrides(overridden.length)}</h3>
          <ul className="review-blockers">
            {overridden.map(({ finding, last: { actorName, reasonCode, note } }) => (
              <li key={finding.id}>
                {finding.detail.message}{' '}
                <span className="review-soft">
                  {actorName}
                  {reasonCode === null ? '' : `, ${sayCode(reasonCode)}`}
                  {note === null ? '' : `: “${note}”`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
