import { findRow, type Report } from './harness/report.ts';

export const report: Report = {
  takes: 'half an hour, most of it filling the database',
  charts: [
    {
      table: 'The mix',
      title: 'Half of the requests are answered within, by the loans in the database',
      labels: ['loans', 'what'],
      values: ['p50 ms'],
      unit: 'milliseconds',
      better: 'less',
    },
    {
      name: 'growth',
      table: 'The mix',
      title: 'Medians beside those with the fewest loans',
      labels: ['loans', 'what'],
      values: ['times the first'],
      unit: 'times the median with the fewest loans',
      better: 'less',
      goal: 1.3,
    },
  ],
  headlines: (tables) => {
    const rows = tables['The mix'] ?? [];
    const [first, last] = [findRow(rows, { what: 'mix' }), rows.findLast((row) => row.what === 'mix')];
    const ratio = Number(last?.['times the first']);
    return [
      {
        what: `the day's mix with ${Number(last?.loans).toLocaleString('en-US')} loans`,
        figure: `p50 ${last?.['p50 ms']} ms`,
        peer: `with ${Number(first?.loans).toLocaleString('en-US')} loans ${first?.['p50 ms']} ms`,
        ratio,
        judged: { value: ratio, better: 'less', goal: 1.3 },
      },
    ];
  },
};
