import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'forty minutes; digital pages alone three',
  variants: [['--digital']],
  charts: [
    {
      table: 'Sets',
      title: 'Documents whose first page, last page and type are all right (goal and floor of digital pages)',
      labels: ['set'],
      values: ['from, to and type right'],
      unit: 'share of the documents',
      better: 'more',
      goal: 0.99,
      floor: 0.95,
    },
  ],
  headlines: ({ Sets = [] }) =>
    Sets.map((row) => {
      const value = Number(row['from, to and type right']);
      const isDigital = String(row.set).endsWith('digital');
      return {
        what: `documents split and named, ${row.set}`,
        figure: `${value} of ${row.documents}`,
        judged: { value, better: 'more', goal: isDigital ? 0.99 : 0.97, floor: isDigital ? 0.95 : 0.9 },
      };
    }),
};
