import { findField } from '../../fields/field-catalogue.ts';
import type { FieldEntry } from '../../fields/field-entry.ts';
import { sameValueKey } from '../../values/same-value-key.ts';
import type { DocumentView } from '../spans/document-view.ts';
import type { Feature } from '../spans/feature.ts';
import { labelFeatures } from '../spans/features.ts';
import { meaningOf, type SeenSpan, seeSpans } from '../spans/find-spans.ts';
import { roleOfField, roleRelation } from '../spans/roles.ts';
import type { Span } from '../spans/span.ts';
import { type Anchor, anchorOf, firmerOf } from './anchor.ts';
import type { ReadyWeights } from './weights.ts';

/** A value that spans of the document may give a field, with how likely that is among all that may, and none. */
export interface ScoredValue {
  readonly value: string;
  readonly key: string;
  /** Of its places the one that scores best. */
  readonly span: Span;
  readonly chance: number;
  /** Whether the sentence says that it belongs to whom the field asks about, or to another; null where it says nothing. */
  readonly belongs: 'own' | 'maybe' | 'other' | null;
  /** Whether all its places say that somebody was called so before. */
  readonly former: boolean;
  /** What ties it to its field, of all its places the firmest. */
  readonly anchor: Anchor;
  /** In how many places the document prints it. */
  readonly places: number;
  /** The largest terms of the score, the weightiest first. */
  readonly terms: readonly (readonly [feature: Feature, weight: number])[];
}

/** What a document says of a field, the likeliest value first. */
export interface FieldScore {
  readonly field: string;
  readonly values: readonly ScoredValue[];
}

/** Of the values of a field these many are kept: rivals beyond them are never shown. */
const mostValues = 6;
const mostTerms = 5;

/** The score of every field that a document of the type may print. */
export function scoreDocument(weights: ReadyWeights, view: DocumentView, docType: string): FieldScore[] {
  const asked = weights.askedOf(docType);
  const kinds = new Set([...asked].map((name) => findField(name)?.kind));
  const seen = seeSpans(view, docType).filter(({ span }) => kinds.has(span.kind));
  const alike = seen.map(({ span, facts }) => sumOf(weights.ofKind(span.kind), facts.placed, facts.said));
  return [...asked].flatMap((name) => {
    const field = findField(name);
    return field === undefined ? [] : scoreField({ weights, asked, seen, alike, field, docType });
  });
}

function sumOf(weights: ReadonlyMap<Feature, number>, ...lists: readonly (readonly Feature[])[]): number {
  let sum = 0;
  for (const list of lists) for (const feature of list) sum += weights.get(feature) ?? 0;
  return sum;
}

interface Asked {
  readonly weights: ReadyWeights;
  readonly asked: ReadonlySet<string>;
  readonly seen: readonly SeenSpan[];
  /** What each span weighs for every field of its kind. */
  readonly alike: readonly number[];
  readonly field: FieldEntry;
  readonly docType: string;
}

interface Group {
  readonly key: string;
  value: string;
  mass: number;
  best: number;
  at: number;
  readonly places: Set<string>;
  /** Of what the sentences of its places say: one that calls it the field's own is enough. */
  belongs: ScoredValue['belongs'];
  former: boolean;
  anchor: Anchor;
}

function scoreField(one: Asked): FieldScore[] {
  const { weights, asked, seen, alike, field, docType } = one;
  const none = weights.noneOf(field.name, docType);
  const [byKind, byField] = [weights.ofKind(field.kind), weights.ofField(field.name)];
  const choices = seen.flatMap(({ span, facts }, at) => {
    const meant = meaningOf(field, span);
    if (meant === null) return [];
    const tied = labelFeatures(field.name, facts, asked);
    const score = (alike[at] ?? 0) + sumOf(byKind, tied) + sumOf(byField, facts.said);
    const anchor = anchorOf(tied, facts.said);
    return { at, value: meant.value, key: sameValueKey(field.kind, meant.value), score, anchor };
  });
  if (choices.length === 0) return [];
  const top = choices.reduce((most, { score }) => Math.max(most, score), none);
  const groups = new Map<string, Group>();
  let whole = odds(none - top);
  for (const { at, value, key, score, anchor } of choices) {
    const mass = field.repeated ? chanceOf(score - none) : odds(score - top);
    whole += mass;
    const known = groups.get(key);
    const place = placeOf(seen[at]);
    const belongs = belongsTo(field, seen[at]);
    const former = seen[at]?.facts.former === true;
    if (known === undefined)
      groups.set(key, { key, value, mass, best: mass, at, places: new Set([place]), belongs, former, anchor });
    else {
      known.former &&= former;
      known.places.add(place);
      known.anchor = firmerOf(known.anchor, anchor);
      known.belongs = likelierOf(known.belongs, belongs);
      // A name that stands in two places is not two names.
      known.mass = field.repeated ? Math.max(known.mass, mass) : known.mass + mass;
      if (mass > known.best) Object.assign(known, { best: mass, at, value });
    }
  }
  const values = [...groups.values()]
    .sort((a, b) => b.mass - a.mass || a.at - b.at)
    .slice(0, mostValues)
    .flatMap(({ key, value, mass, at, places, belongs, former, anchor }) => {
      const own = seen[at];
      if (own === undefined) return [];
      const chance = Math.round((field.repeated ? mass : mass / whole) * 1000) / 1000;
      return {
        value,
        key,
        span: own.span,
        chance,
        belongs,
        former,
        anchor,
        places: places.size,
        terms: termsOf(one, own),
      };
    });
  return [{ field: field.name, values }];
}

function belongsTo({ name }: FieldEntry, seen: SeenSpan | undefined): ScoredValue['belongs'] {
  const defined = seen?.facts.defined ?? null;
  const wanted = roleOfField(name);
  return defined === null || wanted === null ? null : roleRelation(defined, wanted);
}

const relations = ['own', 'maybe', 'other', null] as const;

function likelierOf(one: ScoredValue['belongs'], other: ScoredValue['belongs']): ScoredValue['belongs'] {
  return relations.find((relation) => relation === one || relation === other) ?? null;
}

/** Where a span begins: what is cut in several ways at one place is printed once. */
const placeOf = (seen: SeenSpan | undefined): string => `${seen?.span.pageIndex} ${seen?.span.first}`;

/** Milli log odds as odds. */
function odds(milli: number): number {
  return Math.exp(milli / 1000);
}

function chanceOf(milli: number): number {
  return 1 / (1 + Math.exp(-milli / 1000));
}

function termsOf({ weights, asked, field }: Asked, { facts }: SeenSpan): ScoredValue['terms'] {
  const [byKind, byField] = [weights.ofKind(field.kind), weights.ofField(field.name)];
  const tied = labelFeatures(field.name, facts, asked);
  const terms = [...facts.placed, ...facts.said, ...tied].map(
    (feature) => [feature, (byKind.get(feature) ?? 0) + (byField.get(feature) ?? 0)] as const,
  );
  const known = new Map(terms.filter(([, weight]) => weight !== 0));
  return [...known].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]) || (a[0] < b[0] ? -1 : 1)).slice(0, mostTerms);
}
