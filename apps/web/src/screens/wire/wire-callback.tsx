import type { Wire } from '@countersign/contract/wires';
import { useSession } from '../../api/session.ts';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { wireWords } from '../../words/wire.ts';
import { CallbackForm } from './callback-form.tsx';

const words = wireWords.callback;

interface WireCallbackProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** The call that was made, or the form to record it. */
export function WireCallback({ loanRef, wire }: WireCallbackProps) {
  const me = useSession()?.user.id;
  const { callback } = wire;
  if (callback === null && wire.state !== 'staged') return null;
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      {callback === null ? (
        <>
          {wire.callbackRequired ? <Notice tone="warn">{words.needed}</Notice> : null}
          <p>{words.text}</p>
          {me === wire.stagedBy ? (
            <Notice tone="note">{words.maker}</Notice>
          ) : (
            <CallbackForm loanRef={loanRef} wire={wire} />
          )}
        </>
      ) : (
        <>
          <p>{words.recorded(callback.actorName, formatInstant(callback.occurredAt))}</p>
          <p>{words.spokeTo(callback.person, callback.phoneNumber, callback.phoneSource)}</p>
          <p className="wire-soft">“{callback.note}”</p>
        </>
      )}
    </section>
  );
}
