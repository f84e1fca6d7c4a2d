import { useEffect, useRef } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { reviewWords } from '../../words/review.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import type { WaitingValue } from './proposed-values.ts';
import type { ValueChoice } from './value-choices.ts';

const words = reviewWords.proposed;

interface ProposedValueFormProps {
  readonly value: WaitingValue;
  readonly choices: readonly ValueChoice[];
  readonly choice: number;
  readonly text: string;
  readonly onChoice: (choice: number) => void;
  readonly onText: (text: string) => void;
  readonly onSettle: () => void;
  readonly onMove: (step: number) => void;
  readonly onCorrect: (absent: boolean) => void;
  readonly onWhy: () => void;
  /** Null while values can be settled; else why they cannot. */
  readonly closed: string | null;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

/** The place of a value and the value in a field: Enter confirms it, typing corrects it, an arrow takes another one. */
export function ProposedValueForm(props: ProposedValueFormProps) {
  const { value, choices, choice, text, onChoice, onText, onSettle, onMove, closed, titleOf, fieldTitle } = props;
  const { field, key } = value;
  const { pageNo, box } = choices[choice] ?? { pageNo: null, box: null };
  const title = fieldTitle(field.fieldName);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every value has the focus as it comes.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [key]);
  const isChanged = choice !== 0 || text !== choices[0]?.text;
  return (
    <form
      className="review-panel"
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className="review-panel-body" tabIndex={0} aria-label={title}>
        <p className="review-panel-top">
          <Badge tone="warn">{words.badge}</Badge>
        </p>
        <h2 className="review-panel-title">{title}</h2>
        {pageNo === null || box === null ? null : (
          <SourceCrop
            documentId={field.documentId}
            pageNo={pageNo}
            box={box}
            label={`${titleOf(field.docType)}, ${title}`}
          />
        )}
        <Field
          label={words.value}
          hint={choices.length > 1 ? words.alternatives(choice + 1, choices.length) : undefined}
        >
          <Input
            ref={input}
            className="review-proposed-value"
            value={text}
            maxLength={2000}
            disabled={closed !== null}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const leap = { PageDown: 1, PageUp: -1 }[event.key];
              if (step !== undefined) onChoice((choice + step + choices.length) % choices.length);
              if (leap !== undefined) onMove(leap);
              if (step !== undefined || leap !== undefined) event.preventDefault();
              if (event.key === 'Escape') event.currentTarget.blur();
            }}
          />
        </Field>
        <p className="review-soft">
          {titleOf(field.docType)}
          {pageNo === null ? '' : ` · ${reviewWords.sources.page(pageNo)}`}
          {choice === 0 ? ` · ${words.confidence(Math.round(field.confidence * 100))}` : ''}
        </p>
        <p>{words.text}</p>
        <Button size="small" look="quiet" onClick={props.onWhy}>
          {words.why} <KeyHint keys="w" />
        </Button>
      </section>
      <footer className="review-actions">
        {closed === null ? (
          <>
            <Button type="submit" look="primary" disabled={text.trim() === ''}>
              {isChanged ? reviewWords.actions.correct : words.confirm} <KeyHint keys="Enter" />
            </Button>
            <Button onClick={() => props.onCorrect(false)}>
              {words.onPage} <KeyHint keys="c" />
            </Button>
            <Button onClick={() => props.onCorrect(true)}>
              {words.absent} <KeyHint keys="x" />
            </Button>
          </>
        ) : (
          <p className="review-soft">{closed}</p>
        )}
      </footer>
    </form>
  );
}
