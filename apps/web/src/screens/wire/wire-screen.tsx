import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { loan as loanQuery } from '../../api/operations/loans.ts';
import { wireOf } from '../../api/operations/wires.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { loanStateWords } from '../../words/loans.ts';
import { wireStateWords, wireWords as words } from '../../words/wire.ts';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { StageWire } from './stage-wire.tsx';
import { WireFacts } from './wire-facts.tsx';
import { WireSteps } from './wire-steps.tsx';
import { WireTable } from './wire-table.tsx';
import { WireWarnings } from './wire-warnings.tsx';
import '../configure/configure.css';
import './wire.css';

/** The money's way out: what the papers say, what speaks against it, the call, the second person, the file. */
export function WireScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref/wire' });
  const { data: loan } = useSuspenseQuery(loanQuery(ref));
  const { data: wire } = useSuspenseQuery(wireOf(ref));
  useLoanEvents(ref);
  const badge = wire === null ? null : wireStateWords[wire.state];
  const mayHaveWire = ['approved', 'boarding_staged', 'boarded'].includes(loan.state);
  const isOver = wire !== null && (wire.state === 'rejected' || wire.state === 'cancelled');

  return (
    <div className="wire">
      <ScreenHead title={words.title(ref)}>
        {badge === null ? null : <Badge tone={badge.tone}>{badge.label}</Badge>}
      </ScreenHead>
      <LoanSteps loanRef={ref} />
      {wire === null && !mayHaveWire ? (
        <EmptyState title={words.none.title}>{words.none.wrongState(loanStateWords[loan.state].label)}</EmptyState>
      ) : null}
      {wire === null ? null : (
        <div className="wire-body">
          <div className="wire-main">
            {isOver ? null : <WireWarnings wire={wire} />}
            <WireTable wire={wire} />
          </div>
          <aside className="wire-side" aria-label={words.check.heading}>
            <WireSteps loanRef={ref} wire={wire} />
            <WireFacts wire={wire} />
          </aside>
        </div>
      )}
      {mayHaveWire && (wire === null || isOver) ? <StageWire loanRef={ref} isAgain={isOver} /> : null}
    </div>
  );
}
