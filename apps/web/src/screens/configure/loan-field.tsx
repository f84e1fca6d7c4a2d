import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keys } from '../../api/keys.ts';
import { listLoans } from '../../api/operations/loans.ts';
import { Field } from '../../parts/field.tsx';
import { Input } from '../../parts/input.tsx';
import { configureWords as words } from '../../words/configure.ts';

interface LoanFieldProps {
  readonly value: string;
  readonly onValue: (ref: string) => void;
  readonly error?: string | undefined;
}

/** The reference of a loan to try something on; the newest ones are offered while it is typed. */
export function LoanField({ value, onValue, error }: LoanFieldProps) {
  const list = useId();
  const sought = value.trim();
  const { data } = useQuery({
    queryKey: keys.loanList({ offered: sought }),
    queryFn: ({ signal }) => listLoans({ limit: 10, ...(sought === '' ? {} : { q: sought }) }, signal),
    placeholderData: (before) => before,
  });
  return (
    <>
      <Field label={words.chooseLoan} hint={words.chooseLoanHint} error={error}>
        <Input
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </Field>
      <datalist id={list}>
        {data?.items.map(({ id, externalRef, borrowerName }) => (
          <option key={id} value={externalRef}>
            {borrowerName}
          </option>
        ))}
      </datalist>
    </>
  );
}
