import type { ScreeningRequest, Wire } from '@countersign/contract/wires';
import { type FormEvent, useState } from 'react';
import { recordScreening } from '../../api/operations/wires.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { formatDay, formatInstant } from '../../parts/format.ts';
import { Input } from '../../parts/input.tsx';
import { Notice } from '../../parts/notice.tsx';
import { wireWords } from '../../words/wire.ts';
import { Fault } from '../configure/fault.tsx';
import { useWireMove } from './use-wire-move.ts';

const words = wireWords.screening;

interface WireScreeningProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** What the sanctions screening found, or the form to record it. */
export function WireScreening({ loanRef, wire }: WireScreeningProps) {
  const { screening } = wire;
  const isOpen = wire.state === 'staged' || wire.state === 'approved';
  if (screening === null && !isOpen) return null;
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      {screening === null ? (
        <>
          {wire.screeningRequired ? <Notice tone="warn">{words.needed}</Notice> : <p>{words.text}</p>}
          <ScreeningForm loanRef={loanRef} wire={wire} />
        </>
      ) : (
        <>
          <p>{words.cleared(screening.clearedBy, formatDay(screening.date), screening.reference)}</p>
          <p className="wire-soft">{words.recorded(screening.actorName, formatInstant(screening.occurredAt))}</p>
        </>
      )}
    </section>
  );
}

function ScreeningForm({ loanRef, wire }: WireScreeningProps) {
  const [given, setGiven] = useState<ScreeningRequest>({ date: '', reference: '', clearedBy: '' });
  const record = useWireMove(
    loanRef,
    (body: ScreeningRequest) => recordScreening(wire, body),
    wireWords.done.screening,
  );
  const error = isApiError(record.error) ? record.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    record.mutate({ ...given, reference: given.reference.trim(), clearedBy: given.clearedBy.trim() });
  };
  const field = (name: keyof ScreeningRequest, maxLength: number) => (
    <Field label={words[name]} error={error?.fieldMessage(name)}>
      <Input
        type={name === 'date' ? 'date' : 'text'}
        autoComplete="off"
        value={given[name]}
        maxLength={maxLength}
        onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form className="wire-form" onSubmit={submit} noValidate>
      {field('date', 10)}
      {field('reference', 140)}
      {field('clearedBy', 200)}
      <div className="wire-actions">
        <Button type="submit" busy={record.isPending}>
          {words.submit}
        </Button>
      </div>
      <Fault error={record.error} shown={['date', 'reference', 'clearedBy']} />
    </form>
  );
}
