import type { LarRecord } from '@countersign/contract/intake';
import type { DecisionKind, Escalation, FindingWithActions } from '@countersign/contract/review';
import type { ReactNode, Ref } from 'react';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Notice } from '../../parts/notice.tsx';
import { severityWords } from '../../words/loans.ts';
import { findingStatusWords, reviewWords, sayAct } from '../../words/review.ts';
import { readFindingData } from './finding-data.ts';
import type { ShownSource } from './finding-sources.ts';
import { History } from './history.tsx';
import { SourceList } from './source-list.tsx';
import { Why } from './why.tsx';
import type { DecidedFinding } from './with-decisions.ts';

const words = reviewWords.actions;

interface FindingPanelProps {
  readonly each: DecidedFinding;
  readonly sources: readonly ShownSource[];
  readonly source: number;
  readonly onSource: (index: number) => void;
  /** Null where none was received; undefined while it is on its way. */
  readonly record: LarRecord | null | undefined;
  readonly titleOf: (source: string) => string;
  readonly fieldTitle: (field: string) => string;
  /** Which decisions can be taken now, and by this person. */
  readonly may: Readonly<Record<DecisionKind | 'correct', boolean>>;
  readonly isManager: boolean;
  /** Who made the corrections that cleared the finding, and whether this person is one of them. */
  readonly correctors: readonly { readonly id: string; readonly name: string }[];
  readonly isCorrector: boolean;
  readonly onDecide: (kind: DecisionKind) => void;
  /** Takes back what was decided; null where this person cannot. */
  readonly onUndo: (() => void) | null;
  /** What somebody is writing about it stands in place of the buttons; null: nobody does. */
  readonly form: ReactNode;
  readonly onCorrect: () => void;
  readonly onDone: (result: FindingWithActions) => void;
  /** Questions about it that nobody has answered. */
  readonly asked: readonly Escalation[];
  readonly me: string | null;
  readonly commentRef: Ref<HTMLTextAreaElement>;
}

/** The selected finding: why it is one, what every source says, what to do about it, and what was done. */
export function FindingPanel(props: FindingPanelProps) {
  const { each, sources, source, onSource, record, titleOf, fieldTitle, may, isManager } = props;
  const { correctors, isCorrector } = props;
  const { finding } = each;
  const severity = severityWords[finding.severity];
  const status = findingStatusWords[finding.status];
  return (
    <div className="review-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      <section className="review-panel-body" tabIndex={0} aria-label={finding.title}>
        <header>
          <p className="review-panel-top">
            <Badge tone={severity.tone}>{severity.label}</Badge>
            <Badge tone={status.tone}>{status.label}</Badge>
            <span className="mono review-soft">{finding.ruleId}</span>
          </p>
          <h2 className="review-panel-title">{finding.title}</h2>
        </header>
        {correctors.length === 0 || finding.status !== 'accepted' ? null : (
          <Notice tone="warn">
            <strong>{reviewWords.cleared.title}.</strong>{' '}
            {reviewWords.cleared.text(correctors.map(({ name }) => name).join(', '))}
          </Notice>
        )}
        <Why finding={finding} />
        <SourceList
          sources={sources}
          kind={readFindingData(finding).kind}
          selected={source}
          onSelect={onSource}
          record={record}
          titleOf={titleOf}
          fieldTitle={fieldTitle}
        />
        <History
          key={finding.id}
          each={each}
          asked={props.asked}
          me={props.me}
          isManager={isManager}
          commentRef={props.commentRef}
          onDone={props.onDone}
        />
      </section>
      {props.form ?? (
        <footer className="review-actions">
          {each.decision === null ? null : (
            <p className="review-pending" role="status">
              <span>
                <strong>{each.decision.actorName}</strong> {sayAct(each.decision.action, finding.severity)}.{' '}
                {reviewWords.undo.soon}
              </span>
              {props.onUndo === null ? null : (
                <Button size="small" onClick={props.onUndo}>
                  {reviewWords.undo.button}
                </Button>
              )}
            </p>
          )}
          {may.accept ? (
            <Button onClick={() => props.onDecide('accept')}>
              {finding.severity === 'exception' ? words.accept.exception : words.accept.other} <KeyHint keys="a" />
            </Button>
          ) : null}
          {may.override ? (
            <Button onClick={() => props.onDecide('override')}>
              {words.override} <KeyHint keys="o" />
            </Button>
          ) : null}
          {may.escalate ? (
            <Button onClick={() => props.onDecide('escalate')}>
              {words.escalate} <KeyHint keys="e" />
            </Button>
          ) : null}
          {may.correct ? (
            <Button onClick={props.onCorrect}>
              {words.correct} <KeyHint keys="c" />
            </Button>
          ) : null}
          {!isManager && finding.blocksApproval ? <p className="review-soft">{words.onlyManagers}</p> : null}
          {isManager && isCorrector && finding.blocksApproval ? (
            <p className="review-soft">{words.ownCorrection}</p>
          ) : null}
        </footer>
      )}
    </div>
  );
}
