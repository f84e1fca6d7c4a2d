import type { Loan } from '@countersign/contract/loans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { changeLoan } from '../../api/operations/loans.ts';
import { staff } from '../../api/operations/staff.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { queueWords } from '../../words/queue.ts';

const words = queueWords.assign;
const NOBODY = 'nobody';

interface AssignBarProps {
  readonly chosen: readonly Loan[];
  /** Takes what is assigned, or all of it, off the choice. */
  readonly onDone: (ids: readonly string[]) => void;
}

interface Refused {
  readonly ref: string;
  readonly message: string;
}

/** Gives several loans to one person. Each is an act of its own; what is refused stays chosen, with the reason. */
export function AssignBar({ chosen, onDone }: AssignBarProps) {
  const client = useQueryClient();
  const [to, setTo] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { data: everybody = [] } = useQuery(staff);
  const assign = useMutation({
    mutationFn: async () => {
      const failed: Refused[] = [];
      const done: string[] = [];
      for (const { id, externalRef } of chosen) {
        try {
          await changeLoan(externalRef, { assigneeId: to === NOBODY ? null : to });
          done.push(id);
        } catch (error) {
          failed.push({ ref: externalRef, message: error instanceof Error ? error.message : '' });
        }
      }
      return { done, failed };
    },
    onSuccess: ({ done, failed }) => {
      setRefused(failed);
      if (done.length > 0) showToast({ tone: 'good', title: words.done(done.length) });
      onDone(done);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.loans }),
  });
  return (
    <section className="queue-assign" aria-label={words.title}>
      <p role="status">{words.chosen(chosen.length)}</p>
      <Field label={words.to} hideLabel>
        <Select
          value={to}
          onChange={(event) => setTo(event.target.value)}
          options={[
            { value: '', label: words.choose },
            ...everybody.map(({ id, displayName }) => ({ value: id, label: displayName })),
            { value: NOBODY, label: words.nobody },
          ]}
        />
      </Field>
      <Button look="primary" busy={assign.isPending} disabled={to === ''} onClick={() => assign.mutate()}>
        {words.submit}
      </Button>
      <Button onClick={() => onDone(chosen.map(({ id }) => id))}>{words.clear}</Button>
      {refused.length === 0 ? null : (
        <Notice tone="bad" alert>
          {refused.map(({ ref, message }) => `${ref}: ${message}`).join(' ')}
        </Notice>
      )}
    </section>
  );
}
