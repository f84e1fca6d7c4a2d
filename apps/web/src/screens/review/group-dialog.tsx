import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
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
import { decide, lengthOf } from './decisions.ts';
import { decidable } from './group-findings.ts';

const words = reviewWords.group;

interface GroupDialogProps {
  /** As they are now: what others decide meanwhile leaves the list. */
  readonly group: readonly FindingWithActions[];
  readonly review: ReviewView;
  readonly mayOverride: (each: FindingWithActions) => boolean;
  readonly onClose: () => void;
  /** After each of them, so that nothing that was decided waits for the rest. */
  readonly onDecided: (result: FindingWithActions) => void;
  readonly onDone: (count: number) => void;
}

/** Findings of one kind, decided with one note: an entry of its own for each. What is refused stays, with the reason. */
export function GroupDialog({ group, review, mayOverride, onClose, onDecided, onDone }: GroupDialogProps) {
  const form = useId();
  const [kind, setKind] = useState<'accept' | 'override'>('accept');
  const draft = `group ${group[0]?.finding.loanId} ${group[0]?.finding.ruleId}`;
  const [note, setNote, forgetNote] = useDraft(draft);
  const [reasonCode, setReason, forgetReason] = useDraft(`${draft} reason`);
  const chosen = decidable(group, kind).filter((each) => kind === 'accept' || mayOverride(each));
  const least = kind === 'override' ? review.justificationMinLength : 0;
  const missing = Math.max(0, least - lengthOf(note));
  const ready = chosen.length > 0 && missing === 0 && (kind === 'accept' || reasonCode !== '');
  const sending = useMutation({
    mutationFn: async () => {
      for (const { finding } of chosen) onDecided(await decide(kind, finding.id, { reasonCode, note }));
      return chosen.length;
    },
    onSuccess: (count) => {
      forgetNote();
      forgetReason();
      onDone(count);
    },
  });
  const send = () => {
    if (ready && !sending.isPending) sending.mutate();
  };
  const canOverride = decidable(group, 'override').some(mayOverride);
  const weight = group[0]?.finding.severity === 'exception' ? 'exception' : 'other';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(chosen.length)}
      description={kind === 'override' ? words.override : words.accept[weight]}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={!ready}>
            {words.submit[kind](chosen.length)}
          </Button>
        </>
      }
    >
      {sending.error ? (
        <Notice tone="bad" alert>
          {sending.error.message} {words.rest(chosen.length)}
        </Notice>
      ) : null}
      <ul className="review-group-list">
        {chosen.map(({ finding }) => (
          <li key={finding.id}>{finding.detail.message}</li>
        ))}
      </ul>
      <form
        id={form}
        className="review-form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {canOverride ? (
          <Field label={words.how}>
            <Select
              value={kind}
              onChange={(event) => setKind(event.target.value === 'override' ? 'override' : 'accept')}
              options={[
                { value: 'accept', label: words.kinds.accept[weight] },
                { value: 'override', label: words.kinds.override },
              ]}
            />
          </Field>
        ) : null}
        {kind === 'override' ? (
          <Field label={reviewWords.override.reason}>
            <Select
              value={reasonCode}
              onChange={(event) => setReason(event.target.value)}
              options={[
                { value: '', label: reviewWords.override.choose },
                ...review.reasonCodes.map((code) => ({ value: code, label: sayCode(code) })),
              ]}
            />
          </Field>
        ) : null}
        <Field
          label={kind === 'override' ? reviewWords.override.note : reviewWords.accept.note}
          hint={missing > 0 ? reviewWords.override.left(missing) : undefined}
        >
          <TextArea
            rows={3}
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
