import type { Wire } from '@countersign/contract/wires';
import { useState } from 'react';
import { returnWire } from '../../api/operations/wires.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { useWireMove } from './use-wire-move.ts';

const words = wireWords.return;

interface ReturnWireProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** The money came back: why, and then it can be paid again. */
export function ReturnWire({ loanRef, wire }: ReturnWireProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason, forget] = useDraft(`return wire ${wire.id}`);
  const [isMissing, setMissing] = useState(false);
  const record = useWireMove(
    loanRef,
    () => returnWire(wire, { reason: reason.trim() }),
    wireWords.done.return,
    () => {
      forget();
      setOpen(false);
    },
  );
  const confirm = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') record.mutate(undefined);
  };
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
        busy={record.isPending}
        onConfirm={confirm}
      >
        <Field label={words.reason} error={isMissing ? words.missing : undefined}>
          <TextArea rows={2} maxLength={4000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Fault error={record.error} />
      </Confirm>
    </div>
  );
}
