import type { Correction } from '@countersign/contract/review';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { keys } from '../../api/keys.ts';
import { canonicalFields } from '../../api/operations/catalogues.ts';
import { pageWords } from '../../api/operations/loan-documents.ts';
import { recordCorrection } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { BoxFields } from '../../page-viewer/box-fields.tsx';
import { type Box, FIRST_BOX } from '../../page-viewer/fractions.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { partWords } from '../../words/parts.ts';
import { reviewWords } from '../../words/review.ts';
import { wordsInBox } from './words-in-box.ts';

const words = reviewWords.correction;

/** What is being corrected, as far as it was said. */
export interface CorrectionDraft {
  readonly documentId: string;
  readonly documentTitle: string;
  readonly pageNo: number | null;
  readonly box: Box | null;
  readonly fieldName: string;
  readonly value: string;
  readonly absent: boolean;
  readonly note: string;
}

interface CorrectionFormProps {
  readonly loanRef: string;
  readonly draft: CorrectionDraft;
  readonly onChange: (change: Partial<CorrectionDraft>) => void;
  readonly onClose: () => void;
  readonly onRecorded: (correction: Correction) => void;
}

/** Says what a document states where the program read something else. The box is drawn on the page, or set here. */
export function CorrectionForm({ loanRef, draft, onChange, onClose, onRecorded }: CorrectionFormProps) {
  const client = useQueryClient();
  const form = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: fields = [] } = useQuery(canonicalFields);
  const { documentId, pageNo, box } = draft;
  const { data: found } = useQuery({ ...pageWords(documentId, pageNo ?? 1), enabled: pageNo !== null });
  const record = useMutation({
    mutationFn: () =>
      recordCorrection(loanRef, {
        documentId,
        fieldName: draft.fieldName,
        value: draft.absent ? null : draft.value,
        note: draft.note,
        pageNo,
        bbox: box,
      }),
    onSuccess: onRecorded,
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  useEffect(() => heading.current?.focus(), []);

  // The words under the box are its text, until somebody writes another; a new box asks the page again.
  const filledFor = useRef<Box | null>(box);
  useEffect(() => {
    if (box === null || found === undefined || box === filledFor.current) return;
    filledFor.current = box;
    const text = wordsInBox(found, box);
    if (text !== '') onChange({ value: text, absent: false });
  }, [box, found, onChange]);

  const error = isApiError(record.error) ? record.error : null;
  const isPlaced = pageNo !== null && box !== null;
  const isSaid = draft.fieldName !== '' && draft.note.trim() !== '' && (draft.absent || draft.value.trim() !== '');
  const ready = isPlaced && isSaid;
  return (
    <div className="review-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className="review-panel-body" tabIndex={0} aria-label={words.title}>
        <h2 className="review-panel-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="review-soft">{words.text}</p>
        {error === null ? null : (
          <Notice tone="bad" alert>
            {error.message}
          </Notice>
        )}
        <form
          id={form}
          className="review-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready && !record.isPending) record.mutate();
          }}
        >
          <p>
            <span className="review-soft">{words.document}</span> {draft.documentTitle}
            {pageNo === null ? '' : ` · ${words.page(pageNo)}`}
          </p>
          {box === null ? (
            <div className="review-choices">
              <Button size="small" disabled={pageNo === null} onClick={() => onChange({ box: FIRST_BOX })}>
                {words.begin}
              </Button>
              <span className="review-soft">{words.drawFirst}</span>
            </div>
          ) : (
            <div className="review-box-fields">
              <BoxFields box={box} onBox={(next) => onChange({ box: next })} />
              <Button size="small" look="quiet" onClick={() => onChange({ box: null })}>
                {words.remove}
              </Button>
            </div>
          )}
          {error?.fieldMessage('bbox') === undefined ? null : <Notice tone="bad">{words.drawFirst}</Notice>}
          <Field label={words.field} error={error?.fieldMessage('fieldName')}>
            <Select
              value={draft.fieldName}
              onChange={(event) => onChange({ fieldName: event.target.value })}
              options={[
                ...(draft.fieldName === '' ? [{ value: '', label: '' }] : []),
                ...fields.map(({ name, title }) => ({ value: name, label: title })),
              ]}
            />
          </Field>
          <Field label={words.value} hint={words.valueHint} error={error?.fieldMessage('value')}>
            <Input
              value={draft.absent ? '' : draft.value}
              disabled={draft.absent}
              maxLength={2000}
              onChange={(event) => onChange({ value: event.target.value })}
            />
          </Field>
          <label className="review-check">
            <input
              type="checkbox"
              checked={draft.absent}
              onChange={(event) => onChange({ absent: event.target.checked })}
            />
            {words.absent}
          </label>
          <Field label={words.note} hint={words.noteHint} error={error?.fieldMessage('note')}>
            <TextArea
              rows={3}
              maxLength={4000}
              value={draft.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
        </form>
      </section>
      <footer className="review-actions">
        <Button onClick={onClose}>{partWords.cancel}</Button>
        <Button look="primary" type="submit" form={form} busy={record.isPending} disabled={!ready}>
          {words.submit}
        </Button>
      </footer>
    </div>
  );
}
