import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'half a minute',
  charts: [
    {
      table: 'Comparing a package',
      title: 'All shipped rules asked of a package, beside reading its values from the database',
      labels: ['documents', 'values'],
      values: ['compare ms', 'read from the database ms'],
      unit: 'milliseconds',
      better: 'less',
    },
  ],
  headlines: (tables) => {
    const rows = tables['Comparing a package'] ?? [];
    const growth = Number(rows.at(-1)?.['time a value, times the first']);
    return [
      ...rows.map((row) => ({
        what: `all rules on ${row.documents} documents`,
        figure: `${row['compare ms']} ms`,
        peer: `reading the values ${row['read from the database ms']} ms`,
        ratio: Number(row.ratio),
      })),
      {
        what: 'time a value, ten times as many values',
        figure: `${growth} times`,
        ratio: growth,
        judged: { value: growth, better: 'less', goal: 1.2 },
      },
    ];
  },
};
