import { boxOverlap, unionBox } from '@countersign/engine/pages/box';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Page } from '@countersign/engine/pages/page';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { meaningOf, seeSpans } from '@countersign/engine/extraction/spans/find-spans';
import { keyOf, merge, trueValues, type TrueValue } from '../../bench/fields/score-fields.ts';
import type { PlacedDocument } from '../packages/core/truth.ts';

/** A span that may answer a field: what it means, and whether the truth says so. */
export interface Choice {
  readonly span: number;
  readonly key: string;
  readonly value: string;
  /** 1 right, 0 wrong, -1 right by its value at a place that the truth does not mark: neither. */
  readonly label: 1 | 0 | -1;
}
export interface Example {
  readonly house: string;
  readonly docType: string;
  readonly layout: string;
  /** Features of each span, by number. */
  readonly spans: readonly Int32Array[];
  readonly texts: readonly string[];
  readonly boxes: readonly { pageNo: number; box: { x: number; y: number; w: number; h: number } }[];
  readonly fields: ReadonlyMap<string, { readonly choices: readonly Choice[]; readonly truth: readonly TrueValue[] }>;
}

export class Names {
  readonly ids = new Map<string, number>();
  readonly names: string[] = [];
  frozen = false;
  id(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    if (this.frozen) return -1;
    this.names.push(name);
    this.ids.set(name, this.names.length - 1);
    return this.names.length - 1;
  }
}

/** A document as an example for each of the fields. */
export function exampleOf(
  house: string,
  layout: string,
  docType: string,
  pages: readonly Page[],
  truth: PlacedDocument | null,
  fields: readonly string[],
  names: Names,
): Example {
  const view = viewOf(pages);
  const seen = seeSpans(view, docType);
  const boxes = seen.map(({ span }) => {
    const box = unionBox(span.tokens.filter((t) => t.pageIndex === span.pageIndex).map((t) => t.box)) ?? { x: 0, y: 0, w: 0, h: 0 };
    return { pageNo: pages[span.pageIndex]?.pageNo ?? 1, box: view.givenBox(span.pageIndex, box) };
  });
  const all = truth === null ? new Map<string, TrueValue[]>() : trueValues(truth);
  const own = new Map<string, { choices: Choice[]; truth: readonly TrueValue[] }>();
  for (const name of fields) {
    const field = findField(name);
    if (field === undefined) continue;
    const listed = all.get(name) ?? [];
    const wanted = field.repeated || listed.length === 0 ? listed : [merge(name, listed)];
    const choices: Choice[] = [];
    for (const [at, { span }] of seen.entries()) {
      const meant = meaningOf(field, span);
      if (meant === null) continue;
      const key = keyOf(name, meant.value);
      const same = wanted.find(({ keys }) => keys.has(key));
      const place = boxes[at];
      const there = same?.places.some(({ pageNo, box }) => place !== undefined && pageNo === place.pageNo && boxOverlap(box, place.box) >= 0.5) ?? false;
      choices.push({ span: at, key, value: meant.value, label: same === undefined ? 0 : there ? 1 : -1 });
    }
    // Where no span stands at a marked place, one of the value will do.
    const settled = choices.some(({ label }) => label === 1) ? choices : choices.map((one) => (one.label === -1 ? { ...one, label: 1 as const } : one));
    if (settled.length > 0 || wanted.length > 0) own.set(name, { choices: settled, truth: wanted });
  }
  return {
    house, layout, docType,
    spans: seen.map(({ features }) => Int32Array.from([...new Set(features)].map((f) => names.id(f)).filter((id) => id >= 0))),
    texts: seen.map(({ span }) => span.text),
    boxes,
    fields: own,
  };
}
