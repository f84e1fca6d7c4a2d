import { findRow, type Report } from './harness/report.ts';

export const report: Report = {
  takes: 'half an hour, most of it recognition of scans',
  // Each part by itself, so that a busy machine can be given one after the other.
  variants: ['files', 'scans', 'honest', 'real'].map((part) => ['--only', part]),
  charts: [
    {
      table: 'Altered documents',
      title: 'Altered documents that showed a sign where the number was changed',
      labels: ['how it was altered'],
      values: ['found', 'documents'],
      unit: 'documents',
      better: 'more',
    },
  ],
  headlines: ({ Together = [] }) => {
    const altered = findRow(Together, { what: 'altered' });
    const honest = findRow(Together, { what: 'honest' });
    return [
      ...(altered === undefined || Number(altered.documents) === 0
        ? []
        : [
            {
              what: 'altered documents found',
              figure: `${altered['with a sign']} of ${altered.documents}`,
              judged: { value: Number(altered.share), better: 'more', goal: 0.9, floor: 0.75 } as const,
            },
          ]),
      ...(honest === undefined || Number(honest.documents) === 0
        ? []
        : [
            {
              what: 'honest documents with a sign, in 300',
              figure: `${honest['with a sign']} of ${honest.documents}`,
              judged: { value: Number(honest['in 300']), better: 'less', goal: 1, floor: 3 } as const,
            },
          ]),
    ];
  },
};
