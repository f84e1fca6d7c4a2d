import type { Anchor, DocTypeEntry, DocTypeId } from '../../src/classification/doc-type.ts';

/** Phrases of an opening page. */
export function first(weight: number, ...texts: readonly string[]): readonly Anchor[] {
  return texts.map((text) => ({ text, weight, page: 'first' }));
}

/** Phrases of any page. */
export function any(weight: number, ...texts: readonly string[]): readonly Anchor[] {
  return texts.map((text) => ({ text, weight, page: 'any' }));
}

/** An entry with only what the type has: most types have no form number and nothing that speaks against them. */
export function entry(id: DocTypeId, title: string, parts: Partial<Omit<DocTypeEntry, 'id' | 'title'>>): DocTypeEntry {
  return {
    id,
    title,
    titles: [],
    bareTitles: [],
    headWords: [],
    anchors: [],
    forms: [],
    selfNames: [],
    parts: [],
    against: [],
    length: 'several',
    ...parts,
  };
}
