import { useEffect, useRef } from 'react';
import { reviewWords } from '../../words/review.ts';
import type { WaitingValue } from './proposed-values.ts';

const words = reviewWords.proposed;

interface ProposedListProps {
  readonly waiting: readonly WaitingValue[];
  readonly selectedKey: string | null;
  readonly onSelect: (key: string) => void;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

export function ProposedList({ waiting, selectedKey, onSelect, titleOf, fieldTitle }: ProposedListProps) {
  const frame = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that is current changes with the selection.
  useEffect(() => {
    frame.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedKey]);
  return (
    <div className="review-list">
      <div className="review-filters">
        <p className="review-decided numbers" role="status">
          {words.left(waiting.length)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className="review-rows" ref={frame} tabIndex={0} aria-label={words.title}>
        <ul className="review-plain-list">
          {waiting.map(({ key, field }) => (
            <li key={key}>
              <button
                type="button"
                className="review-finding review-finding-warning"
                aria-current={key === selectedKey ? 'true' : undefined}
                onClick={() => onSelect(key)}
              >
                <span className="review-finding-title">{fieldTitle(field.fieldName)}</span>
                <span className="review-finding-more">{field.rawText}</span>
                <span className="review-finding-more">
                  {titleOf(field.docType)}
                  {field.pageNo === null ? '' : ` · ${reviewWords.sources.page(field.pageNo)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
