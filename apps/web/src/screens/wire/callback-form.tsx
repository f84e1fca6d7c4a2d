import type { CallbackRequest, Wire } from '@countersign/contract/wires';
import type { FormEvent } from 'react';
import { recordCallback } from '../../api/operations/wires.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { useWireMove } from './use-wire-move.ts';

const words = wireWords.callback;

interface CallbackFormProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

export function CallbackForm({ loanRef, wire }: CallbackFormProps) {
  const [person, setPerson, forgetPerson] = useDraft(`callback person ${wire.id}`);
  const [phoneSource, setPhoneSource, forgetSource] = useDraft(`callback source ${wire.id}`);
  const [phoneNumber, setPhoneNumber, forgetNumber] = useDraft(`callback number ${wire.id}`);
  const [note, setNote, forgetNote] = useDraft(`callback note ${wire.id}`);
  const record = useWireMove(
    loanRef,
    (body: CallbackRequest) => recordCallback(wire, body),
    wireWords.done.callback,
    () => {
      for (const forget of [forgetPerson, forgetSource, forgetNumber, forgetNote]) forget();
    },
  );
  const error = isApiError(record.error) ? record.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record.mutate({
      person: person.trim(),
      phoneNumber: phoneNumber.trim(),
      phoneSource: phoneSource.trim(),
      note: note.trim(),
    });
  };
  return (
    <form className="wire-form" onSubmit={submit} noValidate>
      <Field label={words.person} error={error?.fieldMessage('person')}>
        <Input value={person} maxLength={200} onChange={(event) => setPerson(event.target.value)} />
      </Field>
      <Field label={words.phoneNumber} error={error?.fieldMessage('phoneNumber')}>
        <Input
          type="tel"
          autoComplete="off"
          value={phoneNumber}
          maxLength={40}
          onChange={(event) => setPhoneNumber(event.target.value)}
        />
      </Field>
      <Field label={words.phoneSource} error={error?.fieldMessage('phoneSource')}>
        <Input value={phoneSource} maxLength={300} onChange={(event) => setPhoneSource(event.target.value)} />
      </Field>
      <Field label={words.note} error={error?.fieldMessage('note')}>
        <TextArea rows={2} value={note} maxLength={4000} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="wire-actions">
        <Button type="submit" busy={record.isPending}>
          {words.submit}
        </Button>
      </div>
      <Fault error={record.error} shown={['person', 'phoneNumber', 'phoneSource', 'note']} />
    </form>
  );
}
