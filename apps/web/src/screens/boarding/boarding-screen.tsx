import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { boardingOf } from '../../api/operations/boarding.ts';
import { coreProviders } from '../../api/operations/catalogues.ts';
import { loan as loanQuery } from '../../api/operations/loans.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { boardingStateWords, boardingWords as words } from '../../words/boarding.ts';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { BoardingFacts } from './boarding-facts.tsx';
import { CoreFault } from './core-fault.tsx';
import { NextStep } from './next-step.tsx';
import { PreviewTable } from './preview-table.tsx';
import { SimulatedBanner } from './simulated-banner.tsx';
import { StageLoan } from './stage-loan.tsx';
import '../configure/configure.css';
import './boarding.css';

/** From an approved loan to a booked one: what the core gets, who checks it, and what became of it. */
export function BoardingScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref/boarding' });
  const { data: loan } = useSuspenseQuery(loanQuery(ref));
  const { data: record } = useSuspenseQuery({
    ...boardingOf(ref),
    // Events tell of every move; while a call is under way it is also looked after, should the stream be broken.
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.state) ? 3000 : false),
  });
  const { data: providers = [] } = useQuery(coreProviders);
  useLoanEvents(ref);
  const provider = providers.find(({ id, isConfigured }) => (record ? id === record.provider : isConfigured));
  const badge = record === null ? null : boardingStateWords[record.state];

  return (
    <div className="boarding">
      <ScreenHead title={words.title(ref)}>
        {badge === null ? null : <Badge tone={badge.tone}>{badge.label}</Badge>}
      </ScreenHead>
      <LoanSteps loanRef={ref} />
      {(record?.simulated ?? provider?.simulated) ? <SimulatedBanner /> : null}
      {record === null ? (
        <div className="boarding-alone">
          <StageLoan loan={loan} isFirst />
        </div>
      ) : (
        <div className="boarding-body">
          <PreviewTable record={record} provider={provider} />
          <aside className="boarding-side" aria-label={words.next.heading}>
            <NextStep loan={loan} record={record} />
            {record.error === null ? null : <CoreFault error={record.error} />}
            <BoardingFacts record={record} provider={provider} />
          </aside>
        </div>
      )}
    </div>
  );
}

function isMoving(state: string): boolean {
  return state === 'staging' || state === 'committing' || state === 'outcome_unknown';
}
