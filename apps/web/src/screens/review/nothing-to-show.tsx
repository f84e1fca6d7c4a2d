import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loanDocuments } from '../../api/operations/loan-documents.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { loanScreenWords } from '../../words/loan.ts';
import { reviewWords } from '../../words/review.ts';
import { FilesDialog } from '../loan-steps/files-dialog.tsx';

const words = reviewWords.offPage;

interface NothingToShowProps {
  readonly loanRef: string;
  readonly inReview: boolean;
  readonly titleOf: (source: string) => string;
}

/** Beside a finding about something that is missing: what the package holds, and the way to add the rest. */
export function NothingToShow({ loanRef, inReview, titleOf }: NothingToShowProps) {
  const [open, setOpen] = useState<'documents' | 'record' | null>(null);
  const { data: documents = [] } = useQuery(loanDocuments(loanRef));
  const held = documents.filter(({ status, docType }) => status !== 'withdrawn' && docType !== null);
  return (
    <div className="review-off-page">
      <EmptyState
        title={words.nothingTitle}
        action={
          inReview ? (
            <span className="review-choices">
              <Button onClick={() => setOpen('documents')}>{loanScreenWords.documents.add}</Button>
              <Button onClick={() => setOpen('record')}>{loanScreenWords.record.add}</Button>
            </span>
          ) : null
        }
      >
        <p>{words.nothing}</p>
        {held.length === 0 ? null : (
          <>
            <p>{words.holds}</p>
            <ul className="review-plain-list">
              {held.map(({ id, docType, fromPage, toPage }) => (
                <li key={id}>
                  {titleOf(docType ?? '')}
                  {fromPage === null || toPage === null ? '' : `, ${words.pages(fromPage, toPage)}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
      {open === null ? null : <FilesDialog loanRef={loanRef} kind={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
