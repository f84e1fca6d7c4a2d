import { type DocumentView, viewOf } from '@countersign/engine/extraction/spans/document-view';
import { meaningOf, seeSpans } from '@countersign/engine/extraction/spans/find-spans';
import type { Span } from '@countersign/engine/extraction/spans/span';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { boxOverlap, unionBox } from '@countersign/engine/pages/box';
import type { Box, Page } from '@countersign/engine/pages/page';
import { keyOf, mergeValues, type TrueValue, trueValues } from '../../bench/fields/score-fields.ts';
import type { PlacedDocument } from '../packages/core/truth.ts';

/** A span that may answer a field. */
export interface Choice {
  /** Its place among the document's spans. */
  readonly span: number;
  readonly key: string;
  readonly value: string;
  /** 1 right, 0 wrong, -1 right by its value at a place that the truth does not mark: neither. */
  readonly label: 1 | 0 | -1;
}

export interface FieldExample {
  readonly choices: readonly Choice[];
  readonly truth: readonly TrueValue[];
}

export interface SpanPlace {
  /** In the file. */
  readonly pageNo: number;
  readonly box: Box;
}

/** A document with what may answer each of its fields, and what does. */
export interface Example {
  /** Who drew it: houses are held out, never seeds. */
  readonly house: string;
  readonly layout: string;
  readonly docType: string;
  /** The features of each span, by number. */
  readonly spans: readonly Int32Array[];
  readonly texts: readonly string[];
  readonly places: readonly SpanPlace[];
  readonly fields: ReadonlyMap<string, FieldExample>;
}

/** Features by number. */
export class Names {
  readonly ids: Map<string, number>;
  readonly names: string[];

  constructor(names: readonly string[] = []) {
    this.names = [...names];
    this.ids = new Map(names.map((name, id) => [name, id]));
  }

  /** The feature's number, given anew where it has none. */
  add(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.ids.set(name, this.names.length - 1);
    return this.names.length - 1;
  }
}

export interface Drawn {
  readonly house: string;
  readonly layout: string;
  readonly docType: string;
  readonly pages: readonly Page[];
  /** Null for a document that is only to be read. */
  readonly truth: PlacedDocument | null;
}

/** A document as an example for each of the fields that its type is asked. */
export function exampleOf(
  { house, layout, docType, pages, truth }: Drawn,
  asked: readonly string[],
  toId: (feature: string) => number | undefined,
): Example {
  const view = viewOf(pages);
  const seen = seeSpans(view, docType);
  const places = seen.map(({ span }) => placeOf(view, pages, span));
  const listed = truth === null ? new Map<string, TrueValue[]>() : trueValues(truth);
  const fields = new Map<string, FieldExample>();
  for (const name of asked) {
    const own = fieldExample(name, seen, places, listed.get(name) ?? []);
    if (own !== null) fields.set(name, own);
  }
  return {
    house,
    layout,
    docType,
    spans: seen.map(({ features }) => Int32Array.from([...new Set(features)].flatMap((one) => toId(one) ?? []))),
    texts: seen.map(({ span }) => span.text),
    places,
    fields,
  };
}

function fieldExample(
  name: string,
  seen: readonly { readonly span: Span }[],
  places: readonly SpanPlace[],
  listed: readonly TrueValue[],
): FieldExample | null {
  const field = findField(name);
  if (field === undefined) return null;
  const truth = field.repeated || listed.length === 0 ? listed : [mergeValues(name, listed)];
  const choices = seen.flatMap(({ span }, at): Choice[] => {
    const meant = meaningOf(field, span);
    if (meant === null) return [];
    const key = keyOf(name, meant.value);
    const same = truth.find(({ keys }) => keys.has(key));
    return [{ span: at, key, value: meant.value, label: labelOf(same, places[at]) }];
  });
  if (choices.length === 0 && truth.length === 0) return null;
  const isPlaced = choices.some(({ label }) => label === 1);
  // Where no span stands at a marked place, any print of the value will do.
  return {
    truth,
    choices: isPlaced ? choices : choices.map((one) => (one.label === -1 ? { ...one, label: 1 } : one)),
  };
}

function labelOf(same: TrueValue | undefined, place: SpanPlace | undefined): Choice['label'] {
  if (same === undefined) return 0;
  return place !== undefined && isPlaceOf(same, place) ? 1 : -1;
}

/** Boxes that share this much of their union show the same words. */
const sameBox = 0.5;

export function isPlaceOf({ places }: TrueValue, own: SpanPlace): boolean {
  return places.some(({ pageNo, box }) => pageNo === own.pageNo && boxOverlap(box, own.box) >= sameBox);
}

function placeOf(view: DocumentView, pages: readonly Page[], { tokens, pageIndex }: Span): SpanPlace {
  const own = tokens.filter((token) => token.pageIndex === pageIndex).map(({ box }) => box);
  const box = unionBox(own) ?? { x: 0, y: 0, w: 0, h: 0 };
  return { pageNo: pages[pageIndex]?.pageNo ?? 1, box: view.givenBox(pageIndex, box) };
}
