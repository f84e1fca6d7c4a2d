import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { commentOnFinding } from '../../api/operations/review.ts';
import { staff } from '../../api/operations/staff.ts';
import { type ApiError, isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { partWords } from '../../words/parts.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { reviewWords } from '../../words/review.ts';
import { type Decision, lengthOf, meanwhile } from './decisions.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import type { Said } from './use-decisions.ts';

interface DecisionFormProps {
  readonly decision: Decision;
  readonly review: ReviewView;
  readonly me: string | null;
  /** Those of the decision that it can still be taken for. */
  readonly targets: readonly FindingWithActions[];
  readonly onClose: () => void;
  readonly onSend: (targets: readonly FindingWithActions[], said: Said) => Promise<readonly unknown[]>;
  readonly onCommented: (result: FindingWithActions) => void;
}

/**
 * Override or escalate, beside the page and not over it. While somebody writes, the finding may change under their hands:
 * it is told at once, and no letter of what they wrote is lost.
 */
export function DecisionForm(props: DecisionFormProps) {
  const { decision, review, me, targets, onClose, onSend, onCommented } = props;
  const { kind, opened } = decision;
  const [first] = opened;
  const draft = `${kind} ${first?.finding.loanId} ${first?.finding.ruleId} ${opened.length === 1 ? first?.finding.detail.message : 'group'}`;
  const [note, setNote, forgetNote] = useDraft(draft);
  const [reasonCode, setReason, forgetReason] = useDraft(`${draft} reason`);
  const [toId, setTo] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The next key is typed here: the form was asked for by a key or a click elsewhere.
  useEffect(() => form.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);
  const now = opened.length === 1 && first !== undefined ? meanwhile(kind, first, review, me) : null;
  const forget = () => {
    forgetNote();
    forgetReason();
  };
  const sending = useMutation({
    mutationFn: async () => {
      const chosen = now === null ? targets : now.target === null ? [] : [now.target];
      const [error] = await onSend(chosen, { reasonCode, note, ...(toId === '' ? {} : { toId }) });
      if (error !== undefined) throw error;
    },
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const comment = useMutation({
    mutationFn: (id: string) => commentOnFinding(id, note),
    onSuccess: (result) => {
      forget();
      onCommented(result);
      onClose();
    },
  });
  const least = kind === 'override' ? review.justificationMinLength : 0;
  const count = lengthOf(note);
  const missing = Math.max(0, least - count);
  const possible = now === null ? targets.length > 0 : now.possible;
  const ready = possible && missing === 0 && (kind === 'escalate' || reasonCode !== '');
  const send = () => {
    if (ready && !sending.isPending) sending.mutate();
  };
  const error = isApiError(sending.error) ? sending.error : null;
  const words = reviewWords[kind];
  const target = now?.target ?? null;
  return (
    <form
      ref={form}
      className="review-decide"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
      }}
    >
      {now === null ? (
        <p>{reviewWords.group.about(targets.length)}</p>
      ) : (
        <MeanwhileNotice
          now={now}
          text={note}
          busy={comment.isPending}
          onComment={target === null ? null : () => comment.mutate(target.finding.id)}
        />
      )}
      <Faults error={error} other={comment.error} hide={now !== null && (now.acts.length > 0 || now.moved)} />
      {kind === 'escalate' ? (
        <WhomToAsk me={me} toId={toId} onTo={setTo} error={error?.fieldMessage('toId')} />
      ) : (
        <Field label={reviewWords.override.reason} error={error?.fieldMessage('reasonCode')}>
          <Select
            value={reasonCode}
            onChange={(event) => setReason(event.target.value)}
            options={[
              { value: '', label: reviewWords.override.choose },
              ...review.reasonCodes.map((code) => ({ value: code, label: sayCode(code) })),
            ]}
          />
        </Field>
      )}
      <Field label={words.note} error={error?.fieldMessage('note')} hint={hintFor(least, missing, count)}>
        <TextArea rows={3} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <p className="review-soft">{words.text}</p>
      <p className="review-choices">
        <Button type="submit" look="primary" busy={sending.isPending} disabled={!ready}>
          {words.submit} <KeyHint keys="mod+Enter" />
        </Button>
        <Button onClick={onClose}>{partWords.cancel}</Button>
      </p>
    </form>
  );
}

interface WhomToAskProps {
  readonly me: string | null;
  readonly toId: string;
  readonly onTo: (toId: string) => void;
  readonly error: string | undefined;
}

function WhomToAsk({ me, toId, onTo, error }: WhomToAskProps) {
  const { data = [] } = useQuery(staff);
  const others = data.filter(({ id }) => id !== me);
  return (
    <Field label={reviewWords.escalate.to} error={error}>
      <Select
        value={toId}
        onChange={(event) => onTo(event.target.value)}
        options={[
          { value: '', label: reviewWords.escalate.everyManager },
          ...others.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
      />
    </Field>
  );
}

interface FaultsProps {
  readonly error: ApiError | null;
  readonly other: Error | null;
  /** What happened is told in better words already. */
  readonly hide: boolean;
}

function Faults({ error, other, hide }: FaultsProps) {
  const beside = error !== null && error.errors.length > 0;
  return (
    <>
      {error === null || hide || beside ? null : (
        <Notice tone="bad" alert>
          {error.message} {reviewWords.conflict.kept}
        </Notice>
      )}
      {other === null ? null : (
        <Notice tone="bad" alert>
          {other.message}
        </Notice>
      )}
    </>
  );
}

function hintFor(least: number, missing: number, count: number): string | undefined {
  if (least === 0) return undefined;
  return missing > 0 ? reviewWords.override.left(missing) : reviewWords.override.enough(count, least);
}
