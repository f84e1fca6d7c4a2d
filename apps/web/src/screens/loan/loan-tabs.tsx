import { Link } from '@tanstack/react-router';
import { loanTabWords as words } from '../../words/loan.ts';
import '../../parts/tabs.css';
import './loan-tabs.css';

/** The screens of one loan. Each is a link of its own. */
export function LoanTabs({ loanRef }: { readonly loanRef: string }) {
  const params = { ref: loanRef };
  const same = { activeOptions: { exact: true, includeHash: false }, activeProps: { 'aria-current': 'page' as const } };
  return (
    <nav className="tab-list loan-tabs" aria-label={words.label}>
      <Link to="/app/loans/$ref" params={params} className="tab" {...same}>
        {words.overview}
      </Link>
      <Link to="/app/loans/$ref/review" params={params} className="tab" {...same}>
        {words.review}
      </Link>
    </nav>
  );
}
