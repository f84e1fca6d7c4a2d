import type { Headline, Report, Row } from './harness/report.ts';

const generated = (row: Row) => String(row.set).endsWith(' dpi');
const PLAIN = 'plain tesseract';
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
  headlines: ({ Recognition = [], Confidence = [] }) => [
    ...Recognition.filter((row) => generated(row) && row.reader !== PLAIN).flatMap((row) => {
      const plain = Recognition.find((one) => one.set === row.set && one.reader === PLAIN);
      return ofReader(row, plain);
    }),
    ...Confidence.map(ofConfidence),
  ],
};

/** What is asked of a grade: the goal, and the floor below which it counts as not resolved. */
interface Asked {
  readonly words: readonly [goal: number, floor: number];
  readonly numbers: readonly [goal: number, floor: number];
}

function askedOf(set: unknown): Asked {
  const grade = String(set).split(' ')[0];
  if (grade === 'clean') return { words: [0.99, 0.985], numbers: [0.995, 0.985] };
  if (grade === 'office') return { words: [0.985, 0.975], numbers: [0.99, 0.98] };
  return { words: [0.95, 0.9], numbers: [0.97, 0.93] };
}

function ofReader(row: Row, plain: Row | undefined): readonly Headline[] {
  const [numbers, times, f1] = [Number(row['number recall']), Number(row['times plain']), Number(row['word F1'])];
  const what = `${row.set}, ${row.reader}`;
  const asked = askedOf(row.set);
  const besides = (column: string, unit = ''): Pick<Headline, 'peer'> =>
    plain === undefined ? {} : { peer: `tesseract ${plain[column]}${unit}` };
  // Better than the plain command, whatever else is asked.
  const least = plain === undefined ? 0 : Number(plain['word F1']);
  const memory = Number(row['memory MB'] ?? 0);
  return [
    {
      what: `words of scans, ${what}`,
      figure: `F1 ${f1}`,
      ...besides('word F1'),
      judged: {
        value: f1,
        better: 'more',
        goal: Math.max(least, asked.words[0]),
        floor: Math.max(least, asked.words[1]),
      },
    },
    {
      what: `numbers of scans, ${what}`,
      figure: `recall ${numbers}`,
      ...besides('number recall'),
      judged: { value: numbers, better: 'more', goal: asked.numbers[0], floor: asked.numbers[1] },
    },
    {
      what: `time of recognition, ${what}`,
      figure: `${row['CPU s a page']} s a page`,
      ...besides('CPU s a page', ' s'),
      ...(plain === undefined ? {} : { ratio: times }),
      judged: { value: times, better: 'less', goal: 0.33, floor: 0.8 },
    },
    ...(memory === 0
      ? []
      : [
          {
            what: `memory of the reading process, ${what}`,
            figure: `${memory} MB`,
            judged: { value: memory, better: 'less', goal: 300, floor: 400 } as const,
          },
        ]),
  ];
}

function ofConfidence(row: Row): Headline {
  const right = Number(row['at 0.9 and above']);
  return {
    what: `words at a confidence of 0.9 and above that are right, ${row.set}`,
    figure: `${right} of ${row['words at 0.9 and above']}`,
    judged: { value: right, better: 'more', goal: 0.97 },
  };
}
