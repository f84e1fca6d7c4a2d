import type { Report } from './harness/report.ts';

/** The figures that are promised of documents nobody here wrote. */
const goals = [
  { column: 'wrong %', what: 'wrong values', unit: ' %', better: 'less', goal: 1, floor: 2.5 },
  { column: 'stated', what: 'values stated', unit: '', better: 'more', goal: 0.9, floor: 0.82 },
  { column: 'with proposed', what: 'values stated or proposed', unit: '', better: 'more', goal: 0.95, floor: 0.88 },
  { column: 'type right', what: 'types right', unit: '', better: 'more', goal: 0.97, floor: 0.93 },
] as const;

export const report: Report = {
  takes: 'ten minutes, most of it recognition of scans',
  charts: [
    {
      table: 'Confidence',
      title: 'How often values of a confidence are right, on real documents',
      labels: ['confidence'],
      values: ['right', 'mean confidence'],
      unit: 'share of the values',
      better: 'more',
      where: ({ values }) => Number(values) >= 5,
    },
  ],
  headlines: ({ Sets = [] }) =>
    Sets.flatMap((row) =>
      goals.map(({ column, what, unit, better, goal, floor }) => ({
        what: `${what}, real documents, ${row.set}`,
        figure: `${row[column]}${unit}`,
        peer: `${row.documents} documents`,
        judged: { value: Number(row[column]), better, goal, floor },
      })),
    ),
};
