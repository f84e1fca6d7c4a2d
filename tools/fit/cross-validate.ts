import { type Answer, answersOf } from './answers.ts';
import { type Collection, collectExamples } from './collect-examples.ts';
import { type Example, isPlaceOf } from './examples.ts';
import { fitScores, type Scores, usualFit } from './fit-scores.ts';
import { sampledHouses } from './sampled-drawings.ts';

/** An answer held against the truth. */
export interface Judged {
  readonly docType: string;
  readonly layout: string;
  readonly field: string;
  readonly chance: number;
  /** `unmarked`: the truth of a drawn paper says nothing of the field, and may merely not list it. */
  readonly outcome: 'right' | 'wrong' | 'unmarked';
  readonly boxRight: boolean;
  readonly read: string;
  readonly expected: string;
}

export interface Judgement {
  readonly judged: readonly Judged[];
  /** True values by field. */
  readonly wanted: readonly { readonly docType: string; readonly field: string }[];
}

/** Houses that are held out together: those drawn first, those drawn to work with, those that once were blind. */
export const folds: readonly { readonly name: string; readonly holds: (house: string) => boolean }[] = [
  { name: 'the first houses', holds: (house) => house.endsWith(' first') },
  { name: 'houses drawn to work with', holds: (house) => house.startsWith('working ') && !house.endsWith(' first') },
  { name: 'houses that were blind once', holds: (house) => house.startsWith('opened ') },
];

/** Fits on all houses but those of a fold, and reads those. */
export async function crossValidate(only: number | null): Promise<void> {
  const all = await collectExamples(sampledHouses);
  console.log(`${all.examples.length} documents, ${all.names.names.length} features`);
  const parts = folds
    .filter((_, place) => only === null || place === only)
    .map(({ name, holds }) => {
      const judgement = judgeHeldOut(all, holds);
      showJudgement(name, judgement);
      return judgement;
    });
  const together = { judged: parts.flatMap(({ judged }) => judged), wanted: parts.flatMap(({ wanted }) => wanted) };
  if (parts.length > 1) showJudgement('all of them', together);
  showFields(together);
}

function judgeHeldOut({ examples, names, asked }: Collection, holds: (house: string) => boolean): Judgement {
  const scores = fitScores(
    examples.filter(({ house }) => !holds(house)),
    names,
    asked,
    usualFit,
  );
  return judgeAll(
    scores,
    examples.filter(({ house }) => holds(house)),
  );
}

export function judgeAll(scores: Scores, examples: readonly Example[]): Judgement {
  return {
    judged: examples.flatMap((example) => answersOf(scores, example).map((answer) => judge(example, answer))),
    wanted: examples.flatMap(({ docType, fields }) =>
      [...fields].flatMap(([field, { truth }]) => truth.map(() => ({ docType, field }))),
    ),
  };
}

function judge({ docType, layout, fields, places }: Example, { field, choice, chance }: Answer): Judged {
  const truth = fields.get(field)?.truth ?? [];
  const hit = truth.find(({ keys }) => keys.has(choice.key));
  const place = places[choice.span];
  return {
    docType,
    layout,
    field,
    chance,
    outcome: hit !== undefined ? 'right' : truth.length > 0 ? 'wrong' : 'unmarked',
    boxRight: hit !== undefined && place !== undefined && isPlaceOf(hit, place),
    read: choice.value,
    expected: truth.map(({ shown }) => shown).join(' | '),
  };
}

const levels = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

export function showJudgement(title: string, { judged, wanted }: Judgement): void {
  console.log(`\n${title}: ${wanted.length} true values`);
  console.table(
    levels.map((level) => {
      const shown = judged.filter(({ chance }) => chance >= level);
      const count = (outcome: Judged['outcome']): number => shown.filter((one) => one.outcome === outcome).length;
      const right = count('right');
      return {
        'from a chance of': level,
        recall: (right / Math.max(1, wanted.length)).toFixed(3),
        'wrong %': ((100 * count('wrong')) / Math.max(1, wanted.length)).toFixed(2),
        'unmarked %': ((100 * count('unmarked')) / Math.max(1, wanted.length)).toFixed(2),
        boxes: (shown.filter(({ boxRight }) => boxRight).length / Math.max(1, right)).toFixed(3),
      };
    }),
  );
}

/** At the certainty from which values are stated. */
const stated = 0.7;

function showFields({ judged, wanted }: Judgement): void {
  const names = [...new Set(wanted.map(({ field }) => field))];
  const rows = names.map((field) => {
    const own = judged.filter((one) => one.field === field && one.chance >= stated);
    const count = (outcome: Judged['outcome']): number => own.filter((one) => one.outcome === outcome).length;
    return {
      field,
      wanted: wanted.filter((one) => one.field === field).length,
      right: count('right'),
      wrong: count('wrong'),
      unmarked: count('unmarked'),
    };
  });
  console.table(rows.sort((a, b) => b.wanted - b.right - (a.wanted - a.right)));
}
