import { exceptionsWords } from '../../words/exceptions-report.ts';

const { legend } = exceptionsWords;

/** What the two parts of a bar are. */
export function Legend() {
  return (
    <ul className="chart-legend">
      {(['full', 'soft'] as const).map((look) => (
        <li key={look}>
          <svg viewBox="0 0 26 8" aria-hidden="true">
            <rect className={`bar-${look}`} x="0" y="0" width="26" height="8" />
          </svg>
          {look === 'full' ? legend.open : legend.closed}
        </li>
      ))}
    </ul>
  );
}
