import type { Wire } from '@countersign/contract/wires';
import { useSession } from '../../api/session.ts';
import { isManager } from '../loan-steps/may-check.ts';
import { CancelWire } from './cancel-wire.tsx';
import { CheckWire } from './check-wire.tsx';
import { ExportWire } from './export-wire.tsx';
import { ReturnWire } from './return-wire.tsx';
import { WireCallback } from './wire-callback.tsx';
import { WireScreening } from './wire-screening.tsx';

interface WireStepsProps {
  readonly loanRef: string;
  readonly wire: Wire;
}

/** What the wire waits for, in the order in which it is done. */
export function WireSteps({ loanRef, wire }: WireStepsProps) {
  const manager = isManager(useSession()?.user.roles ?? []);
  const lives = wire.state === 'staged' || wire.state === 'approved';
  return (
    <>
      <WireCallback loanRef={loanRef} wire={wire} />
      <WireScreening loanRef={loanRef} wire={wire} />
      {wire.state === 'staged' ? <CheckWire loanRef={loanRef} wire={wire} /> : null}
      {wire.state === 'approved' || wire.state === 'exported' ? <ExportWire loanRef={loanRef} wire={wire} /> : null}
      {wire.state === 'exported' && manager ? <ReturnWire loanRef={loanRef} wire={wire} /> : null}
      {lives && manager ? <CancelWire loanRef={loanRef} wire={wire} /> : null}
    </>
  );
}
