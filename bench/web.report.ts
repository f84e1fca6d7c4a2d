import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'four minutes',
  charts: [
    {
      table: 'The page',
      title: 'What a person waits for in the browser (goal of a finding that is selected, p95)',
      labels: ['what'],
      values: ['p50 ms', 'p95 ms'],
      unit: 'milliseconds',
      better: 'less',
      goal: 150,
    },
  ],
  headlines: (tables) =>
    (tables['The page'] ?? []).map((row, index) => ({
      what: String(row.what),
      figure: `p50 ${row['p50 ms']} ms, p95 ${row['p95 ms']} ms`,
      ...(index === 0 ? { judged: { value: Number(row['p95 ms']), better: 'less', goal: 150 } as const } : {}),
    })),
};
