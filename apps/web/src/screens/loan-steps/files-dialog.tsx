import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { addDocuments, sendRecord } from '../../api/operations/packages.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FilePicker } from '../../parts/file-picker.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { dueWords } from '../../words/due.ts';
import { loanScreenWords } from '../../words/loan.ts';
import { partWords } from '../../words/parts.ts';

interface FilesDialogProps {
  readonly loanRef: string;
  readonly kind: 'documents' | 'trailing' | 'record';
  readonly onClose: () => void;
}

/** Sends further documents, or the approval record, to a loan that is known. */
export function FilesDialog({ loanRef, kind, onClose }: FilesDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const adds = kind !== 'record';
  const added = kind === 'trailing' ? dueWords.add : loanScreenWords.add;
  const words = adds ? added : loanScreenWords.record;
  const sending = useMutation({
    mutationFn: async () => {
      const [first] = files;
      if (adds) await addDocuments(loanRef, files);
      else if (first !== undefined) await sendRecord(loanRef, first);
    },
    onSuccess: () => {
      const title = adds ? added.done(files.length) : loanScreenWords.record.done;
      showToast({ tone: 'good', title });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={files.length === 0}>
            {words.submit}
          </Button>
        </>
      }
    >
      {sending.error ? (
        <Notice tone="bad" alert>
          {sending.error.message}
        </Notice>
      ) : null}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (files.length > 0 && !sending.isPending) sending.mutate();
        }}
      >
        <FilePicker label={words.title} files={files} onFiles={setFiles} multiple={adds} />
      </form>
    </Dialog>
  );
}
