import { niceTop } from './nice-top.ts';
import './charts.css';

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly values: readonly number[];
}

interface LineChartProps {
  /** One for each value, from left to right. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** What the chart says, in a sentence. */
  readonly summary: string;
}

const [WIDTH, HEIGHT] = [1120, 260];
const [LEFT, TOP, BOTTOM] = [36, 10, 24];
const LINES = 4;
/** About as many as fit without touching. */
const LABELS = 10;

/** Amounts over time. Lines differ in their dashes as well as in their colours; the legend names them. */
export function LineChart({ labels, series, summary }: LineChartProps) {
  const top = niceTop(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - 8)) / Math.max(1, labels.length - 1);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const every = Math.ceil(labels.length / LABELS);
  return (
    <figure>
      <ul className="chart-legend">
        {series.map(({ key, label }, index) => (
          <li key={key}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <line className={`chart-line chart-line-${index + 1}`} x1="0" y1="4" x2="26" y2="4" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {Array.from({ length: LINES + 1 }, (_, line) => (top * line) / LINES).map((value) => (
          <g key={value}>
            <line className="chart-grid" x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            {Number.isInteger(value) ? (
              <text className="chart-text" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            ) : null}
          </g>
        ))}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text
              key={label}
              className="chart-text"
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {label}
            </text>
          ) : null,
        )}
        {series.map(({ key, values }, index) => (
          <polyline
            key={key}
            className={`chart-line chart-line-${index + 1}`}
            points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
    </figure>
  );
}
