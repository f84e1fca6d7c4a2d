import type { BoardingRecord } from '@countersign/contract/boarding';
import { moveBoarding } from '../../api/operations/boarding.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { useDraft } from '../../parts/drafts.ts';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { loanStepsPeople } from '../../words/loan-steps.ts';
import { Fault } from '../configure/fault.tsx';
import { holdsRole } from '../loan-steps/may-check.ts';
import { useMove } from './use-move.ts';

const words = boardingWords.check;

interface CheckBoardingProps {
  readonly loanRef: string;
  readonly record: BoardingRecord;
}

/** The second pair of eyes. Whoever staged it is told why they cannot be it. */
export function CheckBoarding({ loanRef, record }: CheckBoardingProps) {
  const user = useSession()?.user;
  const role = loanStepsPeople.roles[record.requiredApprovalRole];
  if (user?.id === record.stagedBy) return <Notice tone="warn">{words.maker(role)}</Notice>;
  if (!holdsRole(user?.roles ?? [], record.requiredApprovalRole))
    return <Notice tone="warn">{words.role(role)}</Notice>;
  return <CheckForm loanRef={loanRef} record={record} />;
}

function CheckForm({ loanRef, record }: CheckBoardingProps) {
  const [note, setNote, forget] = useDraft(`check boarding ${record.boardingId}`);
  const body = note.trim() === '' ? {} : { note: note.trim() };
  const done = (text: string) => () => {
    forget();
    return text;
  };
  const approve = useMove(
    loanRef,
    () => moveBoarding(loanRef, 'approve', { ...body, digest: record.digest }),
    done(boardingWords.done.approve),
  );
  const reject = useMove(loanRef, () => moveBoarding(loanRef, 'reject', body), done(boardingWords.done.reject));
  return (
    <>
      <p>{words.text}</p>
      <Field label={words.note} hint={words.noteHint}>
        <TextArea rows={3} maxLength={4000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className="boarding-actions">
        <Button look="primary" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
          {words.approve}
        </Button>
        <Button look="danger" busy={reject.isPending} onClick={() => reject.mutate(undefined)}>
          {words.reject}
        </Button>
      </div>
      <Fault error={approve.error ?? reject.error} />
    </>
  );
}
