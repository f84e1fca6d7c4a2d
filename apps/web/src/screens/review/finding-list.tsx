import { severities } from '@countersign/contract/closed-sets';
import type { FindingWithActions } from '@countersign/contract/review';
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { severityWords } from '../../words/loans.ts';
import { reviewWords } from '../../words/review.ts';
import { FindingRow } from './finding-row.tsx';
import { groupFindings } from './group-findings.ts';
import { type FindingFilter, findingFilters, fitsFilter, isUndecided } from './order-findings.ts';

const words = reviewWords.list;

interface FindingListProps {
  /** All of them, in order. */
  readonly findings: readonly FindingWithActions[];
  readonly filter: FindingFilter;
  readonly onFilter: (filter: FindingFilter) => void;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Decides all of a group in one go; null where nothing can be decided. */
  readonly onDecide: ((group: readonly FindingWithActions[]) => void) | null;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

export function FindingList(props: FindingListProps) {
  const { findings, filter, onFilter, selectedId, onSelect, onDecide, titleOf, fieldTitle } = props;
  const frame = useRef<HTMLElement>(null);
  const shown = findings.filter((each) => fitsFilter(each, filter));
  const decided = findings.filter((each) => !isUndecided(each)).length;
  useEffect(() => {
    frame.current?.querySelector(`#finding-${selectedId}`)?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  return (
    <div className="review-list">
      <div className="review-filters">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen. */}
        <div role="group" aria-label={words.filter} className="review-filter-group">
          {findingFilters.map((each) => {
            const count = findings.filter((one) => fitsFilter(one, each)).length;
            return (
              <button
                key={each}
                type="button"
                className="review-filter"
                aria-pressed={each === filter}
                onClick={() => onFilter(each)}
              >
                {words.filters[each]} <span className="review-count numbers">{count}</span>
              </button>
            );
          })}
        </div>
        <p className="review-decided numbers" role="status">
          {words.decided(decided, findings.length)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className="review-rows" ref={frame} tabIndex={0} aria-label={words.label}>
        {shown.length === 0 ? <p className="review-empty">{words.empty}</p> : null}
        {severities.map((severity) => {
          const own = shown.filter(({ finding }) => finding.severity === severity);
          return own.length === 0 ? null : (
            <div key={severity}>
              <h2 className="review-severity">
                {severityWords[severity].label} <span className="review-count numbers">{own.length}</span>
              </h2>
              {groupFindings(own).map((group) => (
                <div key={group[0]?.finding.id} className={group.length === 1 ? undefined : 'review-group'}>
                  {group.length === 1 ? null : (
                    <GroupHead group={group} onDecide={onDecide === null ? null : () => onDecide(group)} />
                  )}
                  <ul className="review-plain-list">
                    {group.map((each) => (
                      <FindingRow
                        key={each.finding.id}
                        each={each}
                        selected={each.finding.id === selectedId}
                        onSelect={onSelect}
                        titleOf={titleOf}
                        fieldTitle={fieldTitle}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          );
        })}
      </section>
    </div>
  );
}

interface GroupHeadProps {
  readonly group: readonly FindingWithActions[];
  readonly onDecide: (() => void) | null;
}

/** Several of a kind, said once. */
function GroupHead({ group, onDecide }: GroupHeadProps) {
  const left = group.filter(isUndecided).length;
  return (
    <div className="review-group-head">
      <h3 className="review-group-title">{words.group(group.length, group[0]?.finding.title ?? '')}</h3>
      {onDecide === null || left < 2 ? null : (
        <Button size="small" onClick={onDecide}>
          {words.together(left)}
        </Button>
      )}
    </div>
  );
}
