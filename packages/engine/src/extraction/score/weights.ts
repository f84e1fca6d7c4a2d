import type { ValueKind } from '../../values/value-kind.ts';

/** Fitted weights as they ship, in milli log odds: `feature weight`, parted by tabs, many to a line. */
export interface ShippedWeights {
  /** What every field of a kind weighs alike. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** What a field weighs beside that. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** By field and the document types that print it: the odds against any answer at all. */
  readonly none: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By what is known of a value that was read: how far it is to be trusted. */
  readonly trust: Readonly<Record<string, number>>;
}

type Weights = ReadonlyMap<string, number>;

/** Weights made ready to be looked up. */
export interface ReadyWeights {
  /** The fields that papers of a type print. */
  askedOf(docType: string): ReadonlySet<string>;
  noneOf(field: string, docType: string): number;
  ofKind(kind: ValueKind): Weights;
  ofField(field: string): Weights;
  readonly trust: Readonly<Record<string, number>>;
}

export function readyWeights({ kinds, fields, none, trust }: ShippedWeights): ReadyWeights {
  const ready = new Map<string, Weights>();
  const weightsOf = (name: string, lines: readonly string[] = []): Weights => {
    const known = ready.get(name);
    if (known !== undefined) return known;
    const made = readLines(lines);
    ready.set(name, made);
    return made;
  };
  const asked = new Map<string, Set<string>>();
  for (const [field, byType] of Object.entries(none))
    for (const docType of Object.keys(byType)) asked.set(docType, (asked.get(docType) ?? new Set()).add(field));
  return {
    askedOf: (docType) => asked.get(docType) ?? new Set(),
    noneOf: (field, docType) => none[field]?.[docType] ?? 0,
    ofKind: (kind) => weightsOf(`kind ${kind}`, kinds[kind]),
    ofField: (field) => weightsOf(field, fields[field]),
    trust,
  };
}

function readLines(lines: readonly string[]): Weights {
  const weights = new Map<string, number>();
  for (const line of lines)
    for (const entry of line.split('\t')) {
      const cut = entry.lastIndexOf(' ');
      weights.set(entry.slice(0, cut), Number(entry.slice(cut + 1)));
    }
  return weights;
}
