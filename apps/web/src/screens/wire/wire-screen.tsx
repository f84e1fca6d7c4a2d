import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { loan as loanQuery } from '../../api/operations/loans.ts';
import { wiresOf } from '../../api/operations/wires.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { loanStateWords } from '../../words/loans.ts';
import { wireStateWords, wireWords as words } from '../../words/wire.ts';
import { LoanSteps } from '../loan-steps/loan-steps.tsx';
import { StageWire } from './stage-wire.tsx';
import { WireFacts } from './wire-facts.tsx';
import { WireList } from './wire-list.tsx';
import { WireSteps } from './wire-steps.tsx';
import { WireTable } from './wire-table.tsx';
import { WireWarnings } from './wire-warnings.tsx';
import '../configure/configure.css';
import './wire.css';

/** The money's way out: what the papers say, what speaks against it, the call, the second person, the file. */
export function WireScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref/wire' });
  const { data: loan } = useSuspenseQuery(loanQuery(ref));
  const { data: wires } = useSuspenseQuery(wiresOf(ref));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isStaging, setStaging] = useState(false);
  useLoanEvents(ref);
  const wire = wires.find(({ id }) => id === chosen) ?? wires.at(-1) ?? null;
  const badge = wire === null ? null : wireStateWords[wire.state];
  const mayHaveWire = ['approved', 'boarding_staged', 'boarded'].includes(loan.state);
  const isLive = wire !== null && ['staged', 'approved', 'exported'].includes(wire.state);
  // Where a wire lives, a further one is asked for; where none does, the form is what there is to do.
  const isAsked = isStaging || !wires.some(({ state }) => ['staged', 'approved', 'exported'].includes(state));

  return (
    <div className="wire">
      <ScreenHead title={words.title(ref)}>
        {badge === null ? null : <Badge tone={badge.tone}>{badge.label}</Badge>}
      </ScreenHead>
      <LoanSteps loanRef={ref} />
      {wire === null && !mayHaveWire ? (
        <EmptyState title={words.none.title}>{words.none.wrongState(loanStateWords[loan.state].label)}</EmptyState>
      ) : null}
      {wires.length > 1 ? <WireList wires={wires} chosen={wire?.id ?? null} onChoose={setChosen} /> : null}
      {wire === null ? null : (
        <div className="wire-body">
          <div className="wire-main">
            {isLive ? <WireWarnings wire={wire} /> : null}
            <WireTable wire={wire} />
          </div>
          <aside className="wire-side" aria-label={words.check.heading}>
            <WireSteps key={wire.id} loanRef={ref} wire={wire} />
            <WireFacts wire={wire} />
          </aside>
        </div>
      )}
      {mayHaveWire && isAsked ? (
        <StageWire
          loanRef={ref}
          isAgain={wire !== null}
          onStaged={({ id }) => {
            setChosen(id);
            setStaging(false);
          }}
        />
      ) : null}
      {mayHaveWire && !isAsked ? (
        <div className="wire-stage">
          <Button onClick={() => setStaging(true)}>{words.form.another}</Button>
        </div>
      ) : null}
    </div>
  );
}
