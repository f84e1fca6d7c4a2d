import type { BoardingRecord } from '@countersign/contract/boarding';
import type { Loan } from '@countersign/contract/loans';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { Spinner } from '../../parts/spinner.tsx';
import { boardingWords } from '../../words/boarding.ts';
import { isManager } from '../loan-steps/may-check.ts';
import { AskCore } from './ask-core.tsx';
import { CheckBoarding } from './check-boarding.tsx';
import { ConfirmedMove } from './confirmed-move.tsx';
import { ResolveOutcome } from './resolve-outcome.tsx';
import { StageLoan } from './stage-loan.tsx';

const words = boardingWords.next;

interface NextStepProps {
  readonly loan: Loan;
  readonly record: BoardingRecord;
}

/** What the record waits for, and the buttons of whoever may do it. */
export function NextStep({ loan, record }: NextStepProps) {
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      <StepOf loan={loan} record={record} />
    </section>
  );
}

function StepOf({ loan, record }: NextStepProps): ReactNode {
  const manager = isManager(useSession()?.user.roles ?? []);
  const ref = loan.externalRef;
  const managersOnly = manager ? null : <p className="boarding-faint">{words.onlyManagers}</p>;
  const takeBack = manager ? <ConfirmedMove loanRef={ref} record={record} move="void" /> : null;
  switch (record.state) {
    case 'staging':
    case 'committing':
      return (
        <p role="status">
          <Spinner /> {words[record.state]}
        </p>
      );
    case 'staged':
      return (
        <>
          <CheckBoarding loanRef={ref} record={record} />
          {takeBack === null ? null : <div className="boarding-actions">{takeBack}</div>}
        </>
      );
    case 'approved':
      return (
        <>
          <p>{words.approved}</p>
          {managersOnly}
          <div className="boarding-actions">
            {manager ? <ConfirmedMove loanRef={ref} record={record} move="commit" /> : null}
            {takeBack}
          </div>
        </>
      );
    case 'committed':
      return (
        <>
          <p>{words.committed}</p>
          <div className="boarding-actions">
            <AskCore loanRef={ref} />
          </div>
        </>
      );
    case 'rejected':
    case 'voided':
      return (
        <>
          <p>{words[record.state]}</p>
          <div className="boarding-actions">
            <StageLoan loan={loan} />
          </div>
        </>
      );
    case 'outcome_unknown':
      return <ResolveOutcome loanRef={ref} record={record} />;
    case 'failed':
      // Nobody has approved it: then it failed while it was staged, and that record is final.
      if (record.approvedBy === null) {
        return (
          <>
            <p>{words.failedStage}</p>
            <div className="boarding-actions">
              <StageLoan loan={loan} />
            </div>
          </>
        );
      }
      return (
        <>
          <p>
            {words.failedCommit} {record.isRetryable ? words.retryable : words.notRetryable}
          </p>
          {managersOnly}
          <div className="boarding-actions">
            {manager && record.isRetryable ? <ConfirmedMove loanRef={ref} record={record} move="retry" /> : null}
            {takeBack}
            <AskCore loanRef={ref} />
          </div>
        </>
      );
  }
}
