import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'half a minute',
  charts: [
    {
      table: 'Records',
      title: 'Approval records read through a profile, beside the bare parser (which finds nothing)',
      labels: ['format'],
      values: ['records a second', 'bare parser a second'],
      unit: 'records a processor second',
      better: 'more',
    },
  ],
  headlines: ({ Records = [] }) =>
    Records.map((row) => ({
      what: `approval records, ${row.format}`,
      figure: `${row['records a second']} a second`,
      peer: `bare parser ${row['bare parser a second']}`,
      ratio: Number(row.ratio),
    })),
};
