import { findField } from '../../fields/field-catalogue.ts';
import { sameValueKey } from '../../values/same-value-key.ts';
import type { DocumentView } from '../spans/document-view.ts';
import { meaningOf, type SeenSpan, seeSpans } from '../spans/find-spans.ts';
import type { Span } from '../spans/span.ts';
import type { ReadyWeights } from './weights.ts';

/** A value that spans of the document may give a field, with how likely that is among all that may, and none. */
export interface ScoredValue {
  readonly value: string;
  readonly key: string;
  /** Of its places the one that scores best. */
  readonly span: Span;
  readonly chance: number;
  /** The largest terms of the score, the weightiest first. */
  readonly terms: readonly (readonly [feature: string, weight: number])[];
}

/** What a document says of a field, the likeliest value first. */
export interface FieldScore {
  readonly field: string;
  readonly values: readonly ScoredValue[];
}

/** Of the values of a field these many are kept: rivals beyond them are never shown. */
const mostValues = 4;
const mostTerms = 5;

/** The score of every field that a document of the type may print. */
export function scoreDocument(weights: ReadyWeights, view: DocumentView, docType: string): FieldScore[] {
  const seen = seeSpans(view, docType);
  const sums = seen.map(({ features }) => sumsOf(weights, features));
  return weights.fields.flatMap((name, place) => {
    const none = weights.none[place]?.[docType];
    return none === undefined ? [] : scoreField({ weights, seen, sums, name, place, none });
  });
}

function sumsOf({ byFeature, fields }: ReadyWeights, features: readonly string[]): Int32Array {
  const sums = new Int32Array(fields.length);
  for (const feature of new Set(features)) {
    const own = byFeature.get(feature);
    if (own === undefined) continue;
    for (let at = 0; at < own.length; at += 2) {
      const place = own[at] as number;
      sums[place] = (sums[place] as number) + (own[at + 1] as number);
    }
  }
  return sums;
}

interface Asked {
  readonly weights: ReadyWeights;
  readonly seen: readonly SeenSpan[];
  readonly sums: readonly Int32Array[];
  readonly name: string;
  readonly place: number;
  readonly none: number;
}

interface Group {
  readonly key: string;
  value: string;
  mass: number;
  best: number;
  at: number;
}

function scoreField({ weights, seen, sums, name, place, none }: Asked): FieldScore[] {
  const field = findField(name);
  if (field === undefined) return [];
  const choices = seen.flatMap(({ span }, at) => {
    const meant = meaningOf(field, span);
    const score = sums[at]?.[place] ?? 0;
    return meant === null ? [] : { at, value: meant.value, key: sameValueKey(field.kind, meant.value), score };
  });
  if (choices.length === 0) return [];
  const top = choices.reduce((most, { score }) => Math.max(most, score), none);
  const groups = new Map<string, Group>();
  let whole = odds(none - top);
  for (const { at, value, key, score } of choices) {
    const mass = field.repeated ? chanceOf(score - none) : odds(score - top);
    whole += mass;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { key, value, mass, best: mass, at });
    else {
      // A name that stands in two places is not two names.
      known.mass = field.repeated ? Math.max(known.mass, mass) : known.mass + mass;
      if (mass > known.best) Object.assign(known, { best: mass, at, value });
    }
  }
  const values = [...groups.values()]
    .sort((a, b) => b.mass - a.mass || a.at - b.at)
    .slice(0, mostValues)
    .flatMap(({ key, value, mass, at }) => {
      const own = seen[at];
      if (own === undefined) return [];
      const chance = Math.round((field.repeated ? mass : mass / whole) * 1000) / 1000;
      return { value, key, span: own.span, chance, terms: termsOf(weights, own.features, place) };
    });
  return [{ field: name, values }];
}

/** Milli log odds as odds. */
function odds(milli: number): number {
  return Math.exp(milli / 1000);
}

function chanceOf(milli: number): number {
  return 1 / (1 + Math.exp(-milli / 1000));
}

function termsOf({ byFeature }: ReadyWeights, features: readonly string[], place: number): ScoredValue['terms'] {
  const terms: (readonly [string, number])[] = [];
  for (const feature of new Set(features)) {
    const own = byFeature.get(feature) ?? [];
    for (let at = 0; at < own.length; at += 2) if (own[at] === place) terms.push([feature, own[at + 1] as number]);
  }
  return terms.sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1)).slice(0, mostTerms);
}
