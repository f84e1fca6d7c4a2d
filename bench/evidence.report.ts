import { findRow, type Report } from './harness/report.ts';

export const report: Report = {
  takes: 'a minute',
  charts: [
    {
      name: 'appends',
      table: 'Appends',
      title: 'Evidence appended by 16 writers, beside bare single-row inserts',
      labels: ['what'],
      values: ['a second'],
      unit: 'transactions a second',
      better: 'more',
    },
    {
      name: 'verification',
      table: 'Verification',
      title: 'Evidence verified',
      labels: ['what'],
      values: ['entries a second'],
      unit: 'entries a second',
      better: 'more',
      goal: 50_000,
    },
  ],
  headlines: ({ Appends, Verification }) => {
    const [bare, ours] = [findRow(Appends, { 'of bare': 1 }), findRow(Appends, { what: 'appends on 1,000 loans' })];
    const ratio = Number(ours?.['of bare']);
    const checked = Number(Verification?.[0]?.['entries a second']);
    return [
      {
        what: 'evidence appended, 16 writers on 1,000 loans',
        figure: `${ours?.['a second']} a second`,
        peer: `bare inserts ${bare?.['a second']} a second`,
        ratio,
        judged: { value: ratio, better: 'more', goal: 0.5 },
      },
      {
        what: 'evidence verified in memory',
        figure: `${checked} entries a second`,
        judged: { value: checked, better: 'more', goal: 50_000 },
      },
    ];
  },
};
