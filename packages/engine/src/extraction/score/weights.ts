/** The fitted weights of one field, in milli log odds, as they ship. */
export interface FieldWeights {
  readonly field: string;
  /** By document type that prints the field: the odds against any answer at all. */
  readonly none: Readonly<Record<string, number>>;
  /** `feature weight`, parted by tabs: one long text takes a tenth of the room of one entry each. */
  readonly weights: readonly string[];
}

/** Weights made ready: what each feature says of each field, by the field's place in the list. */
export interface ReadyWeights {
  readonly fields: readonly string[];
  readonly none: readonly Readonly<Record<string, number>>[];
  /** Pairs of a field's place and a weight. */
  readonly byFeature: ReadonlyMap<string, readonly number[]>;
}

export function readyWeights(all: readonly FieldWeights[]): ReadyWeights {
  const byFeature = new Map<string, number[]>();
  for (const [place, { weights }] of all.entries())
    for (const line of weights)
      for (const entry of line.split('\t')) {
        const cut = entry.lastIndexOf(' ');
        const feature = entry.slice(0, cut);
        const own = byFeature.get(feature);
        if (own === undefined) byFeature.set(feature, [place, Number(entry.slice(cut + 1))]);
        else own.push(place, Number(entry.slice(cut + 1)));
      }
  return { fields: all.map(({ field }) => field), none: all.map(({ none }) => none), byFeature };
}
