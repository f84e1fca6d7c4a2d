import type { DocTypeId } from '@countersign/engine/classification/doc-type';
import { boxOverlap } from '@countersign/engine/pages/box';
import { keyOf, mergeValues, type TrueValue, trueValues } from '../../bench/fields/score-fields.ts';
import { layoutSets } from '../../bench/split/layout-sets.ts';
import { sampleDocument, sampledTypes } from '../layouts/sample.ts';
import type { PlacedDocument } from '../packages/core/truth.ts';
import type { FieldTruth, Lesson, SpanPlace } from './examples.ts';
import { drawnDocument } from './gather-pages.ts';

/** The open drawn layouts. One that is only ever scored is never drawn here. */
export async function* drawnLessons(): AsyncGenerator<Lesson> {
  for (const { layouts } of layoutSets.filter((set) => set.open))
    for (const layout of layouts) {
      if (layout.docType === 'other') continue;
      const { pages, truth } = await drawnDocument(layout, 1);
      const [one] = truth.documents;
      if (one !== undefined) yield lessonOf(layout.id, pages, one);
    }
}

/** Houses are numbered apart from those that benchmarks sample. */
const firstHouse = 500_000;

/** So many sampled houses of each type, each with a loan of its own. */
export function* sampledLessons(houses: number): Generator<Lesson> {
  for (const docType of sampledTypes)
    for (let house = firstHouse; house < firstHouse + houses; house += 1) {
      const { pages, truth } = sampleDocument(docType as DocTypeId, house, house);
      yield lessonOf(`sampled ${docType} ${house}`, pages, truth);
    }
}

function lessonOf(layout: string, pages: Lesson['pages'], truth: PlacedDocument): Lesson {
  const all = trueValues(truth);
  return {
    layout,
    docType: truth.docType,
    pages,
    weight: 1,
    truthOf: ({ name, repeated }): FieldTruth => {
      const listed = all.get(name) ?? [];
      const values = repeated || listed.length === 0 ? listed : [mergeValues(name, listed)];
      return {
        isStated: values.length > 0,
        labelOf: (value, place) => {
          const same = values.find(({ keys }) => keys.has(keyOf(name, value)));
          if (same === undefined) return 0;
          return isPlaceOf(same, place) ? 1 : -1;
        },
      };
    },
  };
}

/** Boxes that share this much of their union show the same words. */
const sameBox = 0.5;

function isPlaceOf({ places }: TrueValue, own: SpanPlace): boolean {
  return places.some(({ pageNo, box }) => pageNo === own.pageNo && boxOverlap(box, own.box) >= sameBox);
}
