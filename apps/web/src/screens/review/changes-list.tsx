import type { ReviewChange, ReviewCorrection } from '@countersign/contract/review';
import { Badge } from '../../parts/badge.tsx';
import { formatInstant } from '../../parts/format.ts';
import { reviewWords } from '../../words/review.ts';
import { SourceCrop } from '../loan-steps/source-crop.tsx';
import { useTitles } from './use-titles.ts';

const words = reviewWords.changes;

interface ChangesListProps {
  readonly corrections: readonly ReviewCorrection[];
  readonly changes: readonly ReviewChange[];
}

/** What people changed about a package: before and after, the piece of the page, who and when. */
export function ChangesList({ corrections, changes }: ChangesListProps) {
  const { titleOf, fieldTitle } = useTitles();
  return (
    <>
      {corrections.length === 0 ? null : (
        <ul className="review-plain-list review-changes" aria-label={words.corrections(corrections.length)}>
          {corrections.map((each) => (
            <li key={each.id}>
              <p>
                <strong>{fieldTitle(each.fieldName)}</strong>{' '}
                <span className="review-soft">
                  {each.docType === null ? '' : titleOf(each.docType)}
                  {each.pageNo === null ? '' : `, ${reviewWords.sources.page(each.pageNo)}`}
                </span>
              </p>
              <p className="mono">
                <del>{each.previousValue ?? words.nothing}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{each.normalizedValue ?? words.absent}</ins>
              </p>
              {each.pageNo === null || each.bbox === null ? null : (
                <SourceCrop
                  documentId={each.documentId}
                  pageNo={each.pageNo}
                  box={each.bbox}
                  label={fieldTitle(each.fieldName)}
                />
              )}
              <p>
                <Badge tone={each.confirmedByPage ? 'good' : 'warn'}>
                  {each.confirmedByPage ? words.confirmed : words.unconfirmed}
                </Badge>
              </p>
              <By name={each.actorName} at={each.occurredAt} note={each.note} />
            </li>
          ))}
        </ul>
      )}
      {changes.length === 0 ? null : (
        <>
          <h3 className="review-heading">{words.others}</h3>
          <ul className="review-plain-list review-changes">
            {changes.map(({ seq, text, actorName, occurredAt, note }) => (
              <li key={seq}>
                <p>{text}</p>
                <By name={actorName} at={occurredAt} note={note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function By({ name, at, note }: { readonly name: string; readonly at: string; readonly note: string | null }) {
  return (
    <>
      <p className="review-soft">
        {name}, <time dateTime={at}>{formatInstant(at)}</time>
      </p>
      {note === null ? null : <p className="review-note">{note}</p>}
    </>
  );
}
