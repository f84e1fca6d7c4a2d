import type { BoardingRecord, ResolveRequest } from '@countersign/contract/boarding';
import { type FormEvent, useState } from 'react';
import { resolveBoarding } from '../../api/operations/boarding.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { Fault } from '../configure/fault.tsx';
import { useMove } from './use-move.ts';

const words = boardingWords.unknown;
type Outcome = ResolveRequest['outcome'];

interface ResolveFormProps {
  readonly loanRef: string;
  readonly record: BoardingRecord;
  /** Whether the proposal is one's own: then another one may only take its place. */
  readonly isOwn: boolean;
}

/** What can have come of it depends on what was under way. */
const ofStaging: readonly Outcome[] = ['staged', 'failed'];
const ofCommit: readonly Outcome[] = ['committed', 'approved', 'failed'];

export function ResolveForm({ loanRef, record, isOwn }: ResolveFormProps) {
  const { proposal } = record;
  const outcomes = record.approvedBy === null ? ofStaging : ofCommit;
  const [outcome, setOutcome] = useState<Outcome>(
    outcomes.find((one) => one === proposal?.outcome) ?? outcomes[0] ?? 'failed',
  );
  const [reference, setReference] = useState(proposal?.coreReference ?? '');
  const [note, setNote, forget] = useDraft(`resolve boarding ${record.boardingId}`);
  const confirms = proposal !== null && !isOwn;
  const resolve = useMove(
    loanRef,
    (body: ResolveRequest) => resolveBoarding(loanRef, body),
    ({ state }) => {
      forget();
      return state === 'outcome_unknown' ? boardingWords.done.propose : boardingWords.done.confirm;
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = outcome === 'committed' && reference.trim() !== '' ? { coreReference: reference.trim() } : {};
    resolve.mutate({ outcome, note: note.trim(), ...given });
  };
  const error = isApiError(resolve.error) ? resolve.error : null;
  return (
    <form className="boarding-form" onSubmit={submit}>
      <Field label={words.outcome} error={error?.fieldMessage('outcome')}>
        <Select
          value={outcome}
          onChange={(event) => setOutcome(outcomes.find((one) => one === event.target.value) ?? outcome)}
          options={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        />
      </Field>
      {outcome === 'committed' ? (
        <Field label={words.reference} error={error?.fieldMessage('coreReference')}>
          <Input value={reference} maxLength={200} onChange={(event) => setReference(event.target.value)} />
        </Field>
      ) : null}
      <Field label={words.note} hint={words.noteHint} error={error?.fieldMessage('note')}>
        <TextArea rows={3} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="boarding-actions">
        <Button look="primary" type="submit" busy={resolve.isPending}>
          {confirms ? words.confirm : words.propose}
        </Button>
      </div>
      <Fault error={resolve.error} shown={['outcome', 'coreReference', 'note']} />
    </form>
  );
}
