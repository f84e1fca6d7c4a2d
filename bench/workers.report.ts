import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'two minutes',
  charts: [
    {
      table: 'Jobs a second',
      title: 'Jobs done by several worker processes, beside one',
      labels: ['job', 'workers'],
      values: ['times one worker'],
      unit: 'times the jobs of one worker',
      better: 'more',
    },
  ],
  headlines: (tables) => {
    const rows = tables['Jobs a second'] ?? [];
    return rows
      .filter((row) => row.workers === 4)
      .map((row) => ({
        what: `jobs that ${row.job === 'empty' ? 'do nothing' : row.job === 'waits' ? 'wait' : 'compute'}, 4 workers`,
        figure: `${row['jobs a second']} a second`,
        peer: `one worker ${rows.find((one) => one.job === row.job)?.['jobs a second']}`,
        ratio: Number(row['times one worker']),
      }));
  },
};
