import type { Escalation, FindingWithActions } from '@countersign/contract/review';
import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { answerEscalation, commentOnFinding } from '../../api/operations/review.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords, sayAct } from '../../words/review.ts';

const { history: words, asked: askedWords } = reviewWords;

interface HistoryProps {
  readonly each: FindingWithActions;
  /** Questions about it that nobody has answered. */
  readonly asked: readonly Escalation[];
  readonly me: string | null;
  readonly isManager: boolean;
  readonly commentRef: Ref<HTMLTextAreaElement>;
  readonly onDone: (result: FindingWithActions) => void;
}

/** Who did what about a finding, and when; and room to say something. */
export function History({ each, asked, me, isManager, commentRef, onDone }: HistoryProps) {
  const { finding, actions } = each;
  const [text, setText, forget] = useDraft(`comment ${finding.id}`);
  const isAsked = asked.some(({ byId, toId }) => byId !== me && (toId === me || (toId === null && isManager)));
  const comment = useMutation({
    mutationFn: () => (isAsked ? answerEscalation(finding.id, text) : commentOnFinding(finding.id, text)),
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
              <strong>{actorName}</strong> {sayAct(action, finding.severity)}{' '}
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
      {asked.map(({ id, byId, byName, toId, toName }) => (
        <Notice key={id} tone="warn">
          {byId === me
            ? askedWords.yours(toName ?? askedWords.managers)
            : toId === me
              ? askedWords.you(byName)
              : askedWords.other(byName, toName ?? askedWords.managers)}
        </Notice>
      ))}
      <form
        className="review-comment"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label={isAsked ? askedWords.answer : words.comment}
          hideLabel
          error={comment.error ? comment.error.message : undefined}
        >
          <TextArea
            ref={commentRef}
            rows={2}
            maxLength={4000}
            placeholder={isAsked ? askedWords.answer : words.comment}
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
            {isAsked ? askedWords.submit : words.submit}
          </Button>
        )}
      </form>
    </section>
  );
}
