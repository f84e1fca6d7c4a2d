import type { Finding } from '@countersign/contract/review';
import { readFindingData } from './finding-data.ts';
import { sourcesOf } from './finding-sources.ts';
import { sayValue } from './say-value.ts';

/** One of the values that sources disagree about, and which sources say it. */
export interface ConflictSide {
  readonly sources: readonly string[];
  readonly value: string;
}

export interface Conflict {
  /** The field that all of them speak of; null where they speak of several. */
  readonly field: string | null;
  readonly sides: readonly ConflictSide[];
}

/** Longer values are read in the sentence. */
const longestValue = 48;
/** More sides than these are a list, which the sentence gives. */
const mostSides = 3;

/** The values that a finding holds against each other, each once; null where it is about something else. */
export function conflictOf(finding: Finding): Conflict | null {
  const { kind } = readFindingData(finding);
  const sides = new Map<string, { readonly sources: Set<string>; readonly value: string }>();
  const fields = new Set<string | null>();
  for (const { source, field, raw, normalized } of sourcesOf(finding)) {
    const value = normalized === null ? raw : sayValue(kind, normalized);
    if (value === null || field === null) continue;
    fields.add(field);
    const side = sides.get(value) ?? { sources: new Set<string>(), value };
    side.sources.add(source);
    sides.set(value, side);
  }
  const list = [...sides.values()];
  if (list.length < 2 || list.length > mostSides || list.some(({ value }) => value.length > longestValue)) return null;
  const [first] = fields;
  return {
    field: fields.size === 1 && first !== undefined ? first : null,
    sides: list.map(({ sources, value }) => ({ sources: [...sources], value })),
  };
}
