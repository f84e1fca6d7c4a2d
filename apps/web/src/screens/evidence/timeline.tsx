import type { EvidenceEntry } from '@countersign/contract/evidence';
import { titleOf } from '@countersign/engine/evidence/evidence-titles';
import { Badge } from '../../parts/badge.tsx';
import { classNames } from '../../parts/class-names.ts';
import { formatInstant } from '../../parts/format.ts';
import { evidenceWords } from '../../words/evidence.ts';
import { findingTitles, subjectOf } from './entry-subject.ts';

const words = evidenceWords.timeline;

interface TimelineProps {
  readonly entries: readonly EvidenceEntry[];
  readonly firstBad: number | null;
}

/** The newest first, as people ask; the numbers tell the order of the chain. */
export function Timeline({ entries, firstBad }: TimelineProps) {
  const titles = findingTitles(entries);
  return (
    <ol className="panel evidence-timeline" reversed>
      {entries.toReversed().map((entry) => (
        <TimelineEntry
          key={entry.hash + entry.seq}
          entry={entry}
          subject={subjectOf(entry, titles)}
          isBad={entry.seq === firstBad}
          isAfter={firstBad !== null && entry.seq > firstBad}
        />
      ))}
    </ol>
  );
}

interface TimelineEntryProps {
  readonly entry: EvidenceEntry;
  readonly subject: string | null;
  readonly isBad: boolean;
  readonly isAfter: boolean;
}

function TimelineEntry({ entry, subject, isBad, isAfter }: TimelineEntryProps) {
  const { seq, kind, at, actor, payload } = entry;
  const note = typeof payload.note === 'string' ? payload.note : null;
  const address = addressOf(payload.origin);
  return (
    <li
      id={`entry-${seq}`}
      tabIndex={-1}
      className={classNames('evidence-entry', isBad && 'evidence-bad', isAfter && 'evidence-after')}
    >
      <span className="evidence-seq numbers">
        <span className="only-spoken">{words.entry(seq)}</span>
        <span aria-hidden="true">{seq}</span>
      </span>
      <div className="evidence-said">
        <p className="evidence-line">
          <strong>{titleOf(kind)}</strong>
          {subject === null ? null : <span>{subject}</span>}
          {isBad ? <Badge tone="bad">{words.broken}</Badge> : null}
        </p>
        <p className="evidence-faint">
          {actor.type === 'system' ? words.system : actor.name}
          {address === null ? null : words.from(address)}, <time dateTime={at}>{formatInstant(at)}</time>
        </p>
        {note === null ? null : <p className="evidence-note">“{note}”</p>}
        <details>
          <summary>{words.details}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
          <pre tabIndex={0}>{JSON.stringify(payload, null, 2)}</pre>
          <p className="evidence-faint mono">
            {words.hash} {entry.hash}
          </p>
          <p className="evidence-faint mono">
            {words.previous} {entry.prevHash}
          </p>
        </details>
      </div>
    </li>
  );
}

function addressOf(origin: unknown): string | null {
  const { address } = (typeof origin === 'object' && origin !== null ? origin : {}) as { address?: unknown };
  return typeof address === 'string' ? address : null;
}
