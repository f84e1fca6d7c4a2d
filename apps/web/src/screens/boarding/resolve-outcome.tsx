import type { BoardingRecord } from '@countersign/contract/boarding';
import { useSession } from '../../api/session.ts';
import { formatInstant } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { isManager } from '../loan-steps/may-check.ts';
import { useStaffNames } from '../loan-steps/use-staff-names.ts';
import { AskCore } from './ask-core.tsx';
import { ResolveForm } from './resolve-form.tsx';

const words = boardingWords.unknown;

interface ResolveOutcomeProps {
  readonly loanRef: string;
  readonly record: BoardingRecord;
}

/** Nobody knows what the core did: it is asked, and where it cannot tell, two people say what it holds. */
export function ResolveOutcome({ loanRef, record }: ResolveOutcomeProps) {
  const user = useSession()?.user;
  const nameOf = useStaffNames();
  const { proposal } = record;
  const outcomes: Readonly<Record<string, string>> = words.outcomes;
  const isOwn = proposal !== null && proposal.proposedBy === user?.id;
  return (
    <>
      <Notice tone="bad">
        <strong>{words.title}.</strong> {record.approvedBy === null ? words.stage : words.commit} {words.asked}
      </Notice>
      <div className="boarding-actions">
        <AskCore loanRef={loanRef} />
      </div>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      {proposal === null ? null : (
        <Notice tone="note">
          <p>
            {words.proposed(
              nameOf(proposal.proposedBy),
              outcomes[proposal.outcome] ?? proposal.outcome,
              formatInstant(proposal.proposedAt),
            )}{' '}
            {proposal.coreReference === null ? '' : words.proposedReference(proposal.coreReference)}
          </p>
          <p>{words.proposedNote(proposal.note)}</p>
        </Notice>
      )}
      {isOwn ? <p>{words.own}</p> : null}
      {isManager(user?.roles ?? []) ? (
        <ResolveForm key={proposal?.proposedAt ?? 'first'} loanRef={loanRef} record={record} isOwn={isOwn} />
      ) : (
        <p className="boarding-faint">{words.onlyManagers}</p>
      )}
    </>
  );
}
