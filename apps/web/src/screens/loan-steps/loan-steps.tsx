import { Link } from '@tanstack/react-router';
import { loanStepsWords as words } from '../../words/loan-steps.ts';
import '../../parts/tabs.css';
import './loan-steps.css';

const steps = [
  { to: '/app/loans/$ref', label: words.loan },
  { to: '/app/loans/$ref/review', label: words.review },
  { to: '/app/loans/$ref/boarding', label: words.boarding },
  { to: '/app/loans/$ref/wire', label: words.wire },
  { to: '/app/loans/$ref/evidence', label: words.evidence },
] as const;

/** The way between the screens of one loan. */
export function LoanSteps({ loanRef }: { readonly loanRef: string }) {
  return (
    <nav className="tab-list loan-steps" aria-label={words.label}>
      {steps.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ ref: loanRef }}
          className="tab"
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
