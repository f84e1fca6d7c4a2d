import { findRow, type Report } from './harness/report.ts';

export const report: Report = {
  takes: 'ten minutes',
  long: ['By table'],
  charts: [
    {
      table: 'A loan',
      title: 'What a loan takes',
      labels: ['what'],
      values: ['KB a loan'],
      unit: 'KB',
      better: 'less',
    },
  ],
  headlines: (tables) => {
    const [database, sent] = ['database', 'package as sent'].map((what) => findRow(tables['A loan'], { what }));
    return [
      {
        what: 'a loan in the database',
        figure: `${database?.['KB a loan']} KB`,
        peer: `package as sent ${sent?.['KB a loan']} KB, ${sent?.pages} pages`,
        ratio: Number((Number(database?.['KB a loan']) / Number(sent?.['KB a loan'])).toFixed(2)),
      },
    ];
  },
};
