import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Notice } from '../../parts/notice.tsx';
import { reviewWords } from '../../words/review.ts';
import { type Batch, type Failure, UNDO_MS } from './use-decisions.ts';

const words = reviewWords.undo;

interface UndoBarProps {
  readonly batch: Batch | null;
  readonly onUndo: (batch: Batch) => void;
  readonly failure: Failure | null;
  readonly onDismiss: () => void;
}

/** Below the list: what was just decided, with the way back while there is one, and what was refused. */
export function UndoBar({ batch, onUndo, failure, onDismiss }: UndoBarProps) {
  return (
    <div className="review-undo" role="status">
      {failure === null ? null : (
        <Notice tone="bad">
          <span className="review-run">
            <span>
              <strong>{failure.title}</strong> {failure.text}
            </span>
            <Button size="small" onClick={onDismiss}>
              {reviewWords.live.dismiss}
            </Button>
          </span>
        </Notice>
      )}
      {batch === null ? null : <Latest key={batch.decisions[0]?.id} batch={batch} onUndo={onUndo} />}
    </div>
  );
}

function Latest({ batch, onUndo }: { readonly batch: Batch; readonly onUndo: (batch: Batch) => void }) {
  const left = useSecondsLeft(batch);
  return (
    <p className="review-undo-line">
      <span>
        <strong>{reviewWords.done[batch.kind === 'accept' && batch.isException ? 'confirm' : batch.kind]}.</strong>{' '}
        <span className="review-undo-about">{batch.about}</span>
      </span>
      <Button size="small" onClick={() => onUndo(batch)}>
        {words.button} <KeyHint keys="u" />
      </Button>
      <span className="numbers" aria-hidden="true">
        {left === 0 ? '' : words.left(left)}
      </span>
    </p>
  );
}

/** Counted from when the page sent it: clocks of people's machines may be minutes off. */
function useSecondsLeft({ decisions }: Batch): number {
  const until = Date.parse(decisions[0]?.decidedAt ?? '') + UNDO_MS;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.min(UNDO_MS / 1000, Math.ceil((until - now) / 1000)));
}
