import type { Stats } from '@countersign/contract/statistics';
import { formatCount } from '../../parts/format.ts';
import { dashboardWords } from '../../words/dashboard.ts';

const words = dashboardWords.straight;

/** One figure and what it is of. */
export function StraightThrough({ approved, untouched, rate }: Stats['straightThrough']) {
  return (
    <section className="panel card chart-card" aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p className="chart-about">{words.about}</p>
      {rate === null ? (
        <p className="chart-none">{words.none}</p>
      ) : (
        <div className="dashboard-rate">
          <p className="dashboard-big numbers">{words.rate(String(Math.round(rate * 1000) / 10))}</p>
          <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect className="bar-soft" x="0" y="0" width="100" height="10" />
            <rect className="bar-full" x="0" y="0" width={100 * rate} height="10" />
          </svg>
          <p>{words.of(formatCount(untouched), formatCount(approved))}</p>
        </div>
      )}
    </section>
  );
}
