import type { BoardingRecord } from '@countersign/contract/boarding';
import { useState } from 'react';
import { moveBoarding } from '../../api/operations/boarding.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { boardingStateWords, boardingWords as words } from '../../words/boarding.ts';
import { Fault } from '../configure/fault.tsx';
import { useMove } from './use-move.ts';

interface ConfirmedMoveProps {
  readonly loanRef: string;
  readonly record: BoardingRecord;
  readonly move: 'commit' | 'retry' | 'void';
}

/** A move that is asked about once more before it is made. */
export function ConfirmedMove({ loanRef, record, move }: ConfirmedMoveProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote, forget] = useDraft(`${move} boarding ${record.boardingId}`);
  const make = useMove(
    loanRef,
    () => moveBoarding(loanRef, move, note.trim() === '' ? {} : { note: note.trim() }),
    (after) => {
      forget();
      setOpen(false);
      return move === 'void' ? words.done.void : boardingStateWords[after.state].label;
    },
  );
  const text = move === 'void' ? words.confirm.void : words.confirm.commit;
  return (
    <>
      <Button look={move === 'void' ? 'plain' : 'primary'} onClick={() => setOpen(true)}>
        {words[move]}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        description={move !== 'void' && record.simulated ? words.confirm.commit.simulated : text.text}
        action={text.action}
        danger={move === 'void'}
        busy={make.isPending}
        onConfirm={() => make.mutate(undefined)}
      >
        <Field label={words.confirm.note}>
          <TextArea rows={2} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Fault error={make.error} />
      </Confirm>
    </>
  );
}
