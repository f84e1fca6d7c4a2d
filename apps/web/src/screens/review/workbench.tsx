import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { loanFields } from '../../api/operations/loan-documents.ts';
import { approvalRecord } from '../../api/operations/packages.ts';
import { useSession } from '../../api/session.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { severityWords } from '../../words/loans.ts';
import { reviewWords as words } from '../../words/review.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { correctorsOf } from './correctors-of.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Decision, DecisionKind } from './decisions.ts';
import { FindingList } from './finding-list.tsx';
import { FindingPage } from './finding-page.tsx';
import { FindingPanel } from './finding-panel.tsx';
import { sourcesOf } from './finding-sources.ts';
import { GroupDialog } from './group-dialog.tsx';
import { NothingToShow } from './nothing-to-show.tsx';
import { type FindingFilter, fitsFilter, nextUndecided, orderFindings } from './order-findings.ts';
import { ProposedBench } from './proposed-bench.tsx';
import { waitingValues } from './proposed-values.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { type ReviewPart, ReviewSwitch } from './review-switch.tsx';
import { useCorrection } from './use-correction.ts';
import { useDocumentPages, usePagesAhead } from './use-document-pages.ts';
import { useLiveChanges } from './use-live-changes.ts';
import { useOlderLink } from './use-older-link.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSelection } from './use-selection.ts';
import { useTitles } from './use-titles.ts';

/** Findings on the left, the page in the middle, what is said and done on the right. */
export function Workbench({ review }: { readonly review: ReviewView }) {
  const ref = review.loan.externalRef;
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const me = user?.id ?? null;
  const isManager = user?.roles.some((role) => role !== 'specialist') ?? false;
  const findings = useMemo(() => orderFindings(review.findings), [review.findings]);
  const [filter, setFilter] = useState<FindingFilter>('all');
  const [decision, setDecision] = useState<Decision | null>(null);
  const [group, setGroup] = useState<readonly string[] | null>(null);
  const [approving, setApproving] = useState(false);
  const [listing, setListing] = useState(false);
  const [view, setView] = useState<ReviewPart>('findings');
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const { selected, source, turned, linked, select, selectSource, turnTo } = useSelection(findings);
  const { data: record } = useQuery(approvalRecord(ref));
  const { data: fields } = useQuery(loanFields(ref));
  const { titleOf, fieldTitle } = useTitles();
  const { run, dismiss } = useLiveChanges(review, me);
  const isKnown = linked === null || findings.some(({ finding }) => finding.id === linked);
  const link = useOlderLink(ref, isKnown ? null : linked, findings, select);

  const finding = selected?.finding;
  const sources = useMemo(() => (finding === undefined ? [] : sourcesOf(finding, fields)), [finding, fields]);
  const shown = sources[source];
  const pagesOf = useDocumentPages(findings);
  const ahead = usePagesAhead(findings, finding?.id ?? null, pagesOf);
  const correction = useCorrection(titleOf);

  // Rows are redrawn only when what they are given changes.
  const selectRef = useRef(select);
  selectRef.current = select;
  const onSelect = useCallback((id: string) => selectRef.current(id), []);

  const correctors = finding === undefined ? [] : correctorsOf(finding, review.corrections);
  const isCorrector = correctors.some(({ id }) => id === me);
  const inReview = review.loan.state === 'review';
  const may = {
    accept: inReview && finding?.status === 'open',
    override: inReview && isManager && !isCorrector && (finding?.status === 'open' || finding?.status === 'accepted'),
    escalate: inReview,
    correct: inReview && (shown === undefined || !['lar', 'intake'].includes(shown.source) || shown.pageNo !== null),
  };
  const put = (result: FindingWithActions) => {
    client.setQueryData<ReviewView>(keys.review(ref), (before) => {
      if (before === undefined) return before;
      const replaced = before.findings.map((each) => (each.finding.id === result.finding.id ? result : each));
      return { ...before, findings: replaced };
    });
    void client.invalidateQueries({ queryKey: keys.loan(ref) });
  };
  const done = (result: FindingWithActions, kind: DecisionKind | 'comment') => {
    setDecision(null);
    put(result);
    showToast({ tone: 'good', title: words.done[kind], text: `${result.finding.ruleId} ${result.finding.title}` });
    const next =
      kind === 'comment' || kind === 'escalate' ? null : nextUndecided(findings, result.finding.id, isManager);
    if (next !== null && selected?.finding.id === result.finding.id) select(next);
  };
  const begin = (kind: DecisionKind) => {
    if (selected !== undefined && may[kind]) setDecision({ kind, opened: selected });
  };
  const beginCorrection = () => {
    if (!may.correct || shown === undefined) return;
    correction.begin(shown, turned ?? shown.pageNo ?? pagesOf.get(shown.documentId)?.pages[0] ?? null);
  };
  const proposed = waitingValues(fields).length;
  const visible = findings.filter((each) => fitsFilter(each, filter));
  useReviewKeys({
    resting: correction.draft !== null || view === 'proposed',
    visible,
    selectedId: finding?.id ?? null,
    select,
    sources: sources.length,
    source,
    selectSource,
    decide: begin,
    correct: beginCorrection,
    comment: () => commentRef.current?.focus(),
    approve: () => (inReview ? setApproving(true) : undefined),
  });

  const switchable = proposed > 0 || view === 'proposed';
  useShortcuts(
    words.proposed.title,
    switchable && correction.draft === null
      ? [
          {
            keys: 't',
            label: words.proposed.keys.toggle,
            run: () => setView(view === 'findings' ? 'proposed' : 'findings'),
          },
        ]
      : [],
  );

  const { draft } = correction;
  const drawnOn = draft === null ? shown : (correction.source ?? undefined);
  return (
    <div className="review">
      <ReviewHead review={review} onApprove={() => setApproving(true)} onChanges={() => setListing(true)} />
      <ReviewNotices review={review} run={run} onDismiss={dismiss} link={link} />
      {switchable ? <ReviewSwitch view={view} onView={setView} findings={findings.length} proposed={proposed} /> : null}
      {view === 'proposed' ? (
        <ProposedBench
          loanRef={ref}
          fields={fields ?? []}
          open={['review', 'processing', 'processing_failed', 'received'].includes(review.loan.state)}
          titleOf={titleOf}
          fieldTitle={fieldTitle}
        />
      ) : findings.length === 0 ? (
        <EmptyState title={words.none.title}>{words.none.text}</EmptyState>
      ) : (
        <div className="review-body">
          <FindingList
            findings={findings}
            filter={filter}
            onFilter={setFilter}
            selectedId={finding?.id ?? null}
            onSelect={onSelect}
            onDecide={inReview ? (own) => setGroup(own.map((each) => each.finding.id)) : null}
            titleOf={titleOf}
            fieldTitle={fieldTitle}
          />
          <div className="review-page">
            <FindingPage
              nothing={<NothingToShow loanRef={ref} inReview={inReview} titleOf={titleOf} />}
              sources={draft === null || drawnOn === undefined ? sources : [drawnOn]}
              selected={drawnOn}
              tone={severityWords[finding?.severity ?? 'info'].tone}
              pagesOf={pagesOf}
              turned={draft === null ? turned : draft.pageNo}
              onTurn={draft === null ? turnTo : (pageNo) => correction.change({ pageNo, box: null })}
              onSelect={selectSource}
              titleOf={titleOf}
              ahead={ahead}
              drawing={draft === null ? null : { box: draft.box, onBox: (box) => correction.change({ box }) }}
            />
          </div>
          {draft === null ? (
            selected === undefined ? null : (
              <FindingPanel
                each={selected}
                sources={sources}
                source={source}
                onSource={selectSource}
                record={record}
                titleOf={titleOf}
                fieldTitle={fieldTitle}
                may={may}
                isManager={isManager}
                correctors={correctors}
                isCorrector={isCorrector}
                onDecide={begin}
                onCorrect={beginCorrection}
                onDone={(result) => {
                  put(result);
                  showToast({ tone: 'good', title: words.done.comment });
                }}
                commentRef={commentRef}
              />
            )
          ) : (
            <CorrectionForm
              loanRef={ref}
              draft={draft}
              onChange={correction.change}
              onClose={correction.end}
              onRecorded={({ confirmedByPage }) => {
                correction.end();
                const text = confirmedByPage ? words.correction.confirmed : words.correction.unconfirmed;
                showToast({ tone: 'good', title: words.correction.recorded, text });
              }}
            />
          )}
        </div>
      )}
      {decision === null ? null : (
        <DecisionDialog
          key={`${decision.kind} ${decision.opened.finding.id}`}
          decision={decision}
          review={review}
          me={me}
          onClose={() => setDecision(null)}
          onDone={done}
        />
      )}
      {group === null ? null : (
        <GroupDialog
          key={group.join(' ')}
          group={findings.filter((each) => group.includes(each.finding.id))}
          review={review}
          mayOverride={(each) =>
            isManager && !correctorsOf(each.finding, review.corrections).some(({ id }) => id === me)
          }
          onClose={() => setGroup(null)}
          onDecided={put}
          onDone={(count) => {
            setGroup(null);
            showToast({ tone: 'good', title: words.group.done(count) });
          }}
        />
      )}
      {listing ? <ChangesDialog review={review} onClose={() => setListing(false)} /> : null}
      {approving ? (
        <ApproveDialog
          review={review}
          onClose={() => setApproving(false)}
          onApproved={() => {
            setApproving(false);
            showToast({ tone: 'good', title: words.done.approve });
            void navigate({ to: '/app/loans/$ref', params: { ref } });
          }}
        />
      ) : null}
    </div>
  );
}
