import type { Wire, WireApproval, WireNote } from '@countersign/contract/wires';
import { useState } from 'react';
import { approveWire, rejectWire } from '../../api/operations/wires.ts';
import { isApiError } from '../../api/problem.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { loanStepsPeople } from '../../words/loan-steps.ts';
import { wireWords } from '../../words/wire.ts';
import { CheckBox } from '../configure/check-box.tsx';
import { Fault } from '../configure/fault.tsx';
import { holdsRole } from '../loan-steps/may-check.ts';
import { useWireMove } from './use-wire-move.ts';
import { WireComparison } from './wire-comparison.tsx';

const words = wireWords.check;

interface CheckWireProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** The second person. Whoever staged it is told why it cannot be them. */
export function CheckWire({ loanRef, wire }: CheckWireProps) {
  const user = useSession()?.user;
  const role = loanStepsPeople.roles[wire.requiredApprovalRole];
  const isMaker = user?.id === wire.stagedBy;
  const mayCheck = !isMaker && holdsRole(user?.roles ?? [], wire.requiredApprovalRole);
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      {isMaker ? <Notice tone="warn">{words.maker(role)}</Notice> : null}
      {!isMaker && !mayCheck ? <Notice tone="warn">{words.role(role)}</Notice> : null}
      {mayCheck ? <CheckForm loanRef={loanRef} wire={wire} /> : null}
    </section>
  );
}

function CheckForm({ loanRef, wire }: CheckWireProps) {
  const [note, setNote, forget] = useDraft(`check wire ${wire.id}`);
  // Read are warnings of this very wire: another one has to be read again.
  const [read, setRead] = useState<Readonly<Record<string, readonly string[]>>>({});
  const acknowledged = read[wire.digest] ?? [];
  const needed = wire.warnings.flatMap(({ acknowledgeAs, message, field }) =>
    acknowledgeAs === null ? [] : [{ name: acknowledgeAs, message, field }],
  );
  const given = note.trim() === '' ? {} : { note: note.trim() };
  const approve = useWireMove(loanRef, (body: WireApproval) => approveWire(wire, body), wireWords.done.approve, forget);
  const reject = useWireMove(loanRef, (body: WireNote) => rejectWire(wire, body), wireWords.done.reject, forget);
  const toggle = (name: string, on: boolean) =>
    setRead({ [wire.digest]: on ? [...acknowledged, name] : acknowledged.filter((each) => each !== name) });
  // What the service says in words for programs is said here in words for people.
  const said = isApiError(approve.error) ? words.refused[approve.error.code] : undefined;
  return (
    <>
      <p>{words.text}</p>
      {needed.map(({ name, message, field }) => (
        <div key={`${name} ${message}`} className="wire-acknowledge">
          <CheckBox checked={acknowledged.includes(name)} onChange={(event) => toggle(name, event.target.checked)}>
            {message}
          </CheckBox>
          {field === null ? null : <WireComparison wire={wire} field={field} />}
        </div>
      ))}
      <Field label={words.note} hint={words.noteHint}>
        <TextArea rows={2} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      {wire.callbackRequired ? <p className="wire-soft">{words.first}</p> : null}
      {wire.screeningRequired ? <p className="wire-soft">{words.screenFirst}</p> : null}
      <div className="wire-actions">
        <Button
          look="primary"
          busy={approve.isPending}
          onClick={() => approve.mutate({ ...given, digest: wire.digest, acknowledge: [...new Set(acknowledged)] })}
        >
          {words.approve}
        </Button>
        <Button look="danger" busy={reject.isPending} onClick={() => reject.mutate(given)}>
          {words.reject}
        </Button>
      </div>
      {said === undefined ? (
        <Fault error={approve.error ?? reject.error} />
      ) : (
        <Notice tone="warn" alert>
          {said}
        </Notice>
      )}
    </>
  );
}
