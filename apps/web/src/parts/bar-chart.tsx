import './charts.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  /** Parts that follow each other, from the left. */
  readonly parts: readonly { readonly size: number; readonly look: string }[];
  /** A line that reaches further than the bar. */
  readonly reach?: number;
  /** Stands behind the bar. */
  readonly value: string;
  /** The whole row in words. */
  readonly summary: string;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly label: string;
}

/** Bars that lie, each with its name before and its figure behind it. A list, so that it is read row by row. */
export function BarChart({ bars, label }: BarChartProps) {
  const sizeOf = ({ parts, reach = 0 }: Bar) =>
    Math.max(
      reach,
      parts.reduce((sum, { size }) => sum + size, 0),
    );
  const longest = Math.max(1e-9, ...bars.map(sizeOf));
  const percent = (size: number) => (100 * size) / longest;
  return (
    <ul className="bar-chart" aria-label={label}>
      {bars.map((bar) => {
        let at = 0;
        return (
          <li key={bar.key}>
            <span className="only-spoken">{bar.summary}</span>
            <span className="bar-label" aria-hidden="true" title={bar.label}>
              {bar.label}
            </span>
            <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {bar.parts.map(({ size, look }, index) => {
                const x = at;
                at += percent(size);
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar have no names and keep their order.
                return <rect key={index} className={`bar-${look}`} x={x} y="0" width={percent(size)} height="10" />;
              })}
              {bar.reach === undefined ? null : (
                <rect className="bar-reach" x={at} y="4" width={Math.max(0, percent(bar.reach) - at)} height="2" />
              )}
            </svg>
            <span className="bar-value numbers" aria-hidden="true">
              {bar.value}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
