import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { reviewWords, sayAct } from '../../words/review.ts';
import type { Meanwhile } from './decisions.ts';

const words = reviewWords.conflict;

interface MeanwhileNoticeProps {
  readonly now: Meanwhile;
  /** What was written so far. */
  readonly text: string;
  readonly busy: boolean;
  readonly onComment: (() => void) | null;
}

/** What a colleague, or a new run, did to the finding while somebody was writing about it, and what to do with the text. */
export function MeanwhileNotice({ now, text, busy, onComment }: MeanwhileNoticeProps) {
  const [copied, setCopied] = useState(false);
  const { acts, moved, target, possible } = now;
  if (acts.length === 0 && !moved && target !== null) return null;
  const written = text.trim() !== '';
  return (
    <Notice tone="warn" alert>
      {target === null ? <p>{words.gone}</p> : null}
      {moved ? <p>{words.moved}</p> : null}
      {acts.map(({ id, actorName, action, occurredAt, note }) => (
        <p key={id}>
          {words.acted(actorName, sayAct(action, target?.finding.severity ?? 'exception'), formatInstant(occurredAt))}{' '}
          {note === null ? null : words.theirNote(note)}
        </p>
      ))}
      {written ? <p>{words.kept}</p> : null}
      {written && !possible ? (
        <p className="review-choices">
          {onComment === null ? null : (
            <Button size="small" busy={busy} onClick={onComment}>
              {words.asComment}
            </Button>
          )}
          <Button size="small" onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>
            {words.copy}
          </Button>
          <span role="status">{copied ? words.copied : ''}</span>
        </p>
      ) : null}
    </Notice>
  );
}
