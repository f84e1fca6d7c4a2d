import type { BoardingRecord, CoreProvider } from '@countersign/contract/boarding';
import { formatInstant } from '../../parts/format.ts';
import { boardingWords } from '../../words/boarding.ts';
import { useStaffNames } from '../loan-steps/use-staff-names.ts';

const words = boardingWords.facts;

interface BoardingFactsProps {
  readonly record: BoardingRecord;
  readonly provider: CoreProvider | undefined;
}

export function BoardingFacts({ record, provider }: BoardingFactsProps) {
  const nameOf = useStaffNames();
  const verified = provider?.verified === false && !provider.simulated ? ` (${words.unverified})` : '';
  const facts = [
    [words.provider, `${provider?.title ?? record.provider}${verified}`],
    ...(provider?.looksUpCustomers === false ? [[words.customers, boardingWords.customers.notAskedFact]] : []),
    [words.map, words.version(record.fieldMapVersion)],
    [words.stagedBy, `${nameOf(record.stagedBy)}, ${formatInstant(record.stagedAt)}`],
    ...(record.approvedBy === null || record.approvedAt === null
      ? []
      : [[words.approvedBy, `${nameOf(record.approvedBy)}, ${formatInstant(record.approvedAt)}`]]),
    ...(record.committedAt === null ? [] : [[words.committedAt, formatInstant(record.committedAt)]]),
    ...(record.coreReference === null ? [] : [[words.reference, record.coreReference]]),
  ] as const;
  return (
    <section className="panel card">
      <h2>{words.heading}</h2>
      <dl className="boarding-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.digest}</dt>
          <dd className="mono boarding-digest" title={words.digestHint}>
            {record.digest}
          </dd>
        </div>
      </dl>
    </section>
  );
}
