import { readyWeights, type ShippedWeights } from '@countersign/engine/extraction/score/weights';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { Asked, sharedFeatures, toExample } from './collect-examples.ts';
import { drawnLessons, sampledLessons } from './drawn-lessons.ts';
import { type Example, type Lesson, Names } from './examples.ts';
import { type AskedFields, fitScores } from './fit-scores.ts';
import { fitTrust, trialsOf } from './fit-trust.ts';
import { type RealLesson, realLessons } from './real-lessons.ts';
import { shipWeights, writeWeights } from './ship-weights.ts';

/** Of each type that can be sampled. */
const houses = 30;

const allFields = fieldCatalogue.map(({ name }) => name);

/**
 * Fits the score on sampled houses, the open drawn layouts and the open real documents, and how far values are to be
 * trusted on real documents that the score never saw, and writes both.
 */
export async function fitAll(folder: string): Promise<void> {
  const real = await realLessons();
  const asked = new Asked();
  for await (const lesson of allLessons(real)) asked.add(lesson, allFields);
  const names = new Names();
  const drawn: Example[] = [];
  const own: { readonly lesson: RealLesson; readonly example: Example }[] = [];
  const fields: AskedFields = asked.byType;
  for await (const lesson of drawnLessons()) drawn.push(toExample(lesson, fields, names));
  for (const lesson of sampledLessons(houses)) drawn.push(toExample(lesson, fields, names));
  for (const lesson of real) own.push({ lesson, example: toExample(lesson.lesson, fields, names) });

  const weightsOf = (examples: readonly Example[]): Omit<ShippedWeights, 'trust'> => {
    const shared = sharedFeatures({ examples, names, asked: fields });
    return shipWeights(fitScores(shared.examples, names, fields));
  };
  const examplesOf = (holds: (lesson: RealLesson) => boolean): Example[] => [
    ...drawn,
    ...own.filter(({ lesson }) => holds(lesson)).map(({ example }) => example),
  ];
  const trials = [0, 1].flatMap((fold) => {
    const weights = readyWeights({ ...weightsOf(examplesOf((lesson) => lesson.fold !== fold)), trust: {} });
    return real.filter((lesson) => lesson.fold === fold).flatMap((lesson) => trialsOf(weights, lesson));
  });
  const weights = { ...weightsOf(examplesOf(() => true)), trust: fitTrust(trials) };
  writeWeights(folder, weights);
  console.log(`${drawn.length} drawn and ${own.length} real documents, ${trials.length} values on trial.`);
}

async function* allLessons(real: readonly RealLesson[]): AsyncGenerator<Lesson> {
  yield* drawnLessons();
  yield* sampledLessons(houses);
  for (const { lesson } of real) yield lesson;
}
