import { collectExamples } from './collect-examples.ts';
import { fitScores, usualFit } from './fit-scores.ts';
import { sampledHouses } from './sampled-drawings.ts';
import { writeWeights } from './write-weights.ts';

/** Fits on every open layout and writes what ships. */
export async function fitAll(folder: string): Promise<void> {
  const { examples, names, asked } = await collectExamples(sampledHouses);
  const count = writeWeights(folder, fitScores(examples, names, asked, usualFit));
  console.log(`${count} weights from ${examples.length} documents.`);
}
