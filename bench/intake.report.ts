import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'a minute',
  charts: [
    {
      table: 'Uploads',
      title: 'Files received, hashed, sealed, stored and filed, beside a plain copy that is flushed',
      labels: ['MB of the file'],
      values: ['MB a second', 'plain copy MB a second'],
      unit: 'MB a second',
      better: 'more',
    },
    {
      name: 'memory',
      table: 'Uploads',
      title: 'By how much the memory of the node grows while it receives files',
      labels: ['MB of the file'],
      values: ['MB that memory grew by at most'],
      unit: 'MB',
      better: 'less',
    },
  ],
  headlines: ({ Uploads = [] }) =>
    Uploads.map((row) => ({
      what: `a file of ${row['MB of the file']} MB received`,
      figure: `${row['MB a second']} MB a second`,
      peer: `plain copy ${row['plain copy MB a second']}`,
      ratio: Number(row.ratio),
    })),
};
