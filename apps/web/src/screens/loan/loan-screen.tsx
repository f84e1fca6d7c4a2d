import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { loan as loanQuery } from '../../api/operations/loans.ts';
import { useLoanEvents } from '../../api/use-loan-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { formatInstant, formatMoney } from '../../parts/format.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { loanStateWords, loanWords as words } from '../../words/loans.ts';
import './loan.css';

/** One loan: what is known of it. It follows what happens while it is open. */
export function LoanScreen() {
  const { ref } = useParams({ from: '/inside/app/loans/$ref' });
  const { data: loan } = useSuspenseQuery(loanQuery(ref));
  useLoanEvents(ref);
  const { label, tone } = loanStateWords[loan.state];
  return (
    <>
      <ScreenHead title={`${loan.externalRef} · ${loan.borrowerName}`}>
        <Badge tone={tone}>{label}</Badge>
      </ScreenHead>
      <dl className="loan-facts">
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
    </>
  );
}
