/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Half, ninety-five of a hundred, and the worst, in milliseconds. */
export function sayTimes(values: readonly number[]): string {
  const [half, most, worst] = [percentile(values, 50), percentile(values, 95), Math.max(...values)];
  return `p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${values.length}`;
}
