import { loanStates } from '@countersign/contract/closed-sets';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { loanCounts } from '../../api/operations/stats.ts';
import { formatCount } from '../../parts/format.ts';
import { loanStateWords } from '../../words/loans.ts';
import { queueWords as words } from '../../words/queue.ts';
import type { QueueSearch } from './queue-search.ts';
import '../../parts/tabs.css';

/** Where the work is comes first; the rest in the order that loans go through. */
const order = ['review', ...loanStates.filter((state) => state !== 'review'), 'all'] as const;

/** One tab a state. Each is a link: it can be opened beside the others, and the other filters stay. */
export function QueueTabs({ search }: { readonly search: QueueSearch }) {
  const current = search.state ?? 'review';
  const { data: counts } = useQuery(loanCounts);
  const countOf = (state: (typeof order)[number]) =>
    counts?.reduce((all, each) => (state === 'all' || each.state === state ? all + each.count : all), 0);
  return (
    <nav className="tab-list queue-tabs" aria-label={words.tabs}>
      {order.map((state) => (
        <Link
          key={state}
          to="/app/loans"
          search={{ ...search, state }}
          className="tab"
          activeProps={{}}
          aria-current={state === current ? 'page' : undefined}
        >
          {state === 'all' ? words.all : loanStateWords[state].label}
          <span className="count">{counts === undefined ? '' : formatCount(countOf(state) ?? 0)}</span>
        </Link>
      ))}
    </nav>
  );
}
