import type { Headline, Report } from './harness/report.ts';

const bars = { table: 'Sets', labels: ['set', 'pages'], better: 'less' } as const;

export const report: Report = {
  takes: 'an hour; digital pages alone four minutes',
  variants: [['--digital']],
  longNote:
    'A cell says: recall · wrong values for a hundred true ones · right values with the right box (true values). Layouts of the scored and the blind set are numbered within their type, so that nothing is told of what they look like.',
  long: ['working', 'opened', 'scored', 'blind'].flatMap((set) => [`By field, ${set} set`, `By layout, ${set} set`]),
  charts: [
    {
      ...bars,
      name: 'missed',
      title: 'True values that were not read, of a hundred (goal and floor of digital pages)',
      values: ['missed %'],
      unit: '% of the true values',
      goal: 2,
      floor: 5,
    },
    {
      ...bars,
      name: 'wrong',
      title: 'Wrong values, for a hundred true ones (goal and floor of digital pages)',
      values: ['wrong %'],
      unit: '% of the true values',
      goal: 0.5,
      floor: 1,
    },
    {
      ...bars,
      name: 'boxes',
      title: 'Right values whose box is where the value is printed',
      values: ['boxes'],
      unit: 'share of the right values',
      better: 'more',
      goal: 0.98,
      floor: 0.95,
    },
  ],
  headlines: ({ Sets = [] }) =>
    Sets.flatMap((row): readonly Headline[] => {
      const name = `${row.set}, ${row.pages}`;
      const [recall, wrong, boxes] = [Number(row.recall), Number(row['wrong %']), Number(row.boxes)];
      // Goals for scans speak of recall alone, and of no grade: scans have no floor.
      if (row.pages !== 'digital')
        return [
          {
            what: `values read, ${name}`,
            figure: `recall ${recall}, wrong ${wrong} %, boxes ${boxes}`,
            judged: { value: recall, better: 'more', goal: 0.93 },
          },
        ];
      return [
        {
          what: `values read, ${name}`,
          figure: `recall ${recall}`,
          judged: { value: recall, better: 'more', goal: 0.98, floor: 0.95 },
        },
        {
          what: `wrong values, ${name}`,
          figure: `${wrong} %`,
          judged: { value: wrong, better: 'less', goal: 0.5, floor: 1 },
        },
        {
          what: `boxes, ${name}`,
          figure: `${boxes}`,
          judged: { value: boxes, better: 'more', goal: 0.98, floor: 0.95 },
        },
      ];
    }),
};
