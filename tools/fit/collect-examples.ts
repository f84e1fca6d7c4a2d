import { findField } from '@countersign/engine/fields/field-catalogue';
import { type Example, exampleOf, type Lesson, type Names, type SpanFeatures } from './examples.ts';
import type { AskedFields } from './fit-scores.ts';

export interface Collection {
  readonly examples: readonly Example[];
  readonly names: Names;
  readonly asked: AskedFields;
}

/** Fields that marks on the page answer, and lists of sentences: no span is one yet. */
function isScored(field: string): boolean {
  return findField(field)?.kind !== 'boolean' && field !== 'conditions' && field !== 'note_signature_date';
}

/** The fields that papers of a type print, by what is true of some paper of it. */
export class Asked {
  readonly byType = new Map<string, Set<string>>();

  add({ docType, truthOf }: Lesson, fields: readonly string[]): void {
    const own = this.byType.get(docType) ?? new Set();
    this.byType.set(docType, own);
    for (const name of fields.filter(isScored)) {
      const field = findField(name);
      if (field !== undefined && truthOf(field)?.isStated === true) own.add(name);
    }
  }
}

/** In layouts: what stands on one alone says nothing of others. */
const fewestLayouts = 2;

/** Leaves out features that only one layout has. */
export function sharedFeatures({ examples, names, asked }: Collection): Collection {
  const counts = new Int32Array(names.names.length);
  const lastSeen = new Map<number, string>();
  for (const { layout, spans } of examples)
    for (const { said, placed } of spans)
      for (const id of [...said, ...placed]) {
        if (lastSeen.get(id) === layout) continue;
        lastSeen.set(id, layout);
        counts[id] = (counts[id] ?? 0) + 1;
      }
  const isKept = (id: number): boolean => (counts[id] ?? 0) >= fewestLayouts;
  const thin = ({ kind, said, placed }: SpanFeatures): SpanFeatures => ({
    kind,
    said: said.filter(isKept),
    placed: placed.filter(isKept),
  });
  return { asked, names, examples: examples.map((one) => ({ ...one, spans: one.spans.map(thin) })) };
}

export function toExample(lesson: Lesson, asked: AskedFields, names: Names): Example {
  return exampleOf(lesson, asked.get(lesson.docType) ?? new Set(), names);
}
