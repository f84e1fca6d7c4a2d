import type { DecisionKind, FindingWithActions, ReviewView } from '@countersign/contract/review';
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
import { ConflictCrops } from './conflict-crops.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { correctorsOf } from './correctors-of.ts';
import { DecisionForm } from './decision-form.tsx';
import type { Decision } from './decisions.ts';
import { readFindingData } from './finding-data.ts';
import { FindingList } from './finding-list.tsx';
import { FindingPage } from './finding-page.tsx';
import { FindingPanel } from './finding-panel.tsx';
import { sourcesOf } from './finding-sources.ts';
import { decidable, groupFindings } from './group-findings.ts';
import { NothingToShow } from './nothing-to-show.tsx';
import { type FindingFilter, fitsFilter, nextUndecided, orderFindings } from './order-findings.ts';
import { ProposedBench } from './proposed-bench.tsx';
import { waitingValues } from './proposed-values.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { type ReviewPart, ReviewSwitch } from './review-switch.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useCorrection } from './use-correction.ts';
import { batchOf, useDecisions } from './use-decisions.ts';
import { useDocumentPages, usePagesAhead } from './use-document-pages.ts';
import { useLiveChanges } from './use-live-changes.ts';
import { useOlderLink } from './use-older-link.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSelection } from './use-selection.ts';
import { useTitles } from './use-titles.ts';
import type { DecidedFinding } from './with-decisions.ts';

/** Findings on the left, the page in the middle, what is said and done on the right. */
export function Workbench({ review }: { readonly review: ReviewView }) {
  const ref = review.loan.externalRef;
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const me = user?.id ?? null;
  const isManager = user?.roles.some((role) => role !== 'specialist') ?? false;
  const author = useMemo(() => (user === undefined ? null : { id: user.id, name: user.displayName }), [user]);
  const decisions = useDecisions(review, author);
  const findings = useMemo(() => orderFindings(decisions.findings), [decisions.findings]);
  const [filter, setFilter] = useState<FindingFilter>('all');
  const [decision, setDecision] = useState<Decision | null>(null);
  const [approving, setApproving] = useState(false);
  const [listing, setListing] = useState(false);
  const [chosenView, setView] = useState<ReviewPart | null>(null);
  const commentRef = useRef<HTMLTextAreaElement>(null);
  const { selected, source, turned, linked, select, selectSource, turnTo } = useSelection(findings);
  const { data: record } = useQuery(approvalRecord(ref));
  const { data: fields } = useQuery(loanFields(ref));
  const arrived = useRef(linked);
  const first = useRef<ReviewPart | null>(null);
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
  const onSelect = useCallback((id: string) => {
    // What was written about the one before is kept, and there again when somebody comes back to it.
    setDecision(null);
    selectRef.current(id);
  }, []);

  const correctors = finding === undefined ? [] : correctorsOf(finding, review.corrections);
  const isCorrector = correctors.some(({ id }) => id === me);
  const inReview = review.loan.state === 'review';
  const undecided = inReview && selected?.decision === null;
  const may = {
    accept: undecided && finding?.status === 'open',
    override: undecided && isManager && !isCorrector && (finding?.status === 'open' || finding?.status === 'accepted'),
    escalate: undecided,
    correct: inReview && (shown === undefined || !['lar', 'intake'].includes(shown.source) || shown.pageNo !== null),
  };
  const mayOverride = (each: FindingWithActions) =>
    isManager && !correctorsOf(each.finding, review.corrections).some(({ id }) => id === me);
  const put = (result: FindingWithActions) => {
    client.setQueryData<ReviewView>(keys.review(ref), (before) => {
      if (before === undefined) return before;
      const replaced = before.findings.map((each) => (each.finding.id === result.finding.id ? result : each));
      return { ...before, findings: replaced };
    });
    void client.invalidateQueries({ queryKey: keys.loan(ref) });
  };
  /** On to what waits next, at once: the decision is on its way and can be undone. */
  const goOn = (targets: readonly FindingWithActions[]) => {
    const ids = new Set(targets.map((each) => each.finding.id));
    const last = targets.at(-1)?.finding.id;
    const rest = findings.filter((each) => each.finding.id === last || !ids.has(each.finding.id));
    const next = last === undefined ? null : nextUndecided(rest, last, isManager);
    if (next !== null) select(next);
  };
  const accept = (targets: readonly FindingWithActions[]) => {
    goOn(targets);
    void decisions.decide('accept', targets, { reasonCode: '', note: '' }).then(([error]) => {
      if (error !== undefined) decisions.fail({ title: words.undo.refused, text: messageOf(error) });
    });
  };
  const acceptGroup = () => {
    const group = groupFindings(findings).find((each) => each.some(({ finding: { id } }) => id === finding?.id)) ?? [];
    const targets = decidable(group, 'accept');
    if (inReview && targets.length > 0) accept(targets);
  };
  const begin = (kind: DecisionKind) => {
    if (selected === undefined || !may[kind]) return;
    if (kind === 'accept') accept([selected]);
    else setDecision({ kind, opened: [selected] });
  };
  const beginCorrection = () => {
    if (!may.correct || shown === undefined) return;
    correction.begin(shown, turned ?? shown.pageNo ?? pagesOf.get(shown.documentId)?.pages[0] ?? null);
  };
  const proposed = waitingValues(fields).length;
  // Values first: findings follow from them. Whoever came to see a finding sees that. What is shown first stays, also
  // while a value that was confirmed has the package compared again.
  if (first.current === null && fields !== undefined) {
    first.current = proposed > 0 && arrived.current === null && inReview ? 'proposed' : 'findings';
  }
  const view = chosenView ?? first.current ?? 'findings';
  const visible = findings.filter((each) => fitsFilter(each, filter));
  useReviewKeys({
    resting: correction.draft !== null || decision !== null || view === 'proposed',
    visible,
    selectedId: finding?.id ?? null,
    select,
    sources: sources.length,
    source,
    selectSource,
    decide: begin,
    acceptGroup,
    undo: () => (decisions.latest === null ? undefined : void decisions.undo(decisions.latest)),
    correct: beginCorrection,
    comment: () => commentRef.current?.focus(),
    approve: () => (inReview ? setApproving(true) : undefined),
  });

  const targetsOf = ({ kind, opened }: Decision) => {
    const now = findings.filter((each) => opened.some((one) => one.finding.id === each.finding.id));
    return kind === 'override' ? decidable(now, kind).filter(mayOverride) : now;
  };
  const undoOf = (each: DecidedFinding) => {
    const batch = each.decision?.actorId === me ? batchOf(each) : null;
    return batch === null ? null : () => void decisions.undo(batch);
  };
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
            onDecide={
              inReview
                ? (kind, targets) => (kind === 'accept' ? accept(targets) : setDecision({ kind, opened: targets }))
                : null
            }
            mayOverride={mayOverride}
            titleOf={titleOf}
            fieldTitle={fieldTitle}
          >
            <UndoBar
              batch={decisions.latest}
              onUndo={(batch) => void decisions.undo(batch)}
              failure={decisions.failure}
              onDismiss={() => decisions.fail(null)}
            />
          </FindingList>
          <div className="review-page">
            {draft === null && finding !== undefined ? (
              <ConflictCrops
                sources={sources}
                kind={readFindingData(finding).kind}
                titleOf={titleOf}
                fieldTitle={fieldTitle}
              />
            ) : null}
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
                asked={review.escalations.filter(({ findingId }) => findingId === selected.finding.id)}
                me={me}
                correctors={correctors}
                isCorrector={isCorrector}
                onDecide={begin}
                onUndo={undoOf(selected)}
                form={
                  decision === null ? null : (
                    <DecisionForm
                      key={`${decision.kind} ${decision.opened.map((each) => each.finding.id).join(' ')}`}
                      decision={decision}
                      review={review}
                      me={me}
                      targets={targetsOf(decision)}
                      onClose={() => setDecision(null)}
                      onSend={async (targets, said) => {
                        const refused = await decisions.decide(decision.kind, targets, said);
                        if (refused.length === 0 && decision.kind === 'override') goOn(targets);
                        return refused;
                      }}
                      onCommented={put}
                    />
                  )
                }
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
      {listing ? <ChangesDialog review={review} onClose={() => setListing(false)} /> : null}
      {approving ? (
        <ApproveDialog
          review={review}
          findings={findings}
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
