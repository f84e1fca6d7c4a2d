import type { Decision } from '../../decision.ts';
import type { MappingField } from '../mapping.ts';
import { attempt } from '../open-record.ts';
import type { RecordFormat, RecordSource } from '../record-source.ts';
import { Unreadable } from '../unreadable.ts';
import { assignFields } from './assign-fields.ts';
import { type Chance, chancesOf } from './chances.ts';
import type { PlaceOfSample } from './place-of-sample.ts';
import { readAgain, readPlaces } from './read-places.ts';
import { shippedWeights } from './shipped-weights.ts';
import { mapFor, unitFor } from './value-evidence.ts';

export interface SuggestedField {
  readonly entry: MappingField;
  /** What stands there; several values with semicolons between them. */
  readonly value: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Paths that could be meant instead. */
  readonly alternatives: readonly string[];
}

export interface SuggestedMapping {
  readonly sourceFormat: RecordFormat;
  readonly fields: readonly SuggestedField[];
  /** Places that were taken for no field. */
  readonly unmatched: readonly { readonly path: string; readonly label: string; readonly value: string | null }[];
}

const MOST_ALTERNATIVES = 5;

/**
 * A mapping for a record that no profile reads yet: by what its labels say, what stands around them and what their values
 * look like, with weights that were fitted to labeled exports. The same file always gives the same answer.
 */
export function suggestMapping(source: RecordSource): Decision<SuggestedMapping, string> {
  return attempt(() => {
    const places = readPlaces(source);
    const chances = chancesOf(shippedWeights(), withSomething(places));
    const order = new Map(places.map((place, index) => [place, index]));
    const fields = [...readTheSame(source, assignFields(chances))]
      .sort((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0))
      .map((one) => toSuggested(one, chances));
    if (fields.length === 0) {
      throw new Unreadable('No label of this file is known. Write the paths by hand, or rename its headers.');
    }
    const used = new Set(fields.flatMap(({ entry }) => [entry.path, ...(entry.join?.paths ?? [])]));
    const unmatched = places.filter(({ candidate }) => !used.has(candidate.path));
    return {
      sourceFormat: source.format,
      fields,
      unmatched: unmatched.map(({ candidate, values }) => ({
        path: candidate.path,
        label: candidate.label,
        value: shown(values),
      })),
    };
  });
}

/** A profile that names fewer labels may take one for a value: what it would then read otherwise is not suggested. */
function readTheSame(source: RecordSource, chosen: readonly Chance[]): readonly Chance[] {
  const again = readAgain(
    source,
    chosen.map(({ place }) => place),
  );
  const values = new Map(again.map((place) => [place.candidate, place.values.join('\n')]));
  return chosen.filter(({ place }) => values.get(place.candidate) === place.values.join('\n'));
}

/** Where the sample has values, a place without one gives no evidence; a file of nothing but headers is read by them. */
function withSomething(places: readonly PlaceOfSample[]): readonly PlaceOfSample[] {
  const filled = places.filter(({ values }) => values.length > 0);
  return filled.length === 0 ? places : filled;
}

function toSuggested({ place, field, chance }: Chance, chances: readonly Chance[]): SuggestedField {
  const { candidate, values, exact } = place;
  const unit = candidate.unit ?? unitFor(field, candidate.words, exact);
  const map = mapFor(field, values);
  const alternatives = chances
    .filter((other) => other.field === field && other.place !== place)
    .sort((one, other) => other.chance - one.chance)
    .map((other) => other.place.candidate.path);
  return {
    entry: {
      canonical: field,
      path: candidate.path,
      ...(unit === null ? {} : { unit }),
      ...(map === null ? {} : { map }),
      ...(candidate.join === undefined ? {} : { join: candidate.join }),
    },
    value: shown(values),
    confidence: Math.round(chance * 100) / 100,
    alternatives: [...new Set(alternatives)].slice(0, MOST_ALTERNATIVES),
  };
}

const LONGEST_SHOWN = 200;

function shown(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join('; ').slice(0, LONGEST_SHOWN);
}
