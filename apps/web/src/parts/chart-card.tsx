import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './charts.css';

interface ChartCardProps {
  readonly title: string;
  readonly about: string;
  /** The chart; null where there is nothing to draw. */
  readonly chart: ReactNode;
  readonly none: string;
  /** The same figures, for those who read rather than look. */
  readonly table: ReactNode;
  readonly tableLabel: string;
  readonly wide?: boolean;
}

/** A chart with its heading, what it shows, and its figures as a table below. */
export function ChartCard({ title, about, chart, none, table, tableLabel, wide = false }: ChartCardProps) {
  return (
    <section className={classNames('panel card chart-card', wide && 'chart-wide')} aria-label={title}>
      <h2>{title}</h2>
      <p className="chart-about">{about}</p>
      {chart === null ? <p className="chart-none">{none}</p> : chart}
      {chart === null ? null : (
        <details className="chart-table">
          <summary>{tableLabel}</summary>
          {table}
        </details>
      )}
    </section>
  );
}
