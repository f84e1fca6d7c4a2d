/** What was fitted to labeled exports, in tenths of log odds: `feature<tab>field:weight field:weight …`, by the number of the field. */
export interface SuggestWeights {
  /** The last one is that a place is no field. */
  readonly fields: readonly string[];
  readonly bias: readonly number[];
  readonly features: readonly string[];
}

export interface ReadyWeights {
  readonly fields: readonly string[];
  readonly bias: Float64Array;
  /** By feature: the number of a field, then its weight, and so on. */
  readonly features: ReadonlyMap<string, Int16Array>;
}

export function readyWeights({ fields, bias, features }: SuggestWeights): ReadyWeights {
  const ready = features.map((line): readonly [string, Int16Array] => {
    const cut = line.indexOf('\t');
    const pairs = line.slice(cut + 1).split(' ');
    return [line.slice(0, cut), Int16Array.from(pairs.flatMap((pair) => pair.split(':').map(Number)))];
  });
  return { fields, bias: Float64Array.from(bias), features: new Map(ready) };
}
