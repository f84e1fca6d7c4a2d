import type { LoanField } from '@countersign/contract/extraction';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { reviewWords } from '../../words/review.ts';
import { CorrectionForm } from './correction-form.tsx';
import { FindingPage } from './finding-page.tsx';
import { ProposedList } from './proposed-list.tsx';
import { afterSettled, waitingValues } from './proposed-values.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useCorrection } from './use-correction.ts';
import { usePagesOf } from './use-document-pages.ts';

const words = reviewWords.proposed;

/** Its words draw on the engine's, which few people need. */
const WhyValue = lazy(async () => ({ default: (await import('./why-value.tsx')).WhyValue }));

interface ProposedBenchProps {
  readonly loanRef: string;
  readonly fields: readonly LoanField[];
  /** Whether the package still takes changes. */
  readonly open: boolean;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

/** Values that were read with little certainty: each with its place on the page, to be confirmed or corrected one by one. */
export function ProposedBench({ loanRef, fields, open, titleOf, fieldTitle }: ProposedBenchProps) {
  const waiting = waitingValues(fields);
  const [chosen, setChosen] = useState<string | null>(null);
  const [turned, setTurned] = useState<number | null>(null);
  const [asking, setAsking] = useState<LoanField | null>(null);
  const confirmation = useConfirmation(loanRef, fieldTitle);
  const correction = useCorrection(titleOf);
  const pagesOf = usePagesOf([...new Set(waiting.map(({ field }) => field.documentId))]);
  const selected = waiting.find(({ key }) => key === chosen) ?? waiting[0];
  const { draft } = correction;

  const select = (key: string | null) => {
    setChosen(key);
    setTurned(null);
  };
  const move = (step: number) => {
    const at = waiting.findIndex(({ key }) => key === selected?.key);
    const next = waiting[Math.max(0, Math.min(waiting.length - 1, at + step))];
    if (next !== undefined) select(next.key);
  };
  const confirm = () => {
    if (selected === undefined || !open || confirmation.isPending) return;
    const next = afterSettled(waiting, selected.key);
    confirmation.mutate(selected.field, { onSuccess: () => select(next) });
  };
  const correct = (absent: boolean) => {
    if (selected !== undefined && open) correction.begin(selected.source, selected.source.pageNo, absent);
  };
  const shortcuts = [
    { keys: 'j', label: words.keys.next, run: () => move(1) },
    { keys: 'k', label: words.keys.previous, run: () => move(-1) },
    { keys: 'v', label: words.keys.confirm, run: confirm },
    { keys: 'c', label: words.keys.correct, run: () => correct(false) },
    { keys: 'x', label: words.keys.absent, run: () => correct(true) },
    { keys: 'w', label: words.keys.why, run: () => setAsking(selected?.field ?? null) },
  ];
  useShortcuts(words.keys.group, draft === null ? shortcuts : []);

  if (selected === undefined && draft === null)
    return <EmptyState title={words.none.title}>{words.none.text}</EmptyState>;
  const shown = draft === null ? selected?.source : (correction.source ?? undefined);
  return (
    <div className="review-body">
      <ProposedList
        waiting={waiting}
        selectedKey={selected?.key ?? null}
        onSelect={select}
        titleOf={titleOf}
        fieldTitle={fieldTitle}
      />
      <div className="review-page">
        <FindingPage
          nothing={null}
          sources={shown === undefined ? [] : [shown]}
          selected={shown}
          tone="warn"
          pagesOf={pagesOf}
          turned={draft === null ? turned : draft.pageNo}
          onTurn={draft === null ? setTurned : (pageNo) => correction.change({ pageNo, box: null })}
          onSelect={() => undefined}
          titleOf={titleOf}
          ahead={[]}
          drawing={draft === null ? null : { box: draft.box, onBox: (box) => correction.change({ box }) }}
        />
      </div>
      {draft === null ? (
        selected === undefined ? null : (
          <div className="review-panel">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
            <section className="review-panel-body" tabIndex={0} aria-label={fieldTitle(selected.field.fieldName)}>
              <p className="review-panel-top">
                <Badge tone="warn">{words.badge}</Badge>
              </p>
              <h2 className="review-panel-title">{fieldTitle(selected.field.fieldName)}</h2>
              <p className="review-proposed-value">{selected.field.rawText}</p>
              <p className="review-soft">
                {titleOf(selected.field.docType)}
                {selected.field.pageNo === null ? '' : ` · ${reviewWords.sources.page(selected.field.pageNo)}`} ·{' '}
                {words.confidence(Math.round(selected.field.confidence * 100))}
              </p>
              <p>{words.text}</p>
              <Button size="small" look="quiet" onClick={() => setAsking(selected.field)}>
                {words.why} <KeyHint keys="w" />
              </Button>
            </section>
            <footer className="review-actions">
              {open ? (
                <>
                  <Button look="primary" busy={confirmation.isPending} onClick={confirm}>
                    {words.confirm} <KeyHint keys="v" />
                  </Button>
                  <Button onClick={() => correct(false)}>
                    {reviewWords.actions.correct} <KeyHint keys="c" />
                  </Button>
                  <Button onClick={() => correct(true)}>
                    {words.absent} <KeyHint keys="x" />
                  </Button>
                </>
              ) : (
                <p className="review-soft">{words.closed}</p>
              )}
            </footer>
          </div>
        )
      ) : (
        <CorrectionForm
          loanRef={loanRef}
          draft={draft}
          onChange={correction.change}
          onClose={correction.end}
          onRecorded={({ confirmedByPage }) => {
            correction.end();
            const text = confirmedByPage ? reviewWords.correction.confirmed : reviewWords.correction.unconfirmed;
            showToast({ tone: 'good', title: reviewWords.correction.recorded, text });
          }}
        />
      )}
      {asking === null ? null : (
        <Suspense fallback={null}>
          <WhyValue field={asking} fields={fields} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
  );
}
