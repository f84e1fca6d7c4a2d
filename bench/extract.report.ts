import { median } from './harness/median.ts';
import type { Report } from './harness/report.ts';

export const report: Report = {
  takes: 'five minutes',
  charts: [
    {
      table: 'By pages',
      title: 'A digital package from its bytes to its values, one process, by the number of its pages',
      labels: ['pages'],
      values: ['read ms a page', 'split ms a page', 'extract ms a page'],
      unit: 'milliseconds of processor time a page',
      better: 'less',
    },
    {
      name: 'templates',
      table: 'With templates, 200 pages',
      title: 'Splitting and extracting with templates of the bank, beside none',
      labels: ['templates'],
      values: ['times that without'],
      unit: 'times the time without templates',
      better: 'less',
      goal: 1.5,
    },
  ],
  headlines: (tables) => {
    const rows = tables['By pages'] ?? [];
    const perPage = (pages: number) => Number(rows.find((row) => row.pages === pages)?.['all ms a page']);
    const growth = Number((perPage(400) / perPage(50)).toFixed(2));
    const templates = Number(tables['With templates, 200 pages']?.at(-1)?.['times that without']);
    const fresh = (tables['Loans never met before'] ?? []).map((row) => Number(row['extract ms a page']));
    return [
      ...(fresh.length === 0
        ? []
        : [{ what: 'values of a page of a loan never met before', figure: `${median(fresh)} ms` }]),
      {
        what: 'time a page at 400 pages',
        figure: `${perPage(400)} ms`,
        peer: `at 50 pages ${perPage(50)} ms`,
        ratio: growth,
        judged: { value: growth, better: 'less', goal: 1.2 },
      },
      {
        what: 'time with 50 templates',
        figure: `${templates} times that with none`,
        ratio: templates,
        judged: { value: templates, better: 'less', goal: 1.5 },
      },
    ];
  },
};
