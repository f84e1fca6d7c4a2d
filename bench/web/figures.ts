import type { Row } from '../harness/report.ts';

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Half, ninety-five of a hundred, and the worst, in milliseconds. */
export function timesRow(values: readonly number[]): Row {
  return {
    'p50 ms': Math.round(percentile(values, 50)),
    'p95 ms': Math.round(percentile(values, 95)),
    'worst ms': Math.round(Math.max(...values)),
    times: values.length,
  };
}
