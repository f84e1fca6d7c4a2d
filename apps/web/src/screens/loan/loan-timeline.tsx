import type { EvidenceEntry } from '@countersign/contract/evidence';
import { titleOf } from '@countersign/engine/evidence/evidence-titles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loanTimeline } from '../../api/operations/loan-documents.ts';
import { Button } from '../../parts/button.tsx';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { loanScreenWords } from '../../words/loan.ts';
import { shellWords } from '../../words/shell.ts';

const words = loanScreenWords.timeline;
const FIRST = 15;

/** What happened and who did it, the newest first: the loan's evidence in plain words. */
export function LoanTimeline({ loanRef }: { readonly loanRef: string }) {
  const { data, error } = useQuery(loanTimeline(loanRef));
  const [all, setAll] = useState(false);
  const entries = data?.toReversed() ?? [];
  const shown = all ? entries : entries.slice(0, FIRST);
  return (
    <section className="panel loan-card" aria-labelledby="loan-timeline">
      <h2 id="loan-timeline" className="loan-heading">
        {words.heading}
      </h2>
      {error ? <Notice tone="bad">{error.message}</Notice> : null}
      {data === undefined && !error ? <Skeleton rows={4} label={shellWords.loading} /> : null}
      {data?.length === 0 ? <p className="loan-soft">{words.none}</p> : null}
      <ol className="loan-timeline">
        {shown.map((entry) => (
          <li key={entry.seq}>
            <p>
              {titleOf(entry.kind)} <span className="loan-soft">{about(entry)}</span>
            </p>
            <p className="loan-soft">
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time> {words.by(entry.actor.name)}
            </p>
            {noteOf(entry) === null ? null : <p className="loan-note">{noteOf(entry)}</p>}
          </li>
        ))}
      </ol>
      {entries.length > shown.length ? (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {words.more(entries.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}

/** What it was about, where the entry names it in clear. */
function about({ payload }: EvidenceEntry): string {
  const parts = [payload.ruleId, payload.fieldName, payload.name].filter((part) => typeof part === 'string');
  return parts.join(' · ');
}

function noteOf({ payload }: EvidenceEntry): string | null {
  return typeof payload.note === 'string' && payload.note !== '' ? payload.note : null;
}
