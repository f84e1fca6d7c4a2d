import type { FindingWithActions } from '@countersign/contract/review';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { commentOnFinding } from '../../api/operations/review.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { TextArea } from '../../parts/text-area.tsx';
import { sayCode } from '../../words/reason-codes.ts';
import { actionWords, reviewWords } from '../../words/review.ts';

const words = reviewWords.history;

interface HistoryProps {
  readonly each: FindingWithActions;
  readonly commentRef: Ref<HTMLTextAreaElement>;
  readonly onDone: (result: FindingWithActions) => void;
}

/** Who did what about a finding, and when; and room to say something. */
export function History({ each, commentRef, onDone }: HistoryProps) {
  const { finding, actions } = each;
  const [text, setText, forget] = useDraft(`comment ${finding.id}`);
  const comment = useMutation({
    mutationFn: () => commentOnFinding(finding.id, text),
    onSuccess: (result) => {
      forget();
      onDone(result);
    },
  });
  const send = () => {
    if (text.trim() !== '' && !comment.isPending) comment.mutate();
  };
  return (
    <section aria-label={words.heading}>
      <h3 className="review-heading">{words.heading}</h3>
      {actions.length === 0 ? <p className="review-soft">{words.none}</p> : null}
      <ol className="review-plain-list review-history">
        {actions.map(({ id, actorName, action, occurredAt, reasonCode, note }) => (
          <li key={id}>
            <p>
              <strong>{actorName}</strong> {actionWords[action]}{' '}
              <time className="review-soft" dateTime={occurredAt}>
                {formatInstant(occurredAt)}
              </time>
            </p>
            {reasonCode === null ? null : (
              <p className="review-soft">
                {words.reason}: {sayCode(reasonCode)}
              </p>
            )}
            {note === null ? null : <p className="review-note">{note}</p>}
          </li>
        ))}
      </ol>
      <form
        className="review-comment"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field label={words.comment} hideLabel error={comment.error ? comment.error.message : undefined}>
          <TextArea
            ref={commentRef}
            rows={2}
            maxLength={4000}
            placeholder={words.comment}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </Field>
        {text.trim() === '' ? null : (
          <Button type="submit" size="small" busy={comment.isPending}>
            {words.submit}
          </Button>
        )}
      </form>
    </section>
  );
}
