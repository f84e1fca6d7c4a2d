import type { LoanField } from '@countersign/contract/extraction';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { reviewWords } from '../../words/review.ts';
import { CorrectionForm } from './correction-form.tsx';
import { FindingPage } from './finding-page.tsx';
import { ProposedList } from './proposed-list.tsx';
import { ProposedValueForm } from './proposed-value-form.tsx';
import { afterSettled, waitingValues } from './proposed-values.ts';
import { useCorrection } from './use-correction.ts';
import { usePagesOf } from './use-document-pages.ts';
import { useSettling } from './use-settling.ts';
import { choicesOf } from './value-choices.ts';

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

/** What somebody typed or took for one value, and the page that they turned to. */
interface Touched {
  readonly key: string;
  readonly choice: number;
  readonly text: string;
  readonly turned: number | null;
}

/** Values that were read with little confidence: each with its place on the page, confirmed or corrected one by one. */
export function ProposedBench({ loanRef, fields, open, titleOf, fieldTitle }: ProposedBenchProps) {
  const settling = useSettling(loanRef);
  const all = waitingValues(fields);
  const waiting = all.filter(({ key }) => !settling.settled.has(key));
  const [chosen, setChosen] = useState<string | null>(null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [asking, setAsking] = useState<LoanField | null>(null);
  const correction = useCorrection(titleOf);
  const pagesOf = usePagesOf([...new Set(all.map(({ field }) => field.documentId))]);
  const selected = waiting.find(({ key }) => key === chosen) ?? waiting[0];
  const choices = useMemo(() => (selected === undefined ? [] : choicesOf(selected.field)), [selected]);
  const now: Touched =
    touched !== null && touched.key === selected?.key
      ? touched
      : { key: selected?.key ?? '', choice: 0, text: choices[0]?.text ?? '', turned: null };
  const { draft } = correction;

  const move = (step: number) => {
    const at = waiting.findIndex(({ key }) => key === selected?.key);
    const next = waiting[Math.max(0, Math.min(waiting.length - 1, at + step))];
    if (next !== undefined) setChosen(next.key);
  };
  const settle = () => {
    const choice = choices[now.choice];
    if (selected === undefined || choice === undefined || !open || now.text.trim() === '') return;
    setChosen(afterSettled(waiting, selected.key));
    if (now.choice === 0 && now.text === choice.text) settling.confirm(selected);
    else settling.correct(selected, now.text, choice);
  };
  const correct = (absent: boolean) => {
    if (selected !== undefined && open) correction.begin(selected.source, selected.source.pageNo, absent);
  };
  const shortcuts = [
    { keys: 'j', label: words.keys.next, run: () => move(1) },
    { keys: 'k', label: words.keys.previous, run: () => move(-1) },
    { keys: 'v', label: words.keys.confirm, run: settle },
    { keys: 'c', label: words.keys.correct, run: () => correct(false) },
    { keys: 'x', label: words.keys.absent, run: () => correct(true) },
    { keys: 'w', label: words.keys.why, run: () => setAsking(selected?.field ?? null) },
  ];
  useShortcuts(words.keys.group, draft === null ? shortcuts : []);

  if (selected === undefined && draft === null && settling.refused.length === 0)
    return <EmptyState title={words.none.title}>{words.none.text}</EmptyState>;
  const place = choices[now.choice];
  const source =
    selected === undefined
      ? undefined
      : { ...selected.source, pageNo: place?.pageNo ?? null, bbox: place?.box ?? null, raw: place?.text ?? null };
  const shown = draft === null ? source : (correction.source ?? undefined);
  return (
    <>
      {settling.refused.length === 0 ? null : (
        <Notice tone="bad" alert>
          <span className="review-run">
            <span>
              <strong>{words.refused}.</strong>{' '}
              {settling.refused.map(({ fieldName, message }) => `${fieldTitle(fieldName)}: ${message}`).join(' ')}
            </span>
            <Button size="small" onClick={settling.dismiss}>
              {reviewWords.live.dismiss}
            </Button>
          </span>
        </Notice>
      )}
      <div className="review-body">
        <ProposedList
          waiting={waiting}
          selectedKey={selected?.key ?? null}
          onSelect={setChosen}
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
            turned={draft === null ? now.turned : draft.pageNo}
            onTurn={
              draft === null
                ? (turned) => setTouched({ ...now, turned })
                : (pageNo) => correction.change({ pageNo, box: null })
            }
            onSelect={() => undefined}
            titleOf={titleOf}
            ahead={[]}
            drawing={draft === null ? null : { box: draft.box, onBox: (box) => correction.change({ box }) }}
          />
        </div>
        {draft === null ? (
          selected === undefined ? null : (
            <ProposedValueForm
              value={selected}
              choices={choices}
              choice={now.choice}
              text={now.text}
              onChoice={(choice) => setTouched({ ...now, choice, text: choices[choice]?.text ?? '', turned: null })}
              onText={(text) => setTouched({ ...now, text })}
              onSettle={settle}
              onMove={move}
              onCorrect={correct}
              onWhy={() => setAsking(selected.field)}
              closed={open ? null : words.closed}
              titleOf={titleOf}
              fieldTitle={fieldTitle}
            />
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
      </div>
      {asking === null ? null : (
        <Suspense fallback={null}>
          <WhyValue field={asking} fields={fields} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  );
}
