import { type DocumentView, viewOf } from '@countersign/engine/extraction/spans/document-view';
import { labelFeatures } from '@countersign/engine/extraction/spans/features';
import { meaningOf, type SeenSpan, seeSpans } from '@countersign/engine/extraction/spans/find-spans';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { FieldEntry } from '@countersign/engine/fields/field-entry';
import { unionBox } from '@countersign/engine/pages/box';
import type { Box, Page } from '@countersign/engine/pages/page';
import type { ValueKind } from '@countersign/engine/values/value-kind';

/** A span that may answer a field. */
export interface Choice {
  /** Its place among the document's spans. */
  readonly span: number;
  /** What labels around it mean for the field, by number. */
  readonly tied: Int32Array;
  /** 1 right, 0 wrong, -1 right by its value at a place that the truth does not mark: neither. */
  readonly label: Label;
}

export type Label = 1 | 0 | -1;

export interface FieldExample {
  readonly choices: readonly Choice[];
  /** Whether the document states the field. */
  readonly isStated: boolean;
}

export interface SpanFeatures {
  readonly kind: ValueKind;
  /** Weighed for the kind and for each field. */
  readonly said: Int32Array;
  /** Weighed for the kind alone. */
  readonly placed: Int32Array;
}

/** A document with what may answer each of its fields, and what does. */
export interface Example {
  readonly layout: string;
  readonly docType: string;
  readonly spans: readonly SpanFeatures[];
  readonly fields: ReadonlyMap<string, FieldExample>;
  /** How often it counts. */
  readonly weight: number;
}

export interface SpanPlace {
  /** In the file. */
  readonly pageNo: number;
  readonly box: Box;
}

/** What is true of one field of a document. */
export interface FieldTruth {
  readonly isStated: boolean;
  labelOf(value: string, place: SpanPlace): Label;
}

/** A document that is learned from. */
export interface Lesson {
  readonly layout: string;
  readonly docType: string;
  readonly pages: readonly Page[];
  readonly weight: number;
  /** Null where nobody wrote down whether the field is stated. */
  truthOf(field: FieldEntry): FieldTruth | null;
}

/** Features by number. */
export class Names {
  readonly #ids = new Map<string, number>();
  readonly #lists = new Map<string, Int32Array>();
  readonly names: string[] = [];

  idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.#ids.set(name, this.names.length - 1);
    return this.names.length - 1;
  }

  /** Lists that say the same are one and the same: labels mean little that is new for most fields. */
  idsOf(names: readonly string[]): Int32Array {
    const key = names.join('\t');
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const ids = Int32Array.from(names, (name) => this.idOf(name));
    this.#lists.set(key, ids);
    return ids;
  }
}

/** A document as an example for each of the fields that papers of its type are asked. */
export function exampleOf(lesson: Lesson, asked: ReadonlySet<string>, names: Names): Example {
  const view = viewOf(lesson.pages);
  const seen = seeSpans(view, lesson.docType);
  const places = seen.map(({ span }) => placeOf(view, lesson.pages, span));
  const fields = new Map<string, FieldExample>();
  for (const name of asked) {
    const field = findField(name);
    const truth = field === undefined ? null : lesson.truthOf(field);
    if (field === undefined || truth === null) continue;
    const own = fieldExample({ field, truth, seen, places, asked, names });
    if (own.choices.length > 0) fields.set(name, own);
  }
  return {
    layout: lesson.layout,
    docType: lesson.docType,
    weight: lesson.weight,
    spans: seen.map(({ span, facts }) => ({
      kind: span.kind,
      said: Int32Array.from(facts.said, (name) => names.idOf(name)),
      placed: names.idsOf(facts.placed),
    })),
    fields,
  };
}

interface Asking {
  readonly field: FieldEntry;
  readonly truth: FieldTruth;
  readonly seen: readonly SeenSpan[];
  readonly places: readonly SpanPlace[];
  readonly asked: ReadonlySet<string>;
  readonly names: Names;
}

function fieldExample({ field, truth, seen, places, asked, names }: Asking): FieldExample {
  const choices = seen.flatMap(({ span, facts }, at): Choice[] => {
    const meant = meaningOf(field, span);
    const place = places[at];
    if (meant === null || place === undefined) return [];
    const tied = names.idsOf(labelFeatures(field.name, facts, asked));
    return [{ span: at, tied, label: truth.labelOf(meant.value, place) }];
  });
  const isPlaced = choices.some(({ label }) => label === 1);
  // Where no span stands at a marked place, any print of the value will do.
  const labeled = isPlaced ? choices : choices.map((one) => (one.label === -1 ? { ...one, label: 1 as const } : one));
  return { isStated: truth.isStated, choices: labeled };
}

function placeOf(view: DocumentView, pages: readonly Page[], { tokens, pageIndex }: SeenSpan['span']): SpanPlace {
  const own = tokens.filter((token) => token.pageIndex === pageIndex).map(({ box }) => box);
  const box = unionBox(own) ?? { x: 0, y: 0, w: 0, h: 0 };
  return { pageNo: pages[pageIndex]?.pageNo ?? 1, box: view.givenBox(pageIndex, box) };
}
