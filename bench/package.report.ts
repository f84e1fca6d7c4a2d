import type { Report } from './harness/report.ts';

const bars = { table: 'From upload to review', labels: ['package', 'pages'], better: 'less' } as const;

export const report: Report = {
  takes: 'five minutes',
  charts: [
    {
      ...bars,
      title: 'A whole package from upload to review, beside the sum of its parts measured alone',
      values: ['whole s', 'sum of the parts s'],
      unit: 'seconds',
    },
    {
      ...bars,
      name: 'parts',
      title: 'The parts measured alone (comparing takes less than a bar can show)',
      values: ['intake s', 'reading s', 'splitting s', 'extraction s'],
      unit: 'seconds',
    },
  ],
  headlines: (tables) =>
    (tables['From upload to review'] ?? []).map((row) => ({
      what: `upload to review, ${row.package}, ${row.pages} pages`,
      figure: `${row['whole s']} s`,
      peer: `sum of its parts ${row['sum of the parts s']} s`,
      ratio: Number(row.ratio),
    })),
};
