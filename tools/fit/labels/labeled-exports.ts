import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, featuresOf } from '@countersign/engine/lar/suggest/features';
import type { PlaceOfSample } from '@countersign/engine/lar/suggest/place-of-sample';
import { readPlaces } from '@countersign/engine/lar/suggest/read-places';
import { asDate } from '@countersign/engine/lar/suggest/value-shape';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import { type Export, readExports, sourceOf } from '../../../packages/engine/test/lar/score-suggestions.ts';
import type { Example, Fields } from './example.ts';

/** What a labeled export teaches, and its places for labels that are drawn. */
export interface LabeledExport {
  readonly examples: readonly Example[];
  readonly places: readonly PlaceOfSample[];
}

export function setsOfExports(cases: string): readonly string[] {
  return readdirSync(cases)
    .filter((name) => name.startsWith('suggested-mappings'))
    .sort();
}

export function labeledExports(cases: string, set: string, fields: Fields): readonly LabeledExport[] {
  return readExports(set, cases).map((one) => labeled(one, fields));
}

function labeled(one: Export, fields: Fields): LabeledExport {
  const places = readPlaces(sourceOf(one)).filter(({ values }) => values.length > 0);
  const truth = Object.entries(one.truth).map(([field, texts]) => ({ field, texts: [texts].flat() }));
  const meant = places.map(({ values }) =>
    truth
      .filter(({ field, texts }) => values.every((value) => texts.some((text) => isSame(field, value, text))))
      .map(({ field }) => field),
  );
  const facts = factsOf(places);
  const examples = places.map(({ values, exact }, at): Example => {
    const own = meant[at] ?? [];
    // Where every field of a value stands at another place as well, this one may be something else.
    const isSure = own.some((field) => meant.filter((other) => other.includes(field)).length === 1);
    const allowed = [...own.map((field) => fields.numberOf(field)), ...(isSure ? [] : [fields.none])];
    return { features: featuresOf(places, at, facts), allowed, mask: fields.maskOf(values, exact, allowed), weight: 1 };
  });
  return { examples, places };
}

function isSame(field: string, one: string, other: string): boolean {
  if (plain(one) === plain(other) || (asDate(one) !== null && asDate(one) === asDate(other))) return true;
  const normal = normalizeField(field, one);
  return normal !== null && normal === normalizeField(field, other);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export function casesFolder(root: string): string {
  return join(root, 'packages/engine/cases');
}
