import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { keys } from '../../api/keys.ts';
import { commentOnFinding } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { partWords } from '../../words/parts.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords } from '../../words/review.ts';
import { type Decision, decide, lengthOf, meanwhile } from './decisions.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';

interface DecisionDialogProps {
  readonly decision: Decision;
  readonly review: ReviewView;
  readonly me: string | null;
  readonly onClose: () => void;
  readonly onDone: (result: FindingWithActions, kind: Decision['kind'] | 'comment') => void;
}

/**
 * Accept, override or escalate. While somebody writes, the finding may change under their hands: it is told at once, and
 * no letter of what they wrote is lost.
 */
export function DecisionDialog({ decision, review, me, onClose, onDone }: DecisionDialogProps) {
  const { kind, opened } = decision;
  const client = useQueryClient();
  const form = useId();
  const button = useRef<HTMLButtonElement>(null);
  const draft = `${kind} ${opened.finding.loanId} ${opened.finding.ruleId} ${opened.finding.detail.message}`;
  const [note, setNote, forgetNote] = useDraft(draft);
  const [reasonCode, setReason, forgetReason] = useDraft(`${draft} reason`);
  const now = meanwhile(decision, review, me);
  const target = now.target?.finding.id ?? null;
  const finished = (result: FindingWithActions, what: Decision['kind'] | 'comment') => {
    forgetNote();
    forgetReason();
    onDone(result, what);
  };
  const sending = useMutation({
    mutationFn: (id: string) => decide(kind, id, { reasonCode, note }),
    onSuccess: (result) => finished(result, kind),
    // Whoever came first is seen as soon as the review is read again.
    onError: () => client.invalidateQueries({ queryKey: keys.loan(review.loan.externalRef) }),
  });
  const comment = useMutation({
    mutationFn: (id: string) => commentOnFinding(id, note),
    onSuccess: (result) => finished(result, 'comment'),
  });
  const least = kind === 'override' ? review.justificationMinLength : 0;
  const count = lengthOf(note);
  const missing = Math.max(0, least - count);
  const ready = target !== null && now.possible && missing === 0 && (kind !== 'override' || reasonCode !== '');
  const send = () => {
    if (ready && !sending.isPending) sending.mutate(target);
  };
  const error = isApiError(sending.error) ? sending.error : null;
  const { title, description, submit, reasonLabel, noReason, noteLabel } = textsOf(decision);

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      {...(kind === 'accept' ? { initialFocus: button } : {})}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button ref={button} look="primary" type="submit" form={form} busy={sending.isPending} disabled={!ready}>
            {submit}
          </Button>
        </>
      }
    >
      <p className="review-dialog-finding">
        <span className="mono">{opened.finding.ruleId}</span> {opened.finding.detail.message}
      </p>
      <MeanwhileNotice
        now={now}
        text={note}
        busy={comment.isPending}
        onComment={target === null ? null : () => comment.mutate(target)}
      />
      {error !== null && now.acts.length === 0 && !now.moved ? (
        <Notice tone="bad" alert>
          {error.message} {reviewWords.conflict.kept}
        </Notice>
      ) : null}
      {comment.error ? (
        <Notice tone="bad" alert>
          {comment.error.message}
        </Notice>
      ) : null}
      <form
        id={form}
        className="review-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {reasonLabel === null ? null : (
          <Field label={reasonLabel} error={error?.fieldMessage('reasonCode')}>
            <Select
              value={reasonCode}
              onChange={(event) => setReason(event.target.value)}
              options={[
                { value: '', label: noReason },
                ...review.reasonCodes.map((code) => ({ value: code, label: sayCode(code) })),
              ]}
            />
          </Field>
        )}
        <Field
          label={noteLabel}
          error={error?.fieldMessage('note')}
          hint={
            least === 0
              ? undefined
              : missing > 0
                ? reviewWords.override.left(missing)
                : reviewWords.override.enough(count, least)
          }
        >
          <TextArea
            rows={kind === 'override' ? 5 : 3}
            maxLength={4000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function textsOf({ kind, opened }: Decision) {
  const weight = opened.finding.severity === 'exception' ? 'exception' : 'other';
  if (kind === 'accept') {
    const { title, note: noteLabel } = reviewWords.accept;
    const description = reviewWords.accept[weight];
    return {
      title,
      description,
      submit: reviewWords.accept.submit[weight],
      reasonLabel: null,
      noReason: '',
      noteLabel,
    };
  }
  if (kind === 'override') {
    const {
      title,
      text: description,
      submit,
      reason: reasonLabel,
      choose: noReason,
      note: noteLabel,
    } = reviewWords.override;
    return { title, description, submit, reasonLabel, noReason, noteLabel };
  }
  const { title, text: description, submit, note: noteLabel } = reviewWords.escalate;
  return { title, description, submit, reasonLabel: null, noReason: '', noteLabel };
}
