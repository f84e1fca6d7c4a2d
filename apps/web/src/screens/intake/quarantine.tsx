import type { QuarantineEntry } from '@countersign/contract/intake';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuarantineStatus, quarantine } from '../../api/operations/quarantine.ts';
import { useSession } from '../../api/session.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { intakeWords } from '../../words/intake.ts';
import { Fault } from '../configure/fault.tsx';
import { isManager } from '../loan-steps/may-check.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { QuarantineTable } from './quarantine-table.tsx';
import { RetryDialog } from './retry-dialog.tsx';

const words = intakeWords.quarantine;
const statuses: readonly QuarantineStatus[] = ['open', 'filed', 'discarded'];

/** What could not be filed, why, and what can be done about it. */
export function Quarantine() {
  const manager = isManager(useSession()?.user.roles ?? []);
  const [status, setStatus] = useState<QuarantineStatus>('open');
  const [acting, setActing] = useState<{ readonly what: 'retry' | 'discard'; readonly entry: QuarantineEntry } | null>(
    null,
  );
  const { data, error, isPending } = useQuery(quarantine(status));
  const close = () => setActing(null);
  return (
    <div className="intake-quarantine">
      <p className="intake-soft">{words.text}</p>
      <div className="intake-filter">
        <Field label={words.show}>
          <Select
            value={status}
            onChange={({ target }) => setStatus(statuses.find((each) => each === target.value) ?? status)}
            options={statuses.map((value) => ({ value, label: words.statuses[value] }))}
          />
        </Field>
      </div>
      <Fault error={error} />
      {isPending ? <Skeleton label={words.loading} /> : null}
      {data?.items.length === 0 ? <EmptyState title={words.none[status]}>{words.none.text}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <QuarantineTable entries={data.items} mayAct={manager} onAct={(what, entry) => setActing({ what, entry })} />
      ) : null}
      {data?.nextCursor ? <p className="intake-soft">{words.more}</p> : null}
      {acting?.what === 'retry' ? <RetryDialog key={acting.entry.id} entry={acting.entry} onClose={close} /> : null}
      {acting?.what === 'discard' ? <DiscardDialog key={acting.entry.id} entry={acting.entry} onClose={close} /> : null}
    </div>
  );
}
