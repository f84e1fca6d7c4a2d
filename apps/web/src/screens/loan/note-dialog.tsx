import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { keys } from '../../api/keys.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { NoteForm } from '../../parts/note-form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { partWords } from '../../words/parts.ts';

interface NoteDialogProps {
  readonly loanRef: string;
  /** Names the draft: what was written is there again when the dialog is opened again. */
  readonly draft: string;
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly submit: string;
  readonly done: string;
  readonly danger?: boolean;
  readonly send: (note: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Something that is done to a loan with a reason. What was written stays until the service took it. */
export function NoteDialog(props: NoteDialogProps) {
  const { loanRef, title, text, submit, done, danger = false, onClose } = props;
  const client = useQueryClient();
  const form = useId();
  const [note, setNote, forget] = useDraft(`${props.draft} ${loanRef}`);
  const sending = useMutation({
    mutationFn: () => props.send(note),
    onSuccess: () => {
      forget();
      showToast({ tone: 'good', title: done });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loanRef) }),
  });
  const error = isApiError(sending.error) ? sending.error : null;
  const send = () => {
    if (note.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{partWords.cancel}</Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={sending.isPending}
            disabled={note.trim() === ''}
          >
            {submit}
          </Button>
        </>
      }
    >
      {error === null ? null : (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <NoteForm
        id={form}
        label={props.note}
        error={error?.fieldMessage('note')}
        note={note}
        onNote={setNote}
        onSend={send}
      />
    </Dialog>
  );
}
