import type { Wire } from '@countersign/contract/wires';
import { useState } from 'react';
import { cancelWire } from '../../api/operations/wires.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { useWireMove } from './use-wire-move.ts';

const words = wireWords.cancel;

interface CancelWireProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

export function CancelWire({ loanRef, wire }: CancelWireProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote, forget] = useDraft(`cancel wire ${wire.id}`);
  const cancel = useWireMove(
    loanRef,
    () => cancelWire(wire, note.trim() === '' ? {} : { note: note.trim() }),
    wireWords.done.cancel,
    () => {
      forget();
      setOpen(false);
    },
  );
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{words.button}</Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.title}
        description={words.text}
        action={words.action}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      >
        <Field label={words.note}>
          <TextArea rows={2} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Fault error={cancel.error} />
      </Confirm>
    </div>
  );
}
