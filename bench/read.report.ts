import type { Report } from './harness/report.ts';

const bars = { table: 'Speed', labels: ['package', 'pages'], better: 'more' } as const;

export const report: Report = {
  takes: 'four minutes',
  charts: [
    {
      ...bars,
      title: 'Words of PDF pages read, beside pdftotext -bbox-layout',
      values: ['pages a second', 'pdftotext pages a second'],
      unit: 'pages a processor second',
    },
    {
      ...bars,
      name: 'ratio',
      title: 'How many times as fast as pdftotext',
      values: ['ratio', 'without its start'],
      unit: 'times as fast',
      goal: 1.3,
      floor: 1,
    },
  ],
  headlines: (tables) => [
    ...(tables.Speed ?? [])
      .filter(({ pages }) => Number(pages) >= 200)
      .map((row) => ({
        what: `text of PDFs, ${row.package}, ${row.pages} pages`,
        figure: `${row['pages a second']} pages a second`,
        peer: `pdftotext ${row['pdftotext pages a second']}`,
        ratio: Number(row.ratio),
        judged: { value: Number(row.ratio), better: 'more', goal: 1.3, floor: 1 } as const,
      })),
    ...(tables['Words beside those of pdftotext'] ?? []).map((row) => ({
      what: `words of ${row.folder}`,
      figure: `F1 ${row['word F1']} against pdftotext`,
    })),
  ],
};
