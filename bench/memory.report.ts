import type { Report } from './harness/report.ts';

const TABLE = 'Memory of the service';

export const report: Report = {
  takes: 'eight minutes',
  variants: [['--digital']],
  charts: [
    {
      table: TABLE,
      title: 'The most memory of all processes of the service, by the pages of a package',
      labels: ['package', 'pages'],
      values: ['MB at most', 'MB at rest'],
      unit: 'MB',
      better: 'less',
    },
    {
      name: 'growth',
      table: TABLE,
      title: 'Memory beside that of the fewest pages: flat is 1',
      labels: ['package', 'pages'],
      values: ['times the fewest pages'],
      unit: 'times the memory of the fewest pages',
      better: 'less',
      goal: 1.2,
    },
  ],
  headlines: (tables) =>
    ['digital', 'scanned'].flatMap((kind) => {
      const rows = (tables[TABLE] ?? []).filter((row) => row.package === kind);
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined || first === last) return [];
      const ratio = Number(last['times the fewest pages']);
      return [
        {
          what: `memory for ${last.pages} ${kind} pages`,
          figure: `${last['MB at most']} MB`,
          peer: `${first.pages} pages ${first['MB at most']} MB, ${last['KB more for each page more']} KB a page`,
          ratio,
          judged: { value: ratio, better: 'less', goal: 1.2 },
        },
      ];
    }),
};
