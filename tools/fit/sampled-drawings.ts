import type { DocTypeId } from '@countersign/engine/classification/doc-type';
import { sampleDocument, sampledTypes } from '../layouts/sample.ts';
import type { Drawn } from './examples.ts';

/** Of each type, unless told otherwise. */
export const sampledHouses = 12;

/** Houses are numbered apart from those that benchmarks sample. */
const firstHouse = 500_000;

/** So many houses of each type, each with a loan of its own. */
export function* sampledDrawings(houses: number): Generator<Drawn> {
  for (const docType of sampledTypes)
    for (let house = firstHouse; house < firstHouse + houses; house += 1) {
      const { pages, truth } = sampleDocument(docType as DocTypeId, house, house);
      yield { house: `sampled ${house}`, layout: `sampled ${docType} ${house}`, docType, pages, truth };
    }
}
