import { findRow, type Report } from './harness/report.ts';

export const report: Report = {
  takes: 'several hours over HTTP, half of it recognition; `--digital` ten minutes, `--engine-only` one',
  variants: [
    ['--digital'],
    ['--engine-only'],
    ['--pages', 'text', '--rules', 'second'],
    ['--pages', 'scanned', '--rules', 'second'],
    ['--pages', 'scanned', '--only', 'clean', '--part', '1/6'],
  ],
  long: ['By rule'],
  charts: [
    {
      table: 'Planted packages',
      title: 'Planted defects that were found, near misses that stayed silent',
      labels: ['what'],
      values: ['share'],
      unit: 'share of the packages',
      better: 'more',
      goal: 1,
      floor: 0.95,
    },
    {
      name: 'clean',
      table: 'Clean packages',
      title: 'What was said of packages with nothing wrong (goal: no exception)',
      labels: ['packages'],
      values: ['exceptions a package', 'warnings a package'],
      unit: 'findings a package',
      better: 'less',
      floor: 0.1,
    },
  ],
  headlines: (tables) => {
    const found = findRow(tables['Planted packages'], { what: 'defects found' });
    const silent = findRow(tables['Planted packages'], { what: 'near misses silent' });
    const clean = tables['Clean packages']?.[0];
    return [
      ...[found, silent].flatMap((row) =>
        row === undefined
          ? []
          : [
              {
                what: String(row.what),
                figure: `${row.right} of ${row.packages}`,
                judged: { value: Number(row.share), better: 'more', goal: 1, floor: 0.95 } as const,
              },
            ],
      ),
      ...(clean === undefined
        ? []
        : [
            {
              what: 'exceptions on a clean package',
              figure: `${clean['exceptions a package']} on each of ${clean.packages}`,
              judged: { value: Number(clean['exceptions a package']), better: 'less', goal: 0, floor: 0.1 } as const,
            },
          ]),
    ];
  },
};
