import type { Loan } from '@countersign/contract/loans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { changeLoan } from '../../api/operations/loans.ts';
import { staff } from '../../api/operations/staff.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { formatInstant, formatMoney } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { loanScreenWords } from '../../words/loan.ts';

const words = loanScreenWords.facts;

/** What is known of the loan, and who has it. */
export function LoanFacts({ loan }: { readonly loan: Loan }) {
  const client = useQueryClient();
  const me = useSession()?.user.id;
  const { data: everybody = [] } = useQuery(staff);
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) => changeLoan(loan.externalRef, { assigneeId }),
    onSuccess: (changed) => client.setQueryData(keys.loan(loan.externalRef), changed),
    onSettled: () => client.invalidateQueries({ queryKey: keys.loan(loan.externalRef) }),
  });
  const known = loan.assigneeId === null || everybody.some(({ id }) => id === loan.assigneeId);
  // What was chosen is shown while it is being saved.
  const shown = assign.isPending ? assign.variables : loan.assigneeId;
  return (
    <section className="panel loan-card" aria-labelledby="loan-facts">
      <h2 id="loan-facts" className="loan-heading">
        {words.heading}
      </h2>
      <div className="loan-assignee">
        <Field label={words.assignee}>
          <Select
            value={shown ?? ''}
            disabled={loan.state === 'sealed'}
            onChange={(event) => assign.mutate(event.target.value === '' ? null : event.target.value)}
            options={[
              { value: '', label: words.nobody },
              ...(known ? [] : [{ value: loan.assigneeId ?? '', label: '…' }]),
              ...everybody.map(({ id, displayName }) => ({ value: id, label: displayName })),
            ]}
          />
        </Field>
        {me !== undefined && loan.assigneeId !== me && loan.state !== 'sealed' ? (
          <Button size="small" busy={assign.isPending} onClick={() => assign.mutate(me)}>
            {words.toMe}
          </Button>
        ) : null}
      </div>
      {assign.error ? (
        <Notice tone="bad" alert>
          {assign.error.message}
        </Notice>
      ) : null}
      <dl className="loan-facts">
        <dt>{words.borrower}</dt>
        <dd>{loan.borrowerName}</dd>
        <dt>{words.principal}</dt>
        <dd className="numbers">
          {loan.expectedPrincipal === null ? words.unknown : formatMoney(loan.expectedPrincipal)}
        </dd>
        <dt>{words.version}</dt>
        <dd className="numbers">{loan.packageVersion}</dd>
        <dt>{words.received}</dt>
        <dd>{formatInstant(loan.createdAt)}</dd>
        <dt>{words.updated}</dt>
        <dd>{formatInstant(loan.updatedAt)}</dd>
      </dl>
    </section>
  );
}
