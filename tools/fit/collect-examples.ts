import { findField } from '@countersign/engine/fields/field-catalogue';
import { trueValues } from '../../bench/fields/score-fields.ts';
import { layoutSets } from '../../bench/split/layout-sets.ts';
import type { Layout } from '../packages/core/layout.ts';
import { type Drawn, type Example, exampleOf, Names } from './examples.ts';
import type { AskedFields } from './fit-scores.ts';
import { drawnDocument } from './gather-pages.ts';
import { sampledDrawings } from './sampled-drawings.ts';

export interface Collection {
  readonly examples: readonly Example[];
  readonly names: Names;
  readonly asked: AskedFields;
}

/** Fields that marks on the page answer, and lists of sentences: no span is one yet. */
export function isScored(field: string): boolean {
  return findField(field)?.kind !== 'boolean' && field !== 'conditions' && field !== 'note_signature_date';
}

/** Layouts that were drawn together share a hand: the letter before their names says whose. */
function houseOf({ id }: Layout, set: string): string {
  return /^[a-z]-/.test(id) ? `${set} ${id.charAt(0)}` : `${set} first`;
}

/**
 * The open layouts and so many sampled houses of each type as examples. A layout that is only ever scored is never drawn
 * here.
 */
export async function collectExamples(houses: number): Promise<Collection> {
  const asked = new Map<string, Set<string>>();
  const names = new Names();
  const examples: Example[] = [];
  const drawings = function* (): Generator<Promise<Drawn | null>> {
    for (const { layout, house } of openLayouts()) yield drawn(layout, house);
    for (const sampled of sampledDrawings(houses)) yield Promise.resolve(sampled);
  };
  for (const drawing of drawings()) {
    const one = await drawing;
    if (one?.truth == null) continue;
    const own = asked.get(one.docType) ?? new Set();
    asked.set(one.docType, own);
    for (const field of trueValues(one.truth).keys()) if (isScored(field)) own.add(field);
  }
  for (const drawing of drawings()) {
    const one = await drawing;
    if (one !== null)
      examples.push(exampleOf(one, [...(asked.get(one.docType) ?? [])], (feature) => names.add(feature)));
  }
  return sharedFeatures({ examples, names, asked });
}

function openLayouts(): { readonly layout: Layout; readonly house: string }[] {
  return layoutSets
    .filter((set) => set.open)
    .flatMap(({ name, layouts }) => layouts.map((layout) => ({ layout, house: houseOf(layout, name) })))
    .filter(({ layout }) => layout.docType !== 'other');
}

async function drawn(layout: Layout, house: string): Promise<Drawn | null> {
  const { pages, truth } = await drawnDocument(layout, 1);
  const [one] = truth.documents;
  return one === undefined ? null : { house, layout: layout.id, docType: one.docType, pages, truth: one };
}

/** In layouts: what stands on one alone says nothing of others. */
const fewestLayouts = 2;

function sharedFeatures({ examples, names, asked }: Collection): Collection {
  const counts = new Int32Array(names.names.length);
  const lastSeen = new Map<number, string>();
  for (const { layout, spans } of examples)
    for (const id of new Set(spans.flatMap((ids) => [...ids]))) {
      if (lastSeen.get(id) === layout) continue;
      lastSeen.set(id, layout);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  const kept = new Names();
  const renamed = names.names.map((name, id) => ((counts[id] ?? 0) >= fewestLayouts ? kept.add(name) : -1));
  const renumber = (ids: Int32Array): Int32Array =>
    Int32Array.from([...ids].map((id) => renamed[id] ?? -1).filter((id) => id >= 0));
  return { asked, names: kept, examples: examples.map((one) => ({ ...one, spans: one.spans.map(renumber) })) };
}
