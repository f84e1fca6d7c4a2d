import type { QuarantineEntry } from '@countersign/contract/intake';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discardQuarantined } from '../../api/operations/quarantine.ts';
import { isApiError } from '../../api/problem.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { TextArea } from '../../parts/text-area.tsx';
import { intakeWords } from '../../words/intake.ts';
import { Fault } from '../configure/fault.tsx';

const words = intakeWords.discard;

interface DiscardDialogProps {
  readonly entry: QuarantineEntry;
  readonly onClose: () => void;
}

export function DiscardDialog({ entry, onClose }: DiscardDialogProps) {
  const client = useQueryClient();
  const [note, setNote, forget] = useDraft(`discard ${entry.id}`);
  const discard = useMutation({
    mutationFn: () => discardQuarantined(entry.id, note.trim()),
    onSuccess: () => {
      forget();
      showToast({ title: words.done, text: entry.name });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['quarantine'] }),
  });
  const error = isApiError(discard.error) ? discard.error : null;
  return (
    <Confirm
      open
      onClose={onClose}
      title={words.title(entry.name)}
      description={words.text}
      action={words.submit}
      danger
      busy={discard.isPending}
      onConfirm={() => discard.mutate()}
    >
      <Field label={words.note} error={error?.fieldMessage('note')}>
        <TextArea rows={3} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Fault error={discard.error} shown={['note']} />
    </Confirm>
  );
}
