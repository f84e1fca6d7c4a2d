import type { Wire } from '@countersign/contract/wires';
import { formatInstant } from '../../parts/format.ts';
import { wireWords } from '../../words/wire.ts';
import { useStaffNames } from '../loan-steps/use-staff-names.ts';

const words = wireWords.facts;

export function WireFacts({ wire }: { readonly wire: Wire }) {
  const nameOf = useStaffNames();
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      <dl className="wire-facts">
        <dt>{words.stagedBy}</dt>
        <dd>
          {nameOf(wire.stagedBy)}, {formatInstant(wire.stagedAt)}
        </dd>
        {wire.approvedBy === null || wire.approvedAt === null ? null : (
          <>
            <dt>{words.approvedBy}</dt>
            <dd>
              {nameOf(wire.approvedBy)}, {formatInstant(wire.approvedAt)}
            </dd>
          </>
        )}
        {wire.exportedAt === null ? null : (
          <>
            <dt>{words.exportedAt}</dt>
            <dd>{formatInstant(wire.exportedAt)}</dd>
          </>
        )}
        {wire.returnedAt === null ? null : (
          <>
            <dt>{words.returnedAt}</dt>
            <dd>
              {formatInstant(wire.returnedAt)}
              <br />“{wire.returnReason}”
            </dd>
          </>
        )}
        <dt>{words.digest}</dt>
        <dd className="mono wire-digest">{wire.digest}</dd>
      </dl>
    </section>
  );
}
