import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'two minutes',
  charts: [
    {
      table: 'Page images',
      title: 'Page images as PNG, beside pdftoppm -png at the same width',
      labels: ['what', 'pixels wide'],
      values: ['ms a page', 'pdftoppm ms a page'],
      unit: 'milliseconds of processor time a page',
      better: 'less',
    },
    {
      name: 'size',
      table: 'Page images',
      title: 'Size of the page images, beside those of pdftoppm',
      labels: ['what', 'pixels wide'],
      values: ['KB a page', 'pdftoppm KB a page'],
      unit: 'KB a page',
      better: 'less',
    },
  ],
  headlines: (tables) =>
    (tables['Page images'] ?? []).map((row) => ({
      what: `page images, ${row.what}, ${row['pixels wide']} wide`,
      figure: `${row['ms a page']} ms a page`,
      peer: `pdftoppm ${row['pdftoppm ms a page']} ms`,
      ratio: Number(row['times as fast']),
    })),
};
