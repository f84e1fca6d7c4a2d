import type { Document } from '@countersign/contract/documents';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { loanDocuments, withdrawDocument } from '../../api/operations/loan-documents.ts';
import { approvalRecord } from '../../api/operations/packages.ts';
import { reviewOf } from '../../api/operations/review.ts';
import { Badge } from '../../parts/badge.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { loanScreenWords as words } from '../../words/loan.ts';
import { loanStateWords, onHoldLabel } from '../../words/loans.ts';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { useTitles } from '../review/use-titles.ts';
import { checklistOf } from './checklist.ts';
import { LoanActions } from './loan-actions.tsx';
import { LoanChecklist } from './loan-checklist.tsx';
import { LoanDocuments } from './loan-documents.tsx';
import { LoanDueItems } from './loan-due-items.tsx';
import { LoanFacts } from './loan-facts.tsx';
import { LoanTimeline } from './loan-timeline.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SearchDocuments } from './search-documents.tsx';
import { useProgress } from './use-progress.ts';
import './loan.css';

/** One loan: where it stands and what to do next, its documents, and what happened. It follows what happens meanwhile. */
export function LoanScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref' });
  const { data: review } = useSuspenseQuery(reviewOf(ref));
  const { data: documents } = useSuspenseQuery(loanDocuments(ref));
  const { data: record } = useQuery(approvalRecord(ref));
  const progress = useProgress(ref);
  const { titleOf } = useTitles();
  const [withdrawing, setWithdrawing] = useState<Document | null>(null);
  const { loan } = review;
  const { label, tone } = loanStateWords[loan.state];
  // After approval the package stays as it is, and only what came later can leave it.
  const isOpen = ['received', 'processing_failed', 'review'].includes(loan.state);
  // A PDF of the approval counts as its record.
  const hasRecord = Boolean(record) || documents.some(({ docType }) => docType === 'credit_approval');
  const steps = checklistOf({ review, documents, hasRecord: hasRecord || record === undefined, progress });
  return (
    <div className="loan">
      <ScreenHead title={words.title(loan.externalRef, loan.borrowerName)}>
        <Badge tone={tone}>{label}</Badge>
        {loan.onHold ? <Badge tone="warn">{onHoldLabel}</Badge> : null}
        <span className="loan-gap" />
        <LoanActions loan={loan} />
      </ScreenHead>
      <LoanSteps loanRef={ref} />
      <div className="loan-body">
        <div className="loan-main">
          <LoanChecklist steps={steps} review={review} />
          <section className="panel loan-card" aria-labelledby="loan-documents">
            <h2 id="loan-documents" className="loan-heading">
              {words.documents.heading}
            </h2>
            {documents.some(({ status }) => status === 'read') ? (
              <SearchDocuments loanRef={ref} titleOf={titleOf} />
            ) : null}
            <LoanDocuments
              loanRef={ref}
              documents={documents}
              progress={progress}
              titleOf={titleOf}
              open={isOpen}
              onWithdraw={setWithdrawing}
            />
          </section>
          <LoanDueItems loanRef={ref} titleOf={titleOf} onWithdraw={setWithdrawing} />
        </div>
        <aside className="loan-side">
          <LoanFacts loan={loan} />
          <LoanTimeline loanRef={ref} />
        </aside>
      </div>
      {withdrawing === null ? null : (
        <NoteDialog
          {...words.withdraw}
          text={words.withdraw[isOpen ? 'text' : 'trailing'](
            withdrawing.docType === null ? withdrawing.name : `${titleOf(withdrawing.docType)} (${withdrawing.name})`,
          )}
          loanRef={ref}
          draft={`withdraw ${withdrawing.id}`}
          danger
          send={(note) => withdrawDocument(withdrawing.id, note)}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </div>
  );
}
