import type { Loan } from '@countersign/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { downloadPackage } from '../../api/operations/loan-documents.ts';
import { reprocessLoan } from '../../api/operations/packages.ts';
import { rejectLoan, reopenLoan } from '../../api/operations/review.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { DownloadButton } from '../../parts/download-button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { dueWords } from '../../words/due.ts';
import { loanScreenWords as words } from '../../words/loan.ts';
import { FilesDialog } from '../loan-steps/files-dialog.tsx';
import { isManager } from '../loan-steps/may-check.ts';
import { NoteDialog } from './note-dialog.tsx';

type Open = 'documents' | 'trailing' | 'record' | 'reprocess' | 'reject' | 'reopen' | null;

/** What can be done to a loan in its state. What cannot is not offered. */
export function LoanActions({ loan }: { readonly loan: Loan }) {
  const [open, setOpen] = useState<Open>(null);
  const roles = useSession()?.user.roles ?? [];
  const { externalRef: ref, state } = loan;
  const takesFiles = ['received', 'processing', 'processing_failed', 'review'].includes(state);
  const takesTrailing = ['approved', 'boarding_staged', 'boarded'].includes(state);
  const again = state === 'review' || state === 'processing_failed';
  const reopens = (state === 'approved' || state === 'rejected') && isManager(roles);
  const close = () => setOpen(null);
  return (
    <div className="loan-actions">
      {state === 'received' || state === 'processing' ? null : (
        <DownloadButton load={() => downloadPackage(ref)} done={words.documents.downloaded}>
          {words.documents.downloadAll}
        </DownloadButton>
      )}
      {takesFiles ? <Button onClick={() => setOpen('documents')}>{words.documents.add}</Button> : null}
      {takesTrailing ? <Button onClick={() => setOpen('trailing')}>{dueWords.add.button}</Button> : null}
      {takesFiles ? <Button onClick={() => setOpen('record')}>{words.record.add}</Button> : null}
      {again ? <Button onClick={() => setOpen('reprocess')}>{words.reprocess.button}</Button> : null}
      {reopens ? <Button onClick={() => setOpen('reopen')}>{words.reopen.button}</Button> : null}
      {state === 'review' ? <Button onClick={() => setOpen('reject')}>{words.reject.button}</Button> : null}
      {open === 'documents' || open === 'trailing' || open === 'record' ? (
        <FilesDialog loanRef={ref} kind={open} onClose={close} />
      ) : null}
      {open === 'reprocess' ? <Reprocess loanRef={ref} onClose={close} /> : null}
      {open === 'reject' ? (
        <NoteDialog
          {...words.reject}
          loanRef={ref}
          draft="reject"
          danger
          send={(note) => rejectLoan(ref, note)}
          onClose={close}
        />
      ) : null}
      {open === 'reopen' ? (
        <NoteDialog
          {...words.reopen}
          loanRef={ref}
          draft="reopen"
          send={(note) => reopenLoan(ref, note)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function Reprocess({ loanRef, onClose }: { readonly loanRef: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => reprocessLoan(loanRef),
    onSuccess: () => {
      showToast({ tone: 'good', title: words.reprocess.done });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  return (
    <Confirm
      open
      title={words.reprocess.title}
      description={words.reprocess.text}
      action={words.reprocess.submit}
      busy={again.isPending}
      onConfirm={() => again.mutate()}
      onClose={onClose}
    >
      {again.error ? (
        <Notice tone="bad" alert>
          {again.error.message}
        </Notice>
      ) : null}
    </Confirm>
  );
}
