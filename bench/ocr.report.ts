import type { Headline, Report, Row } from './harness/report.ts';

const generated = (row: Row) => String(row.set).endsWith(' dpi');
const bars = { table: 'Recognition', labels: ['set', 'reader'], where: generated } as const;

export const report: Report = {
  takes: 'twenty minutes; half of it with `--pages 12`',
  charts: [
    {
      ...bars,
      name: 'words',
      title: 'Words and numbers recognized, beside the plain tesseract command',
      values: ['word F1', 'number recall'],
      unit: 'share',
      better: 'more',
      goal: 0.97,
      floor: 0.95,
    },
    {
      ...bars,
      name: 'time',
      title: 'Time of recognition, beside the plain tesseract command',
      values: ['times plain'],
      unit: 'times the processor time of the plain command',
      better: 'less',
      goal: 0.33,
    },
  ],
  headlines: ({ Recognition = [] }) =>
    Recognition.filter((row) => generated(row) && row.reader !== 'plain tesseract').flatMap(
      (row): readonly Headline[] => {
        const plain = Recognition.find((one) => one.set === row.set && one.reader === 'plain tesseract');
        const [numbers, times, f1] = [Number(row['number recall']), Number(row['times plain']), Number(row['word F1'])];
        const what = `${row.set}, ${row.reader}`;
        return [
          {
            what: `words of scans, ${what}`,
            figure: `F1 ${f1}`,
            ...(plain === undefined
              ? {}
              : {
                  peer: `tesseract ${plain['word F1']}`,
                  judged: { value: f1, better: 'more', goal: Number(plain['word F1']) },
                }),
          },
          {
            what: `numbers of scans, ${what}`,
            figure: `recall ${numbers}`,
            ...(plain === undefined ? {} : { peer: `tesseract ${plain['number recall']}` }),
            judged: { value: numbers, better: 'more', goal: 0.97, floor: 0.95 },
          },
          {
            what: `time of recognition, ${what}`,
            figure: `${row['CPU s a page']} s a page`,
            ...(plain === undefined ? {} : { peer: `tesseract ${plain['CPU s a page']} s`, ratio: times }),
            judged: { value: times, better: 'less', goal: 0.33, floor: 0.8 },
          },
        ];
      },
    ),
};
