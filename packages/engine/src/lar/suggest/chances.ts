import { factsOf, featuresOf } from './features.ts';
import type { PlaceOfSample } from './place-of-sample.ts';
import { fits } from './value-evidence.ts';
import type { ReadyWeights } from './weights.ts';

/** That a place is of a field. */
export interface Chance {
  readonly place: PlaceOfSample;
  readonly field: string;
  /** From 0 to 1. */
  readonly chance: number;
}

/** What is less likely than this against the likeliest changes nothing. */
const LEAST_SHARE = 0.002;
const LEAST_CHANCE = 0.05;

/** How likely each place is of each field; what is left of the whole is the chance that it is of none. */
export function chancesOf(weights: ReadyWeights, places: readonly PlaceOfSample[]): readonly Chance[] {
  const facts = factsOf(places);
  return places.flatMap((place, at) => chancesAt(weights, place, featuresOf(places, at, facts)));
}

function chancesAt(weights: ReadyWeights, place: PlaceOfSample, features: readonly string[]): readonly Chance[] {
  const scores = scoresOf(weights, features);
  const none = weights.fields.length - 1;
  const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  // A field whose values look otherwise is out, and the likeliest of those that are left is the measure.
  const possible: number[] = [];
  for (const at of order) {
    const top = scores[possible[0] ?? at] ?? 0;
    if (Math.exp((scores[at] ?? 0) - top) < LEAST_SHARE) break;
    if (at === none || fits(weights.fields[at] ?? '', place.values, place.exact)) possible.push(at);
  }
  const top = scores[possible[0] ?? none] ?? 0;
  const sum = possible.reduce((all, at) => all + Math.exp((scores[at] ?? 0) - top), 0);
  return possible.flatMap((at): readonly Chance[] => {
    const chance = Math.exp((scores[at] ?? 0) - top) / sum;
    const field = weights.fields[at];
    return at === none || field === undefined || chance < LEAST_CHANCE ? [] : [{ place, field, chance }];
  });
}

/** Sums of weights, in log odds. */
function scoresOf({ bias, features: known }: ReadyWeights, features: readonly string[]): Float64Array {
  const scores = Float64Array.from(bias);
  for (const feature of features) {
    const pairs = known.get(feature);
    if (pairs === undefined) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const field = pairs[at] ?? 0;
      scores[field] = (scores[field] ?? 0) + (pairs[at + 1] ?? 0);
    }
  }
  return scores.map((score) => score / 10);
}
