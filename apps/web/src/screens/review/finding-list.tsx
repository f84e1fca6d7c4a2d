import { severities } from '@countersign/contract/closed-sets';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { severityWords } from '../../words/loans.ts';
import { reviewWords } from '../../words/review.ts';
import { FindingRow } from './finding-row.tsx';
import { decidable, groupFindings } from './group-findings.ts';
import { type FindingFilter, findingFilters, fitsFilter, isUndecided } from './order-findings.ts';
import type { DecidedFinding } from './with-decisions.ts';

const words = reviewWords.list;

interface FindingListProps {
  /** All of them, in order. */
  readonly findings: readonly DecidedFinding[];
  readonly filter: FindingFilter;
  readonly onFilter: (filter: FindingFilter) => void;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Decides all of a group in one go; null where nothing can be decided. */
  readonly onDecide: ((kind: 'accept' | 'override', group: readonly DecidedFinding[]) => void) | null;
  readonly mayOverride: (each: DecidedFinding) => boolean;
  /** What stands below the list: what can still be undone. */
  readonly children: ReactNode;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
}

export function FindingList(props: FindingListProps) {
  const { findings, filter, onFilter, selectedId, onSelect, onDecide, mayOverride, titleOf, fieldTitle } = props;
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
                    <GroupHead group={group} onDecide={onDecide} mayOverride={mayOverride} />
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
      {props.children}
    </div>
  );
}

interface GroupHeadProps {
  readonly group: readonly DecidedFinding[];
  readonly onDecide: FindingListProps['onDecide'];
  readonly mayOverride: (each: DecidedFinding) => boolean;
}

/** Several of a kind, said once, and decided together. */
function GroupHead({ group, onDecide, mayOverride }: GroupHeadProps) {
  const toAccept = decidable(group, 'accept');
  const toOverride = decidable(group, 'override').filter(mayOverride);
  const weight = group[0]?.finding.severity === 'exception' ? 'exception' : 'other';
  return (
    <div className="review-group-head">
      <h3 className="review-group-title">{words.group(group.length, group[0]?.finding.title ?? '')}</h3>
      {onDecide === null ? null : (
        <span className="review-choices">
          {toAccept.length < 2 ? null : (
            <Button size="small" onClick={() => onDecide('accept', toAccept)}>
              {reviewWords.group.accept[weight](toAccept.length)} <KeyHint keys="g" />
            </Button>
          )}
          {toOverride.length < 2 ? null : (
            <Button size="small" onClick={() => onDecide('override', toOverride)}>
              {reviewWords.group.override(toOverride.length)}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
