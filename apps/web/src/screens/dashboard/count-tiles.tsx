import type { Stats } from '@countersign/contract/statistics';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../parts/format.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { loanStateWords } from '../../words/loans.ts';

const words = dashboardWords.counts;

/** How many loans are where; each leads to them. */
export function CountTiles({ counts }: { readonly counts: Stats['counts'] }) {
  return (
    <section aria-label={words.heading}>
      <ul className="panel dashboard-tiles">
        {counts.map(({ state, count }) => (
          <li key={state}>
            <Link to="/app/loans" search={{ state }} className="dashboard-tile">
              <span className="dashboard-number numbers">{formatCount(count)}</span>
              <span className="dashboard-faint">{loanStateWords[state].label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
