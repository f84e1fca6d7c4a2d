import type { LarRecord } from '@countersign/contract/intake';
import { classNames } from '../../parts/class-names.ts';
import { reviewWords } from '../../words/review.ts';
import { recordBeside, type ShownSource } from './finding-sources.ts';
import { sayValue } from './say-value.ts';

const words = reviewWords.sources;

interface SourceListProps {
  readonly sources: readonly ShownSource[];
  readonly kind: string | null;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Null where none was received; undefined while it is on its way. */
  readonly record: LarRecord | null | undefined;
  /** How types, fields and documents are called. */
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

/** What every source says, as printed and as understood; choosing one shows its place. The approval record stands beside. */
export function SourceList(props: SourceListProps) {
  const { sources, kind, selected, onSelect, record, titleOf, fieldTitle } = props;
  const beside = recordBeside(sources, record ?? null);
  return (
    <section aria-label={words.heading}>
      <h3 className="review-heading">{words.heading}</h3>
      {sources.length === 0 ? <p className="review-soft">{words.none}</p> : null}
      <ul className="review-plain-list review-sources">
        {sources.map((each) => (
          <li key={each.index}>
            <button
              type="button"
              className="review-source"
              data-source={each.index}
              aria-current={each.index === selected ? 'true' : undefined}
              onClick={() => onSelect(each.index)}
            >
              <span className="review-source-top">
                <span className="review-source-name">{titleOf(each.source)}</span>
                <span className="review-source-place">
                  {each.pageNo === null ? (each.place ?? words.noPage) : words.page(each.pageNo)}
                </span>
              </span>
              <SourceValue raw={each.raw} normalized={each.normalized} kind={kind} whole={each.field === null} />
              <span className="review-source-more">
                {each.field === null ? '' : fieldTitle(each.field)}
                {each.read === null
                  ? ''
                  : ` · ${words.method[each.read.method] ?? each.read.method} · ${words.certainty(Math.round(each.read.confidence * 100))}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {record === null ? (
        <p className="review-soft review-beside">{words.noRecord}</p>
      ) : (
        beside.map(({ field, values }) => (
          <div key={field} className="review-beside">
            <p className="review-source-top">
              <span className="review-source-name">{words.recordBeside}</span>
              <span className="review-source-place">{values[0]?.place ?? ''}</span>
            </p>
            {values.length === 0 ? (
              <p className="review-soft">
                {fieldTitle(field)}: {words.recordSilent}
              </p>
            ) : (
              values.map((value) => (
                <div key={value.place}>
                  <SourceValue raw={value.raw} normalized={value.normalized} kind={kind} whole={false} />
                  <span className="review-source-more">{fieldTitle(field)}</span>
                </div>
              ))
            )}
          </div>
        ))
      )}
    </section>
  );
}

interface SourceValueProps {
  readonly raw: string | null;
  readonly normalized: string | null;
  readonly kind: string | null;
  readonly whole: boolean;
}

function SourceValue({ raw, normalized, kind, whole }: SourceValueProps) {
  const shown = normalized === null ? null : sayValue(kind, normalized);
  const text = raw ?? shown;
  return (
    <span className="review-value">
      <span className={classNames('review-raw', text === null && 'review-soft')}>
        {text ?? (whole ? words.wholeDocument : words.unread)}
      </span>
      {shown !== null && shown !== raw ? (
        <span className="review-normalized numbers">
          <span className="only-spoken">{words.normalized} </span>= {shown}
        </span>
      ) : null}
    </span>
  );
}
